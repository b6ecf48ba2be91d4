import type { Phrase } from "./bank.ts";

/** A phrase without its theme mark, and the theme; a statement's is its facet. */
export function read(phrase: Phrase): { text: string; theme: string | null } {
  if (isStatement(phrase)) return { text: phrase.text, theme: phrase.about };
  const marked = typeof phrase === "string" ? phrase : phrase.text;
  const mark = /^@(\w+) /.exec(marked);
  return mark ? { text: marked.slice(mark[0].length), theme: mark[1] ?? null } : { text: marked, theme: null };
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
