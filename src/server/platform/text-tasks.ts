import { check } from "#language/checks/check.ts";
import { fixPassage } from "#language/checks/follow-fixes.ts";
import { convertByWords } from "#language/convert/convert-by-words.ts";
import { countChangedWords } from "#language/diff/word-diff.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";

/** What is computed from a person's text and may take long: at once where the text is short, else in a child process. */
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
 * A report for storing. Strings of it are cut out of the text, and PostgreSQL takes neither halves of surrogate pairs nor NUL
 * characters in JSON.
 */
function report(text: string, brief: Brief): Report {
  const json = JSON.stringify(check(text, brief), (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value,
  );
  return JSON.parse(json) as Report;
}
