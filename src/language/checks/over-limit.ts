import type { Report, Span } from "#shared/contracts/report.ts";
import { languageOf } from "#shared/options.ts";
import { maxCharsOf, type OutlineSection, type SectionLayout, type Template } from "../templates/template.ts";
import type { Line, TextView } from "./view.ts";

/** A post on X. */
const postMaxChars = 280;

/** Layouts that are printed as lists; those with a limit are matched with the text's lists in order. */
const listLayouts: ReadonlySet<SectionLayout> = new Set<SectionLayout>(["options", "bullets", "steps"]);
/** 'Description: …', with or without the bold marks. */
const labelled = /^[ \t]*\*\*[^*\n]{2,40}:\*\*[ \t]*\S/u;

/** Lines longer than their form allows: an ad's headline, an SMS, a search result's description, a post. */
export function findOverLimit(view: TextView, template: Template | undefined): Report["overLimit"] {
  if (!template) return [];
  return [...postsOver(view, template), ...listsOver(view, template), ...linesOver(view, template)];
}

const limitOf = (section: OutlineSection, view: TextView) => maxCharsOf(section, languageOf(view.brief.variety));

function over(items: readonly Span[], limit: number, view: TextView): Report["overLimit"] {
  return items.filter(({ start, end }) => charsIn(view.text.slice(start, end)) > limit).map((span) => ({ ...span, limit }));
}

/** Characters as a person types them: bold marks are ours, an emoji is one. */
function charsIn(text: string): number {
  return [...text.replaceAll("**", "").trim()].length;
}

function postsOver(view: TextView, template: Template): Report["overLimit"] {
  if (!template.outline.some(({ layout }) => layout === "posts")) return [];
  const starts = view.lines.filter(({ kind }) => kind === "post").map(({ start }) => start);
  // A post runs to the next one.
  const posts = starts.map((start, index) => ({ start, end: starts[index + 1] ?? view.text.length }));
  return over(posts, postMaxChars, view);
}

/** The text's lists, each as the lines that follow one another. */
function listsOf(lines: readonly Line[]): Line[][] {
  const lists: Line[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.kind !== "list") isOpen = false;
    else if (isOpen) lists.at(-1)?.push(line);
    else {
      lists.push([line]);
      isOpen = true;
    }
  }
  return lists;
}

function listsOver(view: TextView, template: Template): Report["overLimit"] {
  const sections = template.outline.filter(({ layout }) => listLayouts.has(layout));
  if (sections.every(({ maxChars }) => maxChars === undefined)) return [];
  const lists = listsOf(view.lines);
  const items = (list: readonly Line[]) => list.map(({ wordsStart, end }) => ({ start: wordsStart, end }));
  // One list section, or as many lists as sections: clear. Otherwise only the widest limit is sure to hold.
  if (sections.length === 1) return over(lists.flatMap(items), limitOf(sections[0] as OutlineSection, view), view);
  if (sections.length === lists.length) {
    return sections.flatMap((section, index) => over(items(lists[index] ?? []), limitOf(section, view), view));
  }
  return over(lists.flatMap(items), Math.max(...sections.map((section) => limitOf(section, view))), view);
}

function linesOver(view: TextView, template: Template): Report["overLimit"] {
  const sections = template.outline.filter(({ layout }) => layout === "line");
  if (sections.every(({ maxChars }) => maxChars === undefined)) return [];
  const lines = view.lines.filter(({ start, end }) => labelled.test(view.text.slice(start, end)));
  if (lines.length !== sections.length) return [];
  return sections.flatMap((section, index) => {
    const line = lines[index] as Line;
    const labelEnd = view.text.indexOf(":**", line.start) + ":**".length;
    return over([{ start: labelEnd, end: line.end }], limitOf(section, view), view);
  });
}
