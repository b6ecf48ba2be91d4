import { check } from "#language/checks/check.ts";
import { fixPassage } from "#language/checks/follow-fixes.ts";
import { convertByWords } from "#language/convert/convert-by-words.ts";
import { countChangedWords } from "#language/diff/word-diff.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";

/** Possibly slow computations on a person's text. Short texts are computed directly, others in a child process. */
export const textTasks = {
  report,
  changes: countChangedWords,
  convert: convertByWords,
  fix: (passage: string, brief: Brief): string => fixPassage(passage, (text) => check(text, brief)).text,
} as const;

type Tasks = typeof textTasks;

/** A task by its name, with the arguments of its function. */
export type TextTask = { [Kind in keyof Tasks]: { readonly kind: Kind; readonly input: Parameters<Tasks[Kind]> } }[keyof Tasks];

/**
 * A report that PostgreSQL can store as JSON. Its strings are cut out of the text, so they may contain NUL characters and unpaired
 * surrogates, which PostgreSQL refuses.
 */
function report(text: string, brief: Brief, known: readonly string[]): Report {
  const json = JSON.stringify(check(text, brief, known), (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value,
  );
  return JSON.parse(json) as Report;
}
