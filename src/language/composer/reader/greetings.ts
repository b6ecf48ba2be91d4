import type { Brief } from "#shared/contracts/brief.ts";
import type { Knowledge } from "../../subjects/knowledge.ts";
import type { Phrase } from "../bank.ts";
import type { Role } from "../roles.ts";
import { reviewMood } from "../source/review-mood.ts";
import type { Names } from "./addressed.ts";

/** Marks of the banks' notation, which no name brings along. */
const notation = /[<>{}|]/gu;

/** A plain form with a told name in it. */
export function withName(forms: readonly string[], name: string): string[] {
  return forms.map((form) => form.replace("{value}", () => name.replace(notation, "")));
}

/** How texts greet and thank: by name where one was told, and a review by what it says. */
export function greetingsFor({ plain }: Knowledge, brief: Brief, { reader }: Names): Partial<Record<Role, readonly Phrase[]>> {
  const hello = reader === null ? null : withName(plain("helloTo"), reader);
  const isPleased = reviewMood(brief.fields.review, brief.fields.stars) === "pleased";
  const thanks = isPleased ? plain("thanks") : plain("heard").map((heard) => `${heard} ${plain("regret")[0] ?? ""}`.trim());
  return {
    regret: plain("regret"),
    welcome: plain("welcome"),
    greeting: plain("hello"),
    supportGreeting: hello ?? plain("hello"),
    invitationOpening: plain("invite"),
    ramadanPost: plain("ramadan"),
    replyThanks: hello === null ? thanks : thanks.map((line) => `${hello[0]} ${line.charAt(0).toLowerCase()}${line.slice(1)}`),
  };
}
