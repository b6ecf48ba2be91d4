import type { SpokenBank } from "#language/composer/bank.ts";
import { body } from "#language/varieties/ar-egyptian/body.ts";
import { campaigns } from "#language/varieties/ar-egyptian/campaigns.ts";
import { endings } from "#language/varieties/ar-egyptian/endings.ts";
import { fields } from "#language/varieties/ar-egyptian/fields.ts";
import { mails } from "#language/varieties/ar-egyptian/mails.ts";
import { openings } from "#language/varieties/ar-egyptian/openings.ts";
import { pages } from "#language/varieties/ar-egyptian/pages.ts";
import { selling } from "#language/varieties/ar-egyptian/selling.ts";
import { telling } from "#language/varieties/ar-egyptian/telling.ts";
import { audience, labels, tone } from "#language/varieties/ar-egyptian/words.ts";

export const bank: SpokenBank = {
  labels,
  audience,
  tone,
  phrases: { ...openings, ...body, ...selling, ...telling, ...endings, ...mails, ...campaigns, ...pages },
  fields,
};
