import type { SpokenBank } from "#language/composer/bank.ts";
import { body } from "#language/varieties/en-american/body.ts";
import { campaigns } from "#language/varieties/en-american/campaigns.ts";
import { endings } from "#language/varieties/en-american/endings.ts";
import { fields } from "#language/varieties/en-american/fields.ts";
import { mails } from "#language/varieties/en-american/mails.ts";
import { openings } from "#language/varieties/en-american/openings.ts";
import { pages } from "#language/varieties/en-american/pages.ts";
import { selling } from "#language/varieties/en-american/selling.ts";
import { telling } from "#language/varieties/en-american/telling.ts";
import { audience, labels, tone } from "#language/varieties/en-american/words.ts";

export const bank: SpokenBank = {
  labels,
  audience,
  tone,
  phrases: { ...openings, ...body, ...selling, ...telling, ...endings, ...mails, ...campaigns, ...pages },
  fields,
};
