import type { Brief } from "#shared/contracts/brief.ts";
import { withBrandFacts } from "../notes/brand-facts.ts";
import { fieldText, isFilled } from "../templates/field-text.ts";
import { platformLimit } from "../templates/platform-limit.ts";
import { isSteering } from "../templates/steering.ts";
import { type OutlineSection, offeredLengths, type Template } from "../templates/template.ts";
import { countWords } from "../text/words.ts";

/** A text that is asked to be so many times as long as what is told has little to say of its own. */
const thinFactor = 12;

/**
 * How long the text is to be: one rule, which nothing else in a prompt contradicts. A platform's limit comes before the form's, the
 * form's before the words asked, and the words asked follow what was told.
 */
export function lengthRule(brief: Brief, template: Template, targetWords: number): string {
  const limit = platformLimit(brief);
  if (limit !== undefined && template.fields.some(({ key }) => key === "platform"))
    return `at most ${limit} characters in all, hashtags included; this limit decides the length`;
  if (offeredLengths(template).length === 0)
    return `as long as the limits of the plan let it be, about ${targetWords} words in all`;
  const rule = `about ${targetWords} words, give or take ten percent`;
  return toldWords(brief, template) * thinFactor < targetWords
    ? `${rule}; the brief tells little, so end earlier, at two thirds of it if need be, before you repeat yourself or make things up`
    : rule;
}

/** The words of everything that the text is to say. */
function toldWords(brief: Brief, template: Template): number {
  const fields = template.fields.flatMap((field) => {
    const value = brief.fields[field.key];
    return isFilled(value) && !isSteering(field.key) ? [fieldText(field, value, brief.variety)] : [];
  });
  return countWords([brief.topic, ...fields, ...(withBrandFacts(brief).notes ?? [])].join("\n"));
}

/** Which Markdown the form has: a title only where it has one, headings only where a section has one. */
export function markdownRule(outline: readonly OutlineSection[], { isHeaded }: { readonly isHeaded: boolean }): string {
  const hasTitle = outline.some(({ layout }) => layout === "title");
  const hasHeadings = outline.some(({ title, heading }) => title !== undefined || (isHeaded && heading !== undefined));
  const marks = [hasTitle ? "`# ` for the title" : "no title", hasHeadings ? "`## ` for headings" : "no headings"];
  return `- Markdown only: ${marks.join(", ")}, lists where the plan says so. No HTML, no links or images that the brief does not give, no code fence around the text.`;
}
