import { briefLimits } from "#shared/brief-limits.ts";
import { type Variety, varieties } from "#shared/options.ts";
import { readStorage, writeStorage } from "#web/lib/storage.ts";

/** The states of the writing desk as they stand in its address. */
export interface GenerationsAddress {
  /** Chosen template; null: still to choose. */
  readonly templateId: number | null;
  /** The text that is being written or was written. */
  readonly generationId: string | null;
  /** What the brief shall begin with, once: after that it is the brief's. */
  readonly wish: BriefWish | null;
  /** True when something in the address is not ours and should disappear from it. */
  readonly isDamaged: boolean;
}

/** What a link to the desk may ask for. */
export interface BriefWish {
  readonly variety: Variety | null;
  readonly topic: string | null;
  readonly keywords: readonly string[];
  /** Headlines that the topic was found with: shown beside the brief as quotations, and never a part of it. */
  readonly headlines: readonly Headline[];
  /** Choices of template fields by key: `{ whichEid: "adha" }`. A template without such a choice ignores it. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface Headline {
  readonly title: string;
  /** An https address; null without one. */
  readonly url: string | null;
  readonly publisher: string;
}
const headlinesMax = 5;
const headlineChars = 300;
const wishedFields = 10;

/** A state to go to; `replace` where the one before should not be gone back to. */
export interface Goal {
  readonly templateId: number | null;
  readonly generationId?: string | null;
  readonly replace?: boolean;
}
export type Go = (goal: Goal) => void;

/** Reads `?template=1&generation=<id>`, and `&variety=ar-egyptian&topic=…` of a link that begins a brief. A template id that is not a positive whole number is ignored. */
export function readGenerationsAddress(search: string): GenerationsAddress {
  const query = new URLSearchParams(search);
  const template = unquote(query.get("template"));
  const generationId = unquote(query.get("generation"));
  const variety = varieties.find((candidate) => candidate === unquote(query.get("variety"))) ?? null;
  const topic = unquote(query.get("topic")).trim().slice(0, briefLimits.topicChars) || null;
  const keywords = listIn(query.get("keywords")).flatMap(keywordIn).slice(0, briefLimits.keywords);
  const headlines = headlinesIn(listIn(query.get("headlines")));
  const fields = fieldsIn(query.get("fields"));
  const wish = variety || topic ? { variety, topic, keywords, headlines, fields } : null;
  const templateId = /^[1-9]\d{0,8}$/.test(template) ? Number(template) : null;
  return { templateId, generationId: generationId || null, wish, isDamaged: template !== "" && templateId === null };
}

/** The wish as a link's parameters, for a step that comes before the desk. */
export function wishParams(wish: BriefWish | null): Record<string, unknown> {
  if (!wish) return {};
  const { variety, topic, keywords, headlines, fields } = wish;
  return {
    ...(variety ? { variety } : {}),
    ...(topic ? { topic } : {}),
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(headlines.length > 0 ? { headlines } : {}),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
  };
}

/** A value as the router writes it; null where it is none. */
function valueIn(written: string | null): unknown {
  try {
    return JSON.parse(written ?? "null");
  } catch {
    return null;
  }
}

function listIn(written: string | null): readonly unknown[] {
  const list = valueIn(written);
  return Array.isArray(list) ? list : [];
}

function fieldsIn(written: string | null): Readonly<Record<string, string>> {
  const fields = Object.entries(valueIn(written) ?? {}).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(fields.slice(0, wishedFields));
}

function keywordIn(value: unknown): readonly string[] {
  const keyword = typeof value === "string" ? value.trim() : "";
  return keyword !== "" && keyword.length <= briefLimits.keywordChars ? [keyword] : [];
}

/** The headlines in a stored or linked value; what is none is left out. */
export function headlinesIn(values: unknown): readonly Headline[] {
  return Array.isArray(values) ? values.flatMap(headlineIn).slice(0, headlinesMax) : [];
}

function headlineIn(value: unknown): readonly Headline[] {
  if (typeof value !== "object" || value === null) return [];
  const { title, url, publisher }: { title?: unknown; url?: unknown; publisher?: unknown } = value;
  if (typeof title !== "string" || title.trim() === "") return [];
  const isLink = typeof url === "string" && URL.parse(url)?.protocol === "https:";
  return [
    {
      title: title.slice(0, headlineChars),
      url: isLink ? url : null,
      publisher: typeof publisher === "string" ? publisher.slice(0, headlineChars) : "",
    },
  ];
}

/** The router writes values that look like JSON in quotes. */
function unquote(value: string | null): string {
  return (value ?? "").replace(/^"(.*)"$/, "$1");
}

const storageKey = "selectedTemplateId";

/** The template that was chosen last and not left since. */
export function storedTemplateId(): number | null {
  const stored = readStorage(storageKey) ?? "";
  return /^[1-9]\d{0,8}$/.test(stored) ? Number(stored) : null;
}

export function storeTemplateId(id: number | null): void {
  writeStorage(storageKey, id === null ? null : String(id));
}
