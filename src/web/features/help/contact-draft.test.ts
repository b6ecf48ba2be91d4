import { expect, test } from "vitest";
import { contactLimits } from "#shared/contact-limits.ts";
import { contactMessage } from "#shared/contracts/contact.ts";
import { type ContactDraft, emptyContact, problemsOf } from "./contact-draft.ts";

const good: ContactDraft = { name: "منى", email: "mona@example.com", topic: "problem", message: "الإيصال يقول غير ما طُلب." };

test("an empty form names every field that is missing", () => {
  expect(problemsOf(emptyContact)).toEqual({ name: "name", email: "email", message: "messageShort" });
  expect(problemsOf(good)).toEqual({});
});

test("what the form lets through, the server takes: both know the same limits", () => {
  const edge: ContactDraft = {
    name: "n".repeat(contactLimits.nameChars),
    email: "first.last+tag@mail.example.co",
    topic: "idea",
    message: "m".repeat(contactLimits.messageChars),
  };
  for (const draft of [good, edge]) {
    expect(problemsOf(draft)).toEqual({});
    expect(contactMessage.safeParse(draft).success).toBe(true);
  }
});

test("a slip in the address and a message too long are found before sending", () => {
  for (const email of ["mona", "mona@", "mona@example", "mona @example.com", "a@b.c\nBcc: x@y.zz"]) {
    expect(problemsOf({ ...good, email }), email).toEqual({ email: "email" });
  }
  expect(problemsOf({ ...good, message: "m".repeat(contactLimits.messageChars + 1) })).toEqual({ message: "messageLong" });
});
