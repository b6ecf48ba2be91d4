import type { Phrase } from "./bank.ts";

/** A phrase's text, and the facet that a statement is about. */
export function read(phrase: Phrase): { text: string; theme: string | null } {
  return isStatement(phrase)
    ? { text: phrase.text, theme: phrase.about }
    : { text: typeof phrase === "string" ? phrase : phrase.text, theme: null };
}

export function isStatement(phrase: Phrase): phrase is Exclude<Phrase, string> & { readonly about: string } {
  return typeof phrase !== "string" && phrase.about !== undefined;
}

/** The template fields whose values the phrase holds. */
export function ownFieldsIn(phrase: Phrase): string[] {
  return [...(typeof phrase === "string" ? phrase : phrase.text).matchAll(/\{=(\w+)\}/g)].map(([, key = ""]) => key);
}

/** Whether the phrase holds a value of the person's own. */
export function carriesField(phrase: Phrase): boolean {
  return ownFieldsIn(phrase).length > 0;
}

/** How many facts a text leaves to the user. */
export function blanksIn(text: string): number {
  return text.split("[…").length - 1;
}

/** Empty choices leave double spaces; a value of the user's own may bring its own full stop or quotation marks. */
export function tidy(text: string): string {
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ ([،؛؟.,!?;:])(?!\.)/g, "$1")
    .replace(/([.!?؟])(["”»])?\.(?!\.)/g, "$1$2");
}
