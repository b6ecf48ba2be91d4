import { bareForm } from "./proclitics.ts";

/** Which signs each form is; a form has one to three words. */
export type FormTable = ReadonlyMap<string, readonly string[]>;

const longestForm = 3;
/** A heap of forms in one sentence says no more than so many. */
const mostOfSign = 3;

/** The table of lists of forms ('form|form') by their sign. */
export function formTable(lists: readonly (readonly [sign: string, forms: string])[]): FormTable {
  const table = new Map<string, string[]>();
  for (const [sign, forms] of lists) for (const form of forms.split("|")) table.set(form, [...(table.get(form) ?? []), sign]);
  return table;
}

/** How much one form of a sign counts in the model before it is weighed. */
export function signScale(sign: string): number {
  return sign.startsWith("@sure") ? 3 : 2;
}

/** The signs of the form that begins at a word, or of the word without what is joined to it. */
export function signsAt(words: readonly string[], at: number, table: FormTable): ReadonlySet<string> {
  const [word = ""] = words.slice(at, at + 1);
  const runs = Array.from({ length: longestForm - 1 }, (_, more) => words.slice(at, at + more + 2).join(" "));
  return new Set([word, bareForm(word, table) ?? "", ...runs].flatMap((form) => table.get(form) ?? []));
}

/** How many forms of each sign stand in a sentence. */
export function formSigns(words: readonly string[], table: FormTable): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const at of words.keys()) {
    for (const sign of signsAt(words, at, table)) counts.set(sign, Math.min(mostOfSign, (counts.get(sign) ?? 0) + 1));
  }
  return counts;
}
