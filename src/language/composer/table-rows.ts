import { itemsOf } from "../templates/field-text.ts";
import type { OutlineSection, TableColumn } from "../templates/template.ts";
import type { Drafting } from "./parts.ts";

/** A cell holds about this many words: a table is read at a glance. */
const cellWords = 8;

/** A Markdown table of the given columns: a month's plan, the tasks of a meeting. */
export function rows(section: OutlineSection, columns: readonly TableColumn[], drafting: Drafting): string {
  const count = section.count ?? 3;
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  return [
    line(columns.map(({ title }) => title[drafting.language])),
    line(columns.map(() => "---")),
    ...Array.from({ length: count }, (_, row) => line(columns.map((column) => cell(column, row, count, drafting)))),
  ].join("\n");
}

function cell({ fill, title }: TableColumn, row: number, rowCount: number, drafting: Drafting): string {
  const { picker, brief, language } = drafting;
  const blank = `[… ${title[language]}]`;
  if ("role" in fill)
    return (fill.role === "calendarIdea" && noteAt(row, drafting)) || (picker.next(fill.role, cellWords)?.text ?? blank);
  if ("words" in fill) return fill.words[row % fill.words.length]?.[language] ?? blank;
  // The days are spread over the month, the first one on its first day.
  if ("days" in fill) return String(1 + Math.floor((row * fill.days) / rowCount));
  if ("blank" in fill) return `[… ${fill.blank[language]}]`;
  const items = itemsOf(brief.fields[fill.cycle]);
  return items[row % Math.max(1, items.length)] ?? blank;
}

/** A plan of posts begins with what was told, a note a row. */
function noteAt(row: number, { brief, material }: Drafting): string | undefined {
  const note = brief.notes?.[row];
  if (note !== undefined) material.notes.taken.add(note);
  return note;
}
