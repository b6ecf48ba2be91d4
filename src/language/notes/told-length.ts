import type { Brief } from "#shared/contracts/brief.ts";
import { fieldText, isFilled } from "../templates/field-text.ts";
import { isSteering } from "../templates/steering.ts";
import type { Template } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import { withBrandFacts } from "./brand-facts.ts";

/** A text that is asked to be so many times as long as what is told has little to say of its own. */
const thinFactor = 12;
/** Such a text may end at this share of the length asked: models are told so, and the check counts it as met. */
export const earlyEnd = 2 / 3;

/** Whether what is told fills a text of this length only with repeats and inventions. */
export function tellsLittle(brief: Brief, template: Template, targetWords: number): boolean {
  const fields = template.fields.flatMap((field) => {
    const value = brief.fields[field.key];
    return isFilled(value) && !isSteering(field.key) ? [fieldText(field, value, brief.variety)] : [];
  });
  const told = countWords([brief.topic, ...fields, ...(withBrandFacts(brief).notes ?? [])].join("\n"));
  return told * thinFactor < targetWords;
}
