import { currencies } from "#shared/currencies.ts";
import type { Variety } from "#shared/options.ts";

interface CurrencyName {
  readonly name: string;
  /** After three to ten, where people use another form then. */
  readonly few?: string;
  /** Whose it is, where several countries call theirs so; said of another country's. */
  readonly of?: string;
}

const names: Readonly<Record<string, CurrencyName>> = {
  SAR: { name: "ريال", of: "سعودي" },
  QAR: { name: "ريال", of: "قطري" },
  AED: { name: "درهم", few: "دراهم", of: "إماراتي" },
  KWD: { name: "دينار", few: "دنانير", of: "كويتي" },
  JOD: { name: "دينار", few: "دنانير", of: "أردني" },
  EGP: { name: "جنيه", of: "مصري" },
  USD: { name: "دولار" },
};

/** What nobody says in figures. */
const parts: Readonly<Record<number, string>> = { 0.25: "ربع", 0.5: "نص" };

/** A price as people of a dialect say it: «890 ريال» of their own money, «890 ريال سعودي» of another's. Undefined for other currencies. */
export function spokenMoney(amount: number, currency: string, variety: Variety): string | undefined {
  const known = names[currency];
  if (!known) return undefined;
  const { name, few = name, of } = known;
  const isFew = Number.isInteger(amount) && amount >= 3 && amount <= 10;
  const figure = parts[amount] ?? amount.toLocaleString("en-US", { maximumFractionDigits: 3 });
  const said = `${figure} ${isFew ? few : name}`;
  return of === undefined || currencies[variety] === currency ? said : `${said} ${of}`;
}
