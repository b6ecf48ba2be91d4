import type { SpokenBank } from "#language/composer/bank.ts";
import { body } from "#language/varieties/ar-lebanese/body.ts";
import { campaigns } from "#language/varieties/ar-lebanese/campaigns.ts";
import { endings } from "#language/varieties/ar-lebanese/endings.ts";
import { fields } from "#language/varieties/ar-lebanese/fields.ts";
import { keyword } from "#language/varieties/ar-lebanese/keyword.ts";
import { mails } from "#language/varieties/ar-lebanese/mails.ts";
import { openings } from "#language/varieties/ar-lebanese/openings.ts";
import { pages } from "#language/varieties/ar-lebanese/pages.ts";
import { selling } from "#language/varieties/ar-lebanese/selling.ts";
import { telling } from "#language/varieties/ar-lebanese/telling.ts";
import { audience, labels, tone } from "#language/varieties/ar-lebanese/words.ts";

export const bank: SpokenBank = {
  labels,
  audience,
  tone,
  phrases: { ...openings, ...body, ...selling, ...telling, ...endings, ...mails, ...campaigns, ...pages, keyword },
  fields,
};
