import type { Addressee, Tone } from "#shared/options.ts";
import type { Template } from "../../templates/template.ts";

/** The kinds of text that examples are written for; every template learns from one of them. */
export const exampleFamilies = ["post", "long", "mail", "ad", "script", "formal"] as const;
export type ExampleFamily = (typeof exampleFamilies)[number];

/** A whole brief and the text that a writer of that country made of it. Everything in it is ours and invented. */
export interface Example {
  /** The key of the template whose form the text has. */
  readonly template: string;
  /** Whom the text speaks to; null where no form in it tells. */
  readonly addressee: Addressee | null;
  readonly tone: Tone;
  readonly topic: string;
  /** What the customer told, a fact each. The text says no other figures and names. */
  readonly facts: readonly string[];
  /** Markdown, as an answer has to be. */
  readonly text: string;
}

/** Forms of business and of the shop that are read as letters are. */
const letters: ReadonlySet<string> = new Set(["apology", "reviewReply", "supportMacro", "eventInvitation", "eidGreeting"]);
/** Forms of the shop that argue at length. */
const arguing: ReadonlySet<string> = new Set(["productReview", "productComparison", "aboutPage", "faq", "pitchDeck"]);

/** The kind of text that a template's examples are of. What is Standard in every dialect is formal. */
export function exampleFamilyOf({ key, register, family, category }: Template): ExampleFamily {
  if (register === "S") return "formal";
  if (family === "script") return "script";
  if (category === "email" || letters.has(key)) return "mail";
  if (category === "social") return "post";
  return family === "commerce" && !arguing.has(key) ? "ad" : "long";
}
