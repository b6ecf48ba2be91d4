import { readdirSync, readFileSync } from "node:fs";
import { isOutline } from "#language/checks/words.ts";
import type { Random } from "#language/composer/random.ts";
import { loadSubject, type SubjectId, subjectIds } from "#language/subjects/registry.ts";
import { withSubject } from "#language/subjects/subject-of.ts";
import { isThin } from "#language/subjects/thin-subject.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { composeText, saidIn } from "#server/writers/built-in.ts";
import { type Brief, brief as briefSchema, type FieldValue } from "#shared/contracts/brief.ts";

interface Entry {
  readonly id: string;
  readonly pack?: string;
  readonly brief: Brief;
}

export interface Written {
  readonly id: string;
  readonly brief: Brief;
  /** Template, variety, length, topic and all that was told, as a reader sees it. */
  readonly asked: string;
  readonly text: string;
  readonly isOutline: boolean;
  readonly subject: SubjectId | undefined;
  /** How many statements of that subject stand in it. */
  readonly statements: number;
}

const briefs = new URL("../briefs/", import.meta.url);

/** The ninety briefs. */
export const entries = readdirSync(briefs)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, briefs), "utf8")) as Entry[]);

/** The draft of a brief, from the subject that its writer named or that is found in it, or from `other`. */
export async function write({ id, brief: given, pack }: Entry, other?: SubjectId): Promise<Written> {
  const checked = checkBrief(briefSchema.parse(given));
  const found = withSubject(checked.brief);
  const subject = other ?? subjectIds.find((one) => one === (pack ?? found.subject));
  const written = { ...checked, brief: { ...found, ...(subject ? { subject } : {}) } };
  const text = await composeText(written, 1);
  const { brief, template, targetWords } = checked;
  const asked = [
    `${template.name.en}, ${brief.variety}, ${targetWords} words`,
    `TOPIC: ${brief.topic}`,
    "TOLD:",
    ...[...(brief.notes ?? []), ...Object.values(brief.fields).map(shown)].map((told) => `  - ${told}`),
  ];
  const statements = (await saidIn(text, written)).length;
  return { id, brief, asked: asked.join("\n"), text, isOutline: isOutline(text), subject, statements };
}

function shown(value: FieldValue): string {
  if (Array.isArray(value)) return value.join("; ");
  return typeof value === "object" ? `${value.amount} ${value.currency}` : String(value);
}

/** The subjects of which statements are written. */
export async function fullSubjects(): Promise<SubjectId[]> {
  const all = await Promise.all(subjectIds.map(async (id) => ({ id, isThin: isThin((await loadSubject(id)).pack) })));
  return all.filter((one) => !one.isThin).map(({ id }) => id);
}

export function shuffled<T>(all: readonly T[], random: Random): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Pieces under numbered headings, by which a reader answers and a key is kept. */
export function numbered<T>(all: readonly T[], print: (one: T) => string): string {
  return all.map((one, at) => `### ${at + 1}\n${print(one)}`).join("\n\n");
}
