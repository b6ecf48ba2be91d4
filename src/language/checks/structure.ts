import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";
import { fieldText, isFilled, itemsOf } from "../templates/field-text.ts";
import { isSteering } from "../templates/steering.ts";
import { type OutlineSection, type Template, type TemplateField, titleIn } from "../templates/template.ts";
import { fold } from "../text/normalise.ts";
import { asksTheReader, callRoles, isAnsweredByQuestion } from "./calls.ts";
import type { TextView } from "./view.ts";

/** Headings help from this length on; below it they chop a text up (the writers' rule). */
const headingsFromWords = 300;
/** A title without a mark is a short first line. */
const titleMaxWords = 16;
/** A field counts as said when this share of its telling words stands in the text: writers may rephrase what a user noted down. */
const saidShare = 0.34;
const tellingLetters = 3;

/** What the whole text has, counted once. */
interface Shape {
  readonly view: TextView;
  readonly folded: string;
  readonly headings: number;
  readonly listItems: number;
  readonly sentences: number;
  readonly hasBlank: boolean;
  readonly startsWithTitle: boolean;
  readonly labels: number;
  readonly scenes: number;
  readonly posts: number;
  readonly questions: number;
  readonly tableRows: number;
}

/**
 * Which sections of the template's outline the text has. Lenient: a section is missing only where it plainly is, since a good
 * text need not follow the outline's letter. Blanks count as said. A text that is made of facts leaves out the sections for which
 * there are none; they are not reported.
 */
export function checkStructure(
  view: TextView,
  template: Template | undefined,
  targetWords: number,
  isFromFacts: boolean,
): Report["structure"] {
  if (!template) return [];
  const shape = shapeOf(view);
  let texts = 0;
  let headed = 0;
  const all = template.outline.map((section) => {
    if (section.layout === "text") texts += 1;
    const helps = section.heading !== undefined && targetWords >= headingsFromWords && !isFromFacts;
    const isHeaded = section.title !== undefined || helps;
    if (isHeaded) headed += 1;
    const found =
      shape.sentences > 0 &&
      hasLayout(section, shape, texts) &&
      (!isHeaded || hasHeading(section, shape, headed)) &&
      saysFields(section, template, shape);
    return { section: section.id, found, isAsked: filledFields(section, view.brief).length > 0 };
  });
  return all.filter(({ found, isAsked }) => found || isAsked || !isFromFacts).map(({ section, found }) => ({ section, found }));
}

function shapeOf(view: TextView): Shape {
  const { text, lines } = view;
  const count = (form: RegExp) => text.match(form)?.length ?? 0;
  const first = lines.find(({ kind }) => kind !== "blank");
  return {
    view,
    folded: fold(text),
    headings: lines.filter(({ kind }) => kind === "heading" || kind === "label").length,
    listItems: lines.filter(({ kind }) => kind === "list").length,
    sentences: view.sentences.length,
    hasBlank: /\[…/.test(text),
    startsWithTitle:
      first !== undefined &&
      (first.kind === "heading" ||
        first.kind === "label" ||
        text.slice(first.start, first.end).split(/\s+/).length <= titleMaxWords),
    labels: count(/^[ \t]*(?:[-*] )?\**[^:：\n*]{2,40}[:：]\**[ \t]*\S/gmu) + count(/^[ \t]*\*\*[^*\n]+\*\*:?[ \t]*$/gm),
    scenes: count(
      /(?<![\d٠-٩])[\d٠-٩]{1,4}[ \t]{0,2}[–—-][ \t]{0,2}[\d٠-٩]+|(?<![\d٠-٩])[\d٠-٩]{1,3}:[\d٠-٩]{2}|مشهد|\bscene\b/giu,
    ),
    posts: lines.filter(({ kind }) => kind === "post").length,
    questions: count(/[?؟]/g),
    tableRows: lines.filter(({ kind }) => kind === "table").length,
  };
}

function hasLayout(section: OutlineSection, shape: Shape, textsSoFar: number): boolean {
  const { view } = shape;
  switch (section.layout) {
    case "title":
      return shape.startsWithTitle || shape.headings > 0;
    case "text":
      if (section.roles[0] !== undefined && callRoles.includes(section.roles[0])) return hasCall(section, shape);
      // Each text section needs at least a sentence of its own.
      return shape.sentences >= textsSoFar;
    case "bullets":
      return shape.listItems > 0 && hasItems(section, shape);
    case "steps":
      return (shape.listItems > 1 || section.count === 1) && hasItems(section, shape);
    case "options":
      return shape.listItems >= Math.min(2, section.count ?? 2);
    case "line":
      return shape.labels > 0 || view.lines.filter(({ kind }) => kind !== "blank").length > 1;
    case "questions":
      return shape.questions >= Math.min(2, section.count ?? 2);
    case "scenes":
      return shape.scenes >= (section.count === 1 ? 1 : 2) && (section.roles[0] !== "callToAction" || hasCall(section, shape));
    case "posts":
      return shape.posts > 1;
    case "table":
      return shape.tableRows > 2;
    case "facts":
      return shape.labels > 0 || filledFields(section, view.brief).length === 0 || saidFields(section, shape) > 0;
    case "hashtags":
      return /#(?:\p{L}|\[…)/u.test(view.text);
    default:
      return true;
  }
}

function hasCall(section: OutlineSection, shape: Shape): boolean {
  return isAnsweredByQuestion(section, shape.view.text) || asksTheReader(shape.view.text);
}

/** Items that the user listed: most of them stand in the text, as typed or in blanks. */
function hasItems(section: OutlineSection, { view, folded, hasBlank }: Shape): boolean {
  const items = section.each ? itemsOf(view.brief.fields[section.each]) : [];
  if (items.length === 0 || hasBlank) return true;
  return items.filter((item) => isSaid(item, folded)).length * 2 >= items.length;
}

/** Half of the headed sections may go without: writers merge sections, and that is no fault. */
function hasHeading({ title }: OutlineSection, { view, headings, folded }: Shape, headedSoFar: number): boolean {
  const titles = title ? [titleIn(title, view.brief.variety), title.ar, title.en] : [];
  if (titles.some((heading) => folded.includes(fold(heading)))) return true;
  return headings >= Math.ceil(headedSoFar / 2);
}

function fieldsOf(section: OutlineSection, template: Template): TemplateField[] {
  return template.fields.filter((field) => section.fields?.includes(field.key));
}

function filledFields(section: OutlineSection, brief: Brief): string[] {
  return (section.fields ?? []).filter((key) => !isSteering(key) && isFilled(brief.fields[key]));
}

function saidFields(section: OutlineSection, { view, folded }: Shape): number {
  return filledFields(section, view.brief).filter((key) => isSaid(String(view.brief.fields[key]), folded)).length;
}

/** The expected own fields of the section stand in the text, whole or in most of their words; a blank stands for any of them. */
function saysFields(section: OutlineSection, template: Template, { view, folded, hasBlank }: Shape): boolean {
  if (hasBlank) return true;
  return fieldsOf(section, template).every((field) => {
    const value = view.brief.fields[field.key];
    const laysOut = field.type === "choice" || field.type === "number" || isSteering(field.key);
    if (!field.expected || laysOut || !isFilled(value)) return true;
    return isSaid(Array.isArray(value) ? itemsOf(value).join(" ") : fieldText(field, value, view.brief.variety), folded);
  });
}

function isSaid(value: string, folded: string): boolean {
  const wanted = fold(value);
  if (folded.includes(wanted)) return true;
  const words = (wanted.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= tellingLetters);
  if (words.length === 0) return true;
  const stem = (word: string) => word.replace(/^(?:وال|بال|لل|ال|و)(?=\p{L}{3})/u, "");
  return words.filter((word) => folded.includes(stem(word))).length / words.length >= saidShare;
}
