import type { FieldKey } from "../templates/field-keys.ts";
import { isFilled, itemsOf } from "../templates/field-text.ts";
import type { OutlineSection } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import { sentence } from "./facts/fact-sentence.ts";
import { blankAnswer } from "./facts/matching-notes.ts";
import { pricedGroup, pricesOf } from "./facts/priced-items.ts";
import { noteFormOf } from "./forms/note-forms.ts";
import { sortMinutes } from "./minutes.ts";
import { type Drafting, type Group, group } from "./parts.ts";

/** Lists whose items are told more of by the notes that share their words: a point of a meeting or an episode. */
const toldOf: ReadonlySet<FieldKey> = new Set<FieldKey>(["points"]);

/** The groups of a section that a form fills from notes; null where it is filled as any other. */
export function formGroups(section: OutlineSection, drafting: Drafting): Group[] | null {
  const { brief, material } = drafting;
  if (material.kind !== "form") return null;
  const form = material.notes;
  if (section.roles.includes("decision")) {
    const { decisions } = sortMinutes(brief.notes ?? [], itemsOf(brief.fields.attendees));
    for (const decision of decisions) form.taken.add(decision);
    return decisions.map((decision) => told("", decision, drafting));
  }
  if (section.columns?.some(({ fill }) => "role" in fill && fill.role === "actionItem")) return actionRows(section, drafting);
  // The items of a list that the form sorts stand in their parts.
  if (section.each !== undefined && noteFormOf(drafting.template)?.list === section.each) return [];
  if (!section.each || !isFilled(brief.fields[section.each])) return null;
  const items = itemsOf(brief.fields[section.each]);
  if (section.roles.includes("faqAnswer")) {
    const answers = form.takeAll(items, `${brief.topic} ${brief.fields.product ?? ""}`);
    return items.map((item) => told(`**${item}**\n\n`, answers.get(item) ?? blankAnswer(item, drafting.language), drafting));
  }
  if (section.each === "dishes") return pricedItems(items, drafting);
  if (!toldOf.has(section.each)) return null;
  return items.map((item) => {
    const note = form.take(item);
    return note === undefined ? group(item) : told(`**${item}:** `, note, drafting);
  });
}

function told(before: string, note: string, { language }: Drafting): Group {
  const text = sentence(note, language);
  return { ...group(before), pieces: [{ text, words: countWords(text) }], fixed: 1 };
}

/** A dish with its price, where a note tells it. */
function pricedItems(items: readonly string[], { brief, material, picker }: Drafting): Group[] {
  const { prices, notes } = pricesOf(items, brief.notes ?? []);
  for (const note of notes) material.notes.taken.add(note);
  return items.map((item) => {
    picker.remember(item);
    const price = prices.get(item);
    return price === undefined ? group(item) : pricedGroup(item, price);
  });
}

/** A row for each action that a note tells, and none besides. */
function actionRows({ columns = [] }: OutlineSection, drafting: Drafting): Group[] {
  const { brief, language, material } = drafting;
  const { actions } = sortMinutes(brief.notes ?? [], itemsOf(brief.fields.attendees));
  if (actions.length === 0) return [];
  // A note that tells more than the action stands among the points, too.
  for (const { note, task } of actions) if (task === note) material.notes.taken.add(note);
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  const [, , due] = columns;
  const rows = actions.map(({ task, owner, due: told }) => line([task, owner, told ?? `[… ${due?.title[language] ?? ""}]`]));
  return [group([line(columns.map(({ title }) => title[language])), line(columns.map(() => "---")), ...rows].join("\n"))];
}
