import { fold } from "../../text/normalise.ts";

const joined = "[وف]?(?:[بلك]|لل|ع)?(?:ال)?";
const ofVerb = "[وف]?(?:[سهحب]|عم )?[يتن]?";

/**
 * Words as one pattern over folded text, separated by `|`. An Arabic word may carry what is joined before it (و، ب، ال); `word*` takes any
 * ending, and `~word` any form of a verb that keeps the stem (بتنزل، نزلت).
 */
export function words(list: string): RegExp {
  const forms = list.split("|").map((raw) => formOf(raw.trim()));
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{M}])`, "u");
}

function formOf(raw: string): string {
  if (raw.startsWith("~")) return `${ofVerb}${fold(raw.slice(1))}\\p{L}{0,4}`;
  const word = fold(raw.replace(/\*$/u, ""));
  const before = /^\p{Script=Arabic}/u.test(word) ? joined : "";
  return `${before}${word.replace(/’/gu, "['’]")}${raw.endsWith("*") ? "\\p{L}*" : ""}`;
}

const figure = String.raw`[$€£]?\s?(\d[\d.,]*)`;
const between = String.raw`[^\d\n]{0,24}?`;
const toFigure = new RegExp(
  `(?:from|من)\\s+${between}${figure}${between}\\s(?:down to|up to|to|الي|ل|لـ|لين)\\s*${between}${figure}`,
  "u",
);
const afterFigure = new RegExp(
  `${figure}.{0,24}?(?:بعد ما كان\\p{L}*|بدل ما كان\\p{L}*|بعد ان كان\\p{L}*|وكان\\p{L}*|instead of|compared with|up from|down from|it was|they were)${between}${figure}`,
  "u",
);

/** Hours and dates have two figures, too. */
const measures = words(
  "went|fell|dropped|rose|grew|cut|down|up|reduced|percent|minutes|days a|~نزل|~انخفض|~نخفض|~ارتفع|~رتفع|~زاد|~تراجع|~وصل|دقيقه|دقايق|دقائق",
);
const isMeasured = (folded: string) => /[$€£%]|\d\s?(?:ريال|درهم|دينار|جنيه|دولار)/u.test(folded) || measures.test(folded);

/** Whether a note tells of a figure that went up or down: 'from 40 to 15', «ب 1100 بعد ما كانت 1900». */
export function changeIn(folded: string): "up" | "down" | null {
  const [, old, now] = (isMeasured(folded) && toFigure.exec(folded)) || [];
  const [, later, earlier] = afterFigure.exec(folded) ?? [];
  const from = numberOf(old ?? earlier);
  const to = numberOf(now ?? later);
  if (from === null || to === null || from === to) return null;
  return to > from ? "up" : "down";
}

function numberOf(figures: string | undefined): number | null {
  const value = Number(figures?.replace(/[,.](?=\d{3}(?!\d))/gu, "").replace(/[.,]$/u, ""));
  return figures === undefined || Number.isNaN(value) ? null : value;
}
