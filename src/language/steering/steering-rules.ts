import type { Brief } from "#shared/contracts/brief.ts";
import { withBrandFacts } from "../notes/brand-facts.ts";
import type { Template } from "../templates/template.ts";
import { markedWords } from "./marked-words.ts";

/** What a text is kept from while it is written. Plain data: it goes to another process. */
export interface SteeringRules {
  /** Whole words, folded. */
  readonly words: readonly string[];
  /** What the person told: its own words are written as they were told. */
  readonly told: readonly string[];
}

/** The rules for a text of this brief; null where nothing is steered: Standard Arabic, English, and forms that stay in Standard. */
export function steeringRules(brief: Brief, template: Pick<Template, "register"> | undefined): SteeringRules | null {
  if (template?.register === "S") return null;
  const words = markedWords(brief.variety);
  if (words.length === 0) return null;
  const values = Object.values(brief.fields).flatMap((value) =>
    typeof value === "string" ? [value] : Array.isArray(value) ? value : [],
  );
  const told = [...brief.keywords, ...(withBrandFacts(brief).notes ?? []), ...values, brief.brandVoice?.signOff ?? ""];
  return { words, told: told.filter((text) => text.trim() !== "") };
}
