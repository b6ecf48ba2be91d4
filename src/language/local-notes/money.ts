import type { Brief } from "#shared/contracts/brief.ts";
import type { LocalNote } from "#shared/contracts/markets.ts";
import { currencies } from "#shared/currencies.ts";
import type { VarietyProfile } from "../varieties/profile.ts";
import { type BriefWords, names } from "./brief-words.ts";

/** What a price may be named in, over folded words, and the currencies that are called so. */
const moneyWords: readonly { readonly word: string; readonly pattern: string; readonly currencies: readonly string[] }[] = [
  { word: "ريال", pattern: "ريال(?:ات)?|riyals?|sar|qar", currencies: ["SAR", "QAR"] },
  { word: "درهم", pattern: "درهم|دراهم|dirhams?|aed", currencies: ["AED"] },
  { word: "جنيه", pattern: "جنيه(?:ات)?|egp|egyptian pounds?", currencies: ["EGP"] },
  { word: "دينار", pattern: "دينار|دنانير|dinars?|kwd|jod", currencies: ["KWD", "JOD"] },
  { word: "ليرة", pattern: "ليره|ليرات|lbp|lebanese pounds?", currencies: ["LBP"] },
  { word: "دولار", pattern: "دولار(?:ات)?|dollars?|usd", currencies: ["USD"] },
];

/** Where the brief names a price in another country's money. One note: the first money that is not the country's. */
export function moneyNotes(brief: Brief, words: BriefWords, here: VarietyProfile): LocalNote[] {
  const current = [currencies[here.id], ...here.local.otherCurrencies];
  const amounts = Object.values(brief.fields).flatMap((value) =>
    typeof value === "object" && !Array.isArray(value) ? value.currency : [],
  );
  const foreign =
    amounts.find((currency) => !current.includes(currency)) ??
    moneyWords.find(({ pattern, currencies }) => names(words, pattern) && !currencies.some((code) => current.includes(code)))
      ?.word;
  return foreign === undefined ? [] : [{ code: "currency", params: { named: foreign, currency: currencies[here.id] } }];
}
