import { type ContactTopic, contactLimits } from "#shared/contact-limits.ts";

/** A message to support while it is being written. */
export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly message: string;
}

export const emptyContact: ContactDraft = { name: "", email: "", topic: "question", message: "" };

type ContactProblem = "name" | "email" | "messageShort" | "messageLong";
export type ContactProblems = Partial<Record<"name" | "email" | "message", ContactProblem>>;

/** Near enough to tell a slip of the finger; the server has the last word. */
const addressForm = /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().]{2,}$/;

/** What keeps the message from being sent, by field; empty when nothing does. */
export function problemsOf({ name, email, message }: ContactDraft): ContactProblems {
  const words = message.trim();
  const tooShort = words.length < contactLimits.messageCharsMin;
  const messageProblem = tooShort ? "messageShort" : words.length > contactLimits.messageChars ? "messageLong" : null;
  return {
    ...(name.trim() === "" ? { name: "name" } : {}),
    ...(addressForm.test(email.trim()) && email.trim().length <= contactLimits.emailChars ? {} : { email: "email" }),
    ...(messageProblem ? { message: messageProblem } : {}),
  };
}

export type ContactFailure = "network" | "limited" | "other";

/** Sends the message. Null when it arrived, otherwise why not; a server that does not answer is cut off after half a minute. */
export async function sendContact(draft: ContactDraft, language: string): Promise<ContactFailure | null> {
  const body = { ...draft, name: draft.name.trim(), email: draft.email.trim(), message: draft.message.trim() };
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    if (response.ok) return null;
    return response.status === 429 ? "limited" : "other";
  } catch {
    // No answer at all: there is no connection, or the server is too slow to be one. The form says so and keeps what was written.
    return "network";
  }
}
