import { languageOf, type Variety } from "#shared/options.ts";
import { isSteering } from "../templates/steering.ts";
import { maxCharsOf, type OutlineSection, type SectionLayout, type Template, titleIn } from "../templates/template.ts";

/** How each layout looks in Markdown; a new layout does not compile without its line. */
const layoutRules: Readonly<Record<SectionLayout, string>> = {
  title: "one line: `# ` and the title",
  text: "paragraphs",
  bullets: "a bulleted list, one point a bullet, `- **name:** sentence` where the points have names",
  steps: "a numbered list, one step a line",
  options: "numbered alternatives under a short bold label",
  line: "one line that starts with a short bold label",
  questions: "each question in bold on its own line, its answer as a paragraph below",
  scenes: "scenes: time, picture, what the voice says, text on screen; only the spoken words count as words",
  posts: "numbered posts (`1/7 …`), a paragraph each, at most 280 characters each",
  table: "a Markdown table",
  extract: "the heart of the given text, in your own words",
  facts: "a list of `- **label:** value` with the facts of the brief only",
  hashtags: "one line of hashtags, made from the keywords and the topic",
  signature: "the signature line",
};

/** Headings chop up a text that is shorter than this; the built-in writer draws the same line. */
export const headingsFromWords = 300;

/** The plan of the text, section by section, with the words that each gets. */
export function outlineText(template: Template, targetWords: number, variety: Variety): string {
  return template.outline
    .map((section, index) => `${index + 1}. ${sectionText(section, template, sizeOf(section, targetWords), variety)}`)
    .join("\n");
}

/** How much of a section is to be written. */
export interface SectionSize {
  readonly words: number;
  /** Parts with a heading each. */
  readonly parts: number;
  readonly isHeaded: boolean;
}

/** What a section holds in a text of so many words. */
export function sizeOf(section: OutlineSection, targetWords: number): SectionSize {
  const words = Math.round(section.share * targetWords);
  const parts = section.wordsPerPart ? Math.max(1, Math.round(words / section.wordsPerPart)) : 1;
  return { words, parts, isHeaded: section.heading !== undefined && targetWords >= headingsFromWords };
}

/** One section of the plan: what it does, how it looks, how long it is, and which fields it says. */
export function sectionText(
  section: OutlineSection,
  template: Template,
  { words, parts, isHeaded }: SectionSize,
  variety: Variety,
): string {
  const fields = (section.fields ?? []).filter((key) => !isSteering(key)).map((key) => labelOf(template, key));
  return [
    `${section.purpose.en}: ${layoutRules[section.layout]}`,
    words > 0 ? `about ${words} words` : null,
    parts > 1 ? `in ${parts} parts` : null,
    section.title ? `under \`## ${titleIn(section.title, variety)}\`` : null,
    section.maxChars ? `each at most ${maxCharsOf(section, languageOf(variety))} characters` : null,
    section.columns ? `columns: ${section.columns.map(({ title }) => title.en).join(", ")}` : null,
    section.itemBlank ? `a marked blank for the ${section.itemBlank.en} before each` : null,
    isHeaded ? `under ${parts > 1 ? "a `## ` heading each" : "a `## ` heading"}` : null,
    section.count ? `${section.count} of them` : null,
    section.each ? `one for each of '${labelOf(template, section.each)}'` : null,
    fields.length > 0 ? `says ${fields.map((label) => `'${label}'`).join(", ")} if given` : null,
  ]
    .filter((part) => part !== null)
    .join("; ");
}

function labelOf(template: Template, key: string): string {
  return template.fields.find((field) => field.key === key)?.label.en ?? key;
}
