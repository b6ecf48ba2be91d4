import type { Brief } from "#shared/contracts/brief.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { languageOf } from "#shared/options.ts";
import { check } from "../checks/check.ts";
import { missesOf } from "../checks/compare.ts";
import { directionOf } from "../text/direction.ts";
import { countWords } from "../text/words.ts";
import { type MaskedText, placeholderPattern, unmask, valueIn } from "./placeholders.ts";
import { formalSpans } from "./protected-parts.ts";

/** Why a conversion is none: the code for the person, and a sentence in English for the model that is to mend it. */
export interface ConversionFault {
  readonly code: Extract<ErrorCode, `conversion.${string}`>;
  readonly detail: string;
}

/** How much longer or shorter a conversion may be, as a share; another language says the same in more words, or in fewer. */
const lengthShare = 0.3;
const lengthShareTranslated = 0.6;
/** A line more or less makes a short text much longer. */
const lengthSlackWords = 6;

/** What a model answered to a part of a text. `brief` is the one of the conversion, `translates` tells that it came from the other language. */
export interface ConversionAnswer {
  readonly source: MaskedText;
  /** With its placeholders. */
  readonly answer: string;
  readonly brief: Brief;
  readonly translates: boolean;
}

/** All that is wrong with an answer, the gravest first. */
export function faultsOf({ source, answer, brief, translates }: ConversionAnswer): ConversionFault[] {
  const whole = unmask(answer, source.values, brief.variety);
  const original = unmask(source.text, source.values, brief.variety);
  return [
    ...placeholderFaults(source, answer),
    ...addedFaults(answer),
    ...structureFaults(source.text, answer),
    ...lengthFaults(original, whole, translates),
    ...varietyFaults(whole, brief),
  ];
}

function placeholderFaults({ values }: MaskedText, answer: string): ConversionFault[] {
  const counts = new Map<number, number>();
  for (const [, number] of answer.matchAll(placeholderPattern)) counts.set(Number(number), (counts.get(Number(number)) ?? 0) + 1);
  const wrong: string[] = [];
  for (let number = 1; number <= values.length; number++) {
    const count = counts.get(number) ?? 0;
    if (count === 0) wrong.push(`⟦P${number}⟧ is missing.`);
    else if (count > 1) wrong.push(`⟦P${number}⟧ stands ${count} times instead of once.`);
  }
  for (const number of counts.keys()) if (number < 1 || number > values.length) wrong.push(`⟦P${number}⟧ is not in the source.`);
  if (/[⟦⟧]/.test(answer.replace(placeholderPattern, ""))) wrong.push("A ⟦ or ⟧ belongs to no placeholder.");
  return wrong.map((detail) => ({ code: "conversion.protected", detail }));
}

const addresses = /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\p{N}⟧])[#@][\p{L}\p{N}_]+/giu;

/** Figures, addresses and hashtags that the source does not have: all of its own are placeholders. */
function addedFaults(answer: string): ConversionFault[] {
  const rest = answer.replace(placeholderPattern, "\u0000");
  const added = [
    ...formalSpans(rest, false).map(({ start, end }) => rest.slice(start, end)),
    ...[...rest.matchAll(addresses)].map(([address]) => address),
  ].filter((own) => own.trim() !== "");
  if (added.length === 0) return [];
  const detail = `Not in the source, take out or write as the source does: ${[...new Set(added)].slice(0, 8).join(" ")}`;
  return [{ code: "conversion.protected", detail }];
}

/** What Markdown makes of a text, line by line: headings with their level, and how many items, rows and posts. */
function shapeOf(text: string): string[] {
  const lines = text.split("\n");
  const count = (name: string, form: RegExp) => `${lines.filter((line) => form.test(line)).length} ${name}`;
  return [
    `headings ${lines.flatMap((line) => /^ {0,3}(#{1,6})[ \t]/.exec(line)?.[1] ?? []).join(" ")}`.trim(),
    count("list items", /^[ \t]*[-*+•][ \t]+\S/),
    count("numbered items", /^[ \t]*[\d٠-٩]+[.)][ \t]+\S/),
    count("numbered posts", /^[ \t]*\**\d+\/\d+/),
    count("table rows", /^[ \t]*\|/),
    count("quoted lines", /^[ \t]*>/),
  ];
}

function structureFaults(source: string, answer: string): ConversionFault[] {
  const [wanted, found] = [shapeOf(source), shapeOf(answer)];
  return wanted.flatMap((part, index) =>
    part === found[index]
      ? []
      : [
          {
            code: "conversion.structure" as const,
            detail: `The layout must stay: the source has ${part}, the answer ${found[index]}.`,
          },
        ],
  );
}

function lengthFaults(source: string, answer: string, translates: boolean): ConversionFault[] {
  const [wanted, words] = [countWords(source), countWords(answer)];
  const most = wanted * (translates ? lengthShareTranslated : lengthShare) + lengthSlackWords;
  if (words > 0 && Math.abs(words - wanted) <= most) return [];
  const detail = `The source has ${wanted} words, the answer ${words}: say all of it, and no more.`;
  return [{ code: "conversion.length", detail }];
}

/** Whether the text is in the language and variety that it was converted to, as far as it tells. */
export function varietyFaults(text: string, brief: Brief): ConversionFault[] {
  const wanted = languageOf(brief.variety) === "ar" ? "rtl" : "ltr";
  if ((directionOf(text) ?? wanted) !== wanted) return [{ code: "conversion.variety", detail: "It is in the wrong language." }];
  const report = check(text, brief);
  const verdict = missesOf(report).find((miss) => miss === "other_region" || miss === "leaks" || miss === "contradicts");
  if (!verdict) return [];
  const against = report.variety.evidence.filter(({ side }) => side === "against").map((evidence) => evidence.text);
  const why = {
    other_region: `It reads as ${report.variety.outside ?? report.variety.region ?? "another variety"}.`,
    leaks: "Too much of it is Standard Arabic.",
    contradicts: "It has words of another country.",
  }[verdict];
  const words = against.length === 0 ? "" : ` Replace: ${[...new Set(against)].slice(0, 12).join(" ")}`;
  return [{ code: "conversion.variety", detail: `${why} Say every sentence as people there say it.${words}` }];
}

/** The protected values that a finished conversion has fewer times than its source; none, or something went wrong. */
export function lostValues(values: readonly string[], text: string, brief: Brief): string[] {
  const wanted = new Map<string, number>();
  for (const value of values) {
    const own = valueIn(value, brief.variety);
    wanted.set(own, (wanted.get(own) ?? 0) + 1);
  }
  return [...wanted].filter(([value, count]) => text.split(value).length - 1 < count).map(([value]) => value);
}
