import type { Brief } from "#shared/contracts/brief.ts";
import { findTemplate } from "../templates/registry.ts";
import { fold } from "../text/normalise.ts";
import { wordsOf } from "../text/words.ts";

/** All that a person wrote into a brief, for looking up what it names. */
export interface BriefWords {
  /** Folded, with one space around everything: ' … '. */
  readonly folded: string;
  /** The words as they were typed, with their folded forms, in order. */
  readonly words: readonly { readonly typed: string; readonly folded: string }[];
}

/** Choices, numbers, dates and addresses are not the person's words. */
const ownWordTypes: readonly string[] = ["text", "place", "long", "list"];

/** The topic, the keywords, the notes and the own fields of free text; an unknown template has no own fields. */
export function readBriefWords(brief: Brief): BriefWords {
  const fields = findTemplate(brief.templateId)?.fields ?? [];
  const values = fields.filter(({ type }) => ownWordTypes.includes(type)).map(({ key }) => brief.fields[key]);
  const typed = [brief.topic, ...brief.keywords, ...(brief.notes ?? []), ...values.flat()]
    .filter((value) => typeof value === "string")
    .join("\n");
  return {
    folded: ` ${fold(typed).replace(/\s+/g, " ")} `,
    words: wordsOf(typed).map((word) => ({ typed: word, folded: fold(word) })),
  };
}

/** The small words that join an Arabic noun from the front, and its article. */
export const joinedBefore = "[وف]?(?:[بك]?ال|لل|[بكل])?";

/** Whether one of these expressions over folded words stands in the brief as a whole word, joined words and article aside. */
export function names({ folded }: BriefWords, pattern: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${joinedBefore}(?:${pattern})(?![\\p{L}\\p{N}])`, "u").test(folded);
}
