import type { SpokenBank } from "#language/composer/bank.ts";
import { facts } from "./facts.ts";
import { fields } from "./fields.ts";
import { formulas } from "./formulas.ts";
import { labels } from "./labels.ts";
import { telling } from "./telling.ts";

export const bank: SpokenBank = { labels, phrases: { ...formulas, ...telling, ...facts }, fields };
