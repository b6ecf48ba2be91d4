import type { Brief } from "#shared/contracts/brief.ts";
import type { Span } from "#shared/contracts/report.ts";
import { mergeSpans, protectedSpans, touchesSpans } from "../text/protected.ts";

const money = "ريال|ريالات|جنيه|جنيهات|درهم|دراهم|دينار|دنانير|ليرة|دولار|دولارات|يورو|SAR|EGP|AED|KWD|QAR|LBP|JOD|USD|EUR";
const figure = "(?:[$€£¥][ \\u00a0]?)?[\\d٠-٩۰-۹]+(?:[.,٫٬/:-][\\d٠-٩۰-۹]+)*(?:[ \\u00a0]?[%٪$€£])?";
/** Figures in any digits with their signs: '$5', '٪٢٠'; and with the money that they count: '1,250 ريال'. */
const figures = new RegExp(`[٪%]?${figure}`, "gu");
const prices = new RegExp(`[٪%]?${figure}(?:[ \\u00a0](?:${money})(?![\\p{L}\\p{N}\\p{M}]))?`, "gu");

/** Numbers that are layout: of list items and of posts, at the head of a line. */
const layoutNumbers = /^[ \t]*(?:>[ \t]*)*(?:[\d٠-٩]+[.)](?=\s)|\d+\/\d+(?=\s))/gm;

/** Marks that our prompts are built with: nobody's text may play them. */
const promptMarks = /[⟦⟧]/g;

/** What a conversion within Arabic leaves letter for letter: what no check judges, figures with what they count, and prompt marks. */
export function conversionSpans(text: string, brief: Brief): Span[] {
  return mergeSpans([...protectedSpans(text, brief), ...formalSpans(text)]);
}

/** Those that are there by their form alone, whoever wrote the text. `withMoney`: the word for the money belongs to its figure. */
export function formalSpans(text: string, withMoney = true): Span[] {
  const layout = mergeSpans(spansOf(text, layoutNumbers));
  const numbers = spansOf(text, withMoney ? prices : figures).filter(({ start }) => !touchesSpans(layout, start, start + 1));
  return mergeSpans([...numbers, ...spansOf(text, promptMarks)]);
}

function spansOf(text: string, form: RegExp): Span[] {
  return [...text.matchAll(form)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
