import type { Bilingual } from "#shared/options.ts";
import { itemsOf } from "../templates/field-text.ts";
import type { OutlineSection, TableColumn } from "../templates/template.ts";
import { type PlannedPost, plannedPosts } from "./forms/calendar.ts";
import type { Drafting } from "./parts.ts";
import type { Role } from "./roles.ts";

/** A cell holds about this many words: a table is read at a glance. */
const cellWords = 8;

/** A Markdown table of the given columns: a month's plan, the tasks of a meeting. */
export function rows(section: OutlineSection, columns: readonly TableColumn[], drafting: Drafting): string {
  const most = section.count ?? 3;
  const posts = columns.some((column) => isOf(column, "calendarIdea")) ? plannedPosts(most, drafting) : [];
  // A plan has as many posts as there are things to say. Where nothing was told it has ideas that fit any shop.
  const count = posts.length || most;
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  const table = [
    line(columns.map(({ title }) => title[drafting.language])),
    line(columns.map(() => "---")),
    ...Array.from({ length: count }, (_, row) => line(columns.map((column) => cell(column, row, count, posts, drafting)))),
  ].join("\n");
  // What is missing in many rows is asked for once.
  const asked = columns.find((column) => isOf(column, "captionLine"));
  return asked && posts.length < most ? `${table}\n\n[… ${(posts.length > 0 ? more : others)[drafting.language]}]` : table;
}

const others: Bilingual = { en: "The first lines of the other ideas", ar: "السطر الأول لبقية الأفكار" };
const more: Bilingual = {
  en: "What else happens this month that a post could show?",
  ar: "ماذا يحدث غير ذلك هذا الشهر ويصلح منشورًا؟",
};
const notYet = "—";

const isOf = ({ fill }: TableColumn, role: Role) => "role" in fill && fill.role === role;

function cell(column: TableColumn, row: number, rowCount: number, posts: readonly PlannedPost[], drafting: Drafting): string {
  const { picker, brief, language } = drafting;
  const { fill, title } = column;
  const blank = `[… ${title[language]}]`;
  if (isOf(column, "captionLine")) return posts[row]?.line ?? notYet;
  if ("role" in fill) {
    const planned = fill.role === "calendarIdea" ? posts[row]?.idea : undefined;
    return planned ?? picker.next(fill.role, cellWords)?.text ?? blank;
  }
  if ("words" in fill) return fill.words[row % fill.words.length]?.[language] ?? blank;
  // The days are spread over the month, the first one on its first day.
  if ("days" in fill) return String(1 + Math.floor((row * fill.days) / rowCount));
  if ("blank" in fill) return `[… ${fill.blank[language]}]`;
  const items = itemsOf(brief.fields[fill.cycle]);
  return items[row % Math.max(1, items.length)] ?? blank;
}
