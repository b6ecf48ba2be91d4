import type { FieldValue } from "#shared/contracts/brief.ts";
import { currencies } from "#shared/currencies.ts";
import type { Variety } from "#shared/options.ts";
import { spokenMoney } from "../spoken-money.ts";
import { perRiyal, places } from "./places.ts";
import type { SampleText } from "./sample.ts";

/** What a sample puts into a brief. */
export interface FilledSample {
  readonly topic: string;
  readonly notes: readonly string[];
  readonly fields: Readonly<Record<string, FieldValue>>;
}

/** The type of an own field decides what a number in a sample is. */
type FieldTypes = readonly { readonly key: string; readonly type: string }[];

const dayMs = 86_400_000;

/**
 * A sample as it is typed for a variety: its country's places and prices, and dates counted from the given day.
 */
export function fillSample(
  sample: SampleText,
  { variety, fields, today }: { readonly variety: Variety; readonly fields: FieldTypes; readonly today: Date },
): FilledSample {
  const typeOf = (key: string) => fields.find((field) => field.key === key)?.type;
  const filled = (key: string, value: string | number | readonly string[]): FieldValue => {
    if (typeof value === "string") return placed(value, variety);
    if (typeof value === "object") return value.map((item) => placed(item, variety));
    if (typeOf(key) === "date") return new Date(today.getTime() + value * dayMs).toISOString().slice(0, 10);
    if (typeOf(key) === "money") return { amount: amountIn(value, variety), currency: currencies[variety] };
    return value;
  };
  return {
    topic: placed(sample.topic, variety),
    notes: sample.notes.map((note) => placed(note, variety)),
    fields: Object.fromEntries(Object.entries(sample.fields).map(([key, value]) => [key, filled(key, value ?? "")])),
  };
}

/** The text with the marks of `SampleText` replaced. */
function placed(text: string, variety: Variety): string {
  if (variety === "en-american") return text;
  const place = places[variety];
  return text.replace(/\{(\w+)\}/g, (mark, name: string) =>
    /^\d+$/.test(name) ? price(Number(name), variety) : name in place ? place[name as keyof typeof place] : mark,
  );
}

function price(riyals: number, variety: Exclude<Variety, "en-american">): string {
  const amount = amountIn(riyals, variety);
  return spokenMoney(amount, currencies[variety], variety) ?? String(amount);
}

/** An amount such as people set: small ones in quarters, then whole ones, in fives, and with two digits that count. */
function amountIn(riyals: number, variety: Variety): number {
  if (variety === "en-american" || perRiyal[variety] === 1) return riyals;
  const amount = riyals * perRiyal[variety];
  if (amount < 3) return Math.max(0.25, Math.round(amount * 4) / 4);
  const step = amount < 20 ? 1 : amount < 100 ? 5 : 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / step) * step;
}
