import type { Brief } from "#shared/contracts/brief.ts";
import { tellsLittle } from "../notes/told-length.ts";
import { platformLimit } from "../templates/platform-limit.ts";
import { type OutlineSection, offeredLengths, type Template } from "../templates/template.ts";

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
  return tellsLittle(brief, template, targetWords)
    ? `${rule}; the brief tells little, so end earlier, at two thirds of it if need be, before you repeat yourself or make things up`
    : rule;
}

/** Which Markdown the form has: a title only where it has one, headings only where a section has one. */
export function markdownRule(outline: readonly OutlineSection[], { isHeaded }: { readonly isHeaded: boolean }): string {
  const hasTitle = outline.some(({ layout }) => layout === "title");
  const hasHeadings = outline.some(({ title, heading }) => title !== undefined || (isHeaded && heading !== undefined));
  const marks = [hasTitle ? "`# ` for the title" : "no title", hasHeadings ? "`## ` for headings" : "no headings"];
  return `- Markdown only: ${marks.join(", ")}, lists where the plan says so. No HTML, no links or images that the brief does not give, no code fence around the text.`;
}
