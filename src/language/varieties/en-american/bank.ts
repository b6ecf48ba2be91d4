import type { SpokenBank } from "#language/composer/bank.ts";
import { body } from "#language/varieties/en-american/body.ts";
import { endings } from "#language/varieties/en-american/endings.ts";
import { fields } from "#language/varieties/en-american/fields.ts";
import { openings } from "#language/varieties/en-american/openings.ts";
import { selling } from "#language/varieties/en-american/selling.ts";
import { telling } from "#language/varieties/en-american/telling.ts";
import { audience, labels, tone } from "#language/varieties/en-american/words.ts";

export const bank: SpokenBank = {
  labels,
  audience,
  tone,
  phrases: { ...openings, ...body, ...selling, ...telling, ...endings },
  fields,
};
