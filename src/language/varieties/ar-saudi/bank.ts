import type { SpokenBank } from "#language/composer/bank.ts";
import { body } from "#language/varieties/ar-saudi/body.ts";
import { campaigns } from "#language/varieties/ar-saudi/campaigns.ts";
import { endings } from "#language/varieties/ar-saudi/endings.ts";
import { fields } from "#language/varieties/ar-saudi/fields.ts";
import { mails } from "#language/varieties/ar-saudi/mails.ts";
import { openings } from "#language/varieties/ar-saudi/openings.ts";
import { pages } from "#language/varieties/ar-saudi/pages.ts";
import { selling } from "#language/varieties/ar-saudi/selling.ts";
import { telling } from "#language/varieties/ar-saudi/telling.ts";
import { audience, labels, tone } from "#language/varieties/ar-saudi/words.ts";

export const bank: SpokenBank = {
  labels,
  audience,
  tone,
  phrases: { ...openings, ...body, ...selling, ...telling, ...mails, ...campaigns, ...pages, ...endings },
  fields,
};
