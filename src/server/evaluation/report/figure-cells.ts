import type { Share } from "#shared/contracts/writer-routes.ts";
import type { Figures } from "../figures.ts";
import { both, type Speaker, t } from "./bilingual.ts";

/** The figures of a table, in their order. */
export const figureKeys = [
  "texts",
  "failed",
  "deliveredBefore",
  "deliveredAfter",
  "untold",
  "leakBefore",
  "leakAfter",
  "factsTold",
  "claims",
  "lengthRight",
  "words",
  "blanks",
  "repeatedSentences",
  "distinctFourGrams",
  "firstWordMs",
  "wordsPerMinute",
  "requests",
  "tokensIn",
  "tokensOut",
  "cost",
] as const satisfies readonly (keyof Figures)[];
export type FigureKey = (typeof figureKeys)[number];

const nothing = `<span aria-hidden="true">${t("none")}</span><span class="unseen">${t("noneText")}</span>`;

const percents: readonly FigureKey[] = ["leakBefore", "leakAfter", "distinctFourGrams"];
const wholePercent = { style: "percent", maximumFractionDigits: 0 } as const;

/** A figure as a cell of a table has it. */
export function figureCell(figures: Figures, key: FigureKey, currency: string): string {
  const value = figures[key];
  if (value === null) return nothing;
  if (typeof value !== "number") return value.of === 0 ? nothing : shareCell(value);
  if (key === "cost") return both(({ number }) => `\u2066${number(value, { maximumFractionDigits: 4 })} ${currency}\u2069`);
  if (key === "firstWordMs") return both((speaker) => seconds(speaker, value));
  if (percents.includes(key)) return both(({ number }) => number(value, wholePercent));
  return both(({ number }) => number(Math.round(value)));
}

function seconds({ say, number }: Speaker, ms: number): string {
  return say("seconds", { seconds: number(ms / 1000, { maximumFractionDigits: ms < 1000 ? 3 : 1 }) });
}

function shareCell({ count, of }: Share): string {
  return `${t("share", { count, of })} <small>(${both(({ number }) => number(count / of, wholePercent))})</small>`;
}

/** How many texts were delivered before and after repair; empty where none can be told. */
export function beforeAfterCell({ deliveredBefore: before, deliveredAfter: after }: Figures): string {
  if (after.of === 0) return nothing;
  const text = (speaker: Speaker, { count, of }: Share) => speaker.say("share", { count, of });
  const cell = both((speaker) => [text(speaker, before), text(speaker, after)].join(speaker.language === "ar" ? " ← " : " → "));
  // The tint shows the share after repair.
  return `<span class="bar" style="--part: ${Math.round((after.count / after.of) * 100)}%">${cell}</span>`;
}
