import type { SpokenBank } from "#language/composer/bank.ts";
import { body } from "./body.ts";
import { campaigns } from "./campaigns.ts";
import { endings } from "./endings.ts";
import { fields } from "./fields.ts";
import { mails } from "./mails.ts";
import { openings } from "./openings.ts";
import { pages } from "./pages.ts";
import { selling } from "./selling.ts";
import { telling } from "./telling.ts";
import { audience, labels, tone } from "./words.ts";

export const bank: SpokenBank = {
  labels,
  audience,
  tone,
  phrases: { ...openings, ...body, ...selling, ...telling, ...endings, ...mails, ...campaigns, ...pages },
  fields,
};
