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

/** What a link to the desk may ask for: a variety, a topic. */
export interface BriefWish {
  readonly variety: Variety | null;
  readonly topic: string | null;
}

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
  const wish = variety || topic ? { variety, topic } : null;
  const templateId = /^[1-9]\d{0,8}$/.test(template) ? Number(template) : null;
  return { templateId, generationId: generationId || null, wish, isDamaged: template !== "" && templateId === null };
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
