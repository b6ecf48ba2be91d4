import type { Evidence, OutsideVariety } from "#shared/contracts/report.ts";
import type { Token } from "./features.ts";
import { type LinearModel, unpackModel } from "./model.ts";
import { type FormTable, formSigns, formTable, signScale, signsAt } from "./outside-signs.ts";
import { outsideForms, outsideModel } from "./outside-weights.ts";

export interface OutsideReading {
  readonly outside: OutsideVariety;
  /** The words that say so, in order. */
  readonly evidence: Evidence[];
}

/** Classes of the model that are none of our regions. */
const outsideVarieties = ["iraqi", "maghrebi", "sudanese", "yemeni"] as const satisfies readonly OutsideVariety[];
/**
 * By so much, in nats before calibration and for the root of the number of sentences, a place outside has to be surer than each of our
 * regions. Measured: decision 46.
 */
const leastMargin = { iraqi: 0, maghrebi: 0, sudanese: 0.5, yemeni: 0.8 } as const;
/**
 * And by so much more where no listed form stands that only the place has; where one does, by so much less: of 504 answers and 235 posts in
 * our dialects one has such a form within this margin, of 60 Iraqi posts seven.
 */
const moreMargin = { withoutForm: 0.9, withForm: -1.7 } as const;
/** In a text of many sentences so many of them have to read like that place by themselves. */
const spokenShare = { withoutForm: 0.3, withForm: 0.25 } as const;
/** What a word that no list has must add to that place to be shown as evidence. */
const shownFromModel = 0.6;

let unpacked: { readonly model: LinearModel; readonly table: FormTable } | undefined;

/** Unpacked at the first check. */
const outsideKnowledge = () => {
  unpacked ??= { model: unpackModel(outsideModel), table: formTable(outsideForms) };
  return unpacked;
};

/** Scores of all classes: letters, words and pairs, and the listed forms as signs. */
function scoresOf(words: readonly string[]): Float64Array {
  const { model, table } = outsideKnowledge();
  const scores = model.sentenceScores(words);
  for (const [sign, count] of formSigns(words, table)) model.addFeature(scores, sign, count * signScale(sign));
  return scores;
}

/** By how much the surest place outside is surer than the surest of our regions. */
function readScores(scores: ArrayLike<number>): { outside: (typeof outsideVarieties)[number]; margin: number } {
  const { classes } = outsideModel;
  const of = (name: string) => scores[classes.indexOf(name)] ?? 0;
  const [first = "iraqi"] = outsideVarieties.toSorted((a, b) => of(b) - of(a));
  const ours = classes.filter((name) => !outsideVarieties.some((each) => each === name)).map(of);
  return { outside: first, margin: of(first) - Math.max(...ours) };
}

/**
 * The Arabic variety outside our nine that a text is written in; null where it is none. A linear model over words, letters and listed
 * forms of each place reads all sentences together; in a text of many sentences many of them have to read so.
 */
export function tellOutside(text: string, sentences: readonly { readonly tokens: readonly Token[] }[]): OutsideReading | null {
  if (sentences.length === 0) return null;
  const read = sentences.map(({ tokens }) => scoresOf(tokens.map(({ word }) => word)));
  const sums = outsideModel.classes.map((_, k) => read.reduce((sum, scores) => sum + (scores[k] ?? 0), 0));
  const { outside, margin } = readScores(sums);
  const form = holdsSureForm(sentences, outside) ? "withForm" : "withoutForm";
  const least = (leastMargin[outside] + moreMargin[form]) * Math.sqrt(sentences.length);
  if (margin <= least) return null;
  const spoken = read.filter((scores) => readScores(scores).margin > 0).length;
  if (spoken < Math.ceil(sentences.length * spokenShare[form])) return null;
  return { outside, evidence: sentences.flatMap(({ tokens }) => evidenceIn(text, tokens, outside)) };
}

function holdsSureForm(sentences: readonly { readonly tokens: readonly Token[] }[], outside: OutsideVariety): boolean {
  const { table } = outsideKnowledge();
  return sentences.some(({ tokens }) =>
    formSigns(
      tokens.map(({ word }) => word),
      table,
    ).has(`@sure:${outside}`),
  );
}

/** The words of that place's lists, and those that the model finds typical of it. */
function evidenceIn(text: string, tokens: readonly Token[], outside: OutsideVariety): Evidence[] {
  const { model, table } = outsideKnowledge();
  const words = tokens.map(({ word }) => word);
  const at = outsideModel.classes.indexOf(outside);
  return tokens.flatMap(({ start, end, word }, index) => {
    const signs = signsAt(words, index, table);
    if (signs.has(`@sure:${outside}`)) return [againstAll(text, start, end, 2)];
    const { content } = model.scoresOf(word);
    const lead = (content[at] ?? 0) - Math.max(...content.filter((_, k) => k !== at));
    return signs.has(`@faint:${outside}`) || lead >= shownFromModel ? [againstAll(text, start, end, 1)] : [];
  });
}

/** A word that speaks against every variety that can be asked. */
export function againstAll(text: string, start: number, end: number, weight: number): Evidence {
  return { start, end, text: text.slice(start, end), side: "against", varieties: [], weight };
}
