import { check } from "#language/checks/check.ts";
import { findTemplate } from "#language/templates/registry.ts";
import type { Register } from "#language/templates/template.ts";
import { countWords } from "#language/text/words.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report, VarietyVerdict } from "#shared/contracts/report.ts";
import type { Share } from "#shared/contracts/writer-routes.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Variety } from "#shared/options.ts";
import type { EvaluationBrief } from "./brief-set.ts";
import { costOf, type Prices } from "./prices.ts";
import { endsOf } from "./run.ts";
import { type AnswerEntry, type AnswerSpend, type Journal, type RunPlan, textKey } from "./run-files.ts";

/** What the check says of one text. */
export interface Checked {
  readonly verdict: VarietyVerdict;
  /** Whether it is in the variety asked for; null where too little can be told. */
  readonly isDelivered: boolean | null;
  /** Share of Standard sentences among those that could be told; null without any. */
  readonly leakShare: number | null;
  readonly facts: Share;
  /** Figures, names and the like that the brief does not give. */
  readonly claims: number;
  readonly words: Report["words"];
  /** Whether the length is what was asked for, what the form sets, or all that was told. */
  readonly isLengthRight: boolean;
  readonly blanks: number;
  readonly repeatedSentences: number;
  /** Share of different sequences of four words; 1 where none comes twice. */
  readonly distinctFourGrams: number;
}

/** One text of a run: a brief by a writer. `before` and `after` its repair; null where it failed. */
export interface TextRow {
  readonly brief: EvaluationBrief;
  readonly writer: string;
  readonly variety: Variety;
  readonly register: Register;
  readonly failure: ErrorCode | null;
  readonly before: Checked | null;
  readonly after: Checked | null;
  readonly text: string;
  readonly repairRounds: number;
  readonly firstWordMs: number | null;
  readonly wordsPerMinute: number | null;
  /** Of the text and its repair. */
  readonly spend: AnswerSpend;
  /** null without a price for the writer. */
  readonly cost: number | null;
}

/** The texts of a run that are done, brief after brief. Computed from what was recorded, by the check of this version. */
export function rowsOf(plan: RunPlan, briefs: readonly EvaluationBrief[], journal: Journal, prices: Prices): TextRow[] {
  const ends = endsOf(journal);
  return briefs.flatMap((brief) =>
    plan.writers.flatMap((writer): TextRow[] => {
      const end = ends.get(textKey(brief.id, writer));
      if (!end) return [];
      const answers = journal.entries.filter((entry): entry is AnswerEntry => entry.kind === "answer" && entry.text === end.text);
      const [first] = answers;
      const spend = sumSpend(answers);
      const checked = (text: string) => (end.code ? null : checkedOf(check(text, end.brief)));
      const before = checked(end.before);
      return [
        {
          brief,
          writer,
          variety: brief.brief.variety,
          register: registerOf(brief.brief),
          failure: end.code,
          before,
          after: end.after === end.before ? before : checked(end.after),
          text: end.code ? "" : end.after,
          repairRounds: end.repair?.rounds.length ?? 0,
          firstWordMs: end.code ? null : (first?.firstMs ?? null),
          wordsPerMinute: end.code || !first || first.ms === 0 ? null : (countWords(end.before) / first.ms) * 60_000,
          spend,
          cost: costOf(writer, spend, prices),
        },
      ];
    }),
  );
}

function registerOf({ templateId }: Brief): Register {
  return findTemplate(templateId)?.register ?? "M";
}

function sumSpend(answers: readonly AnswerEntry[]): AnswerSpend {
  const sum = (key: keyof AnswerSpend) => answers.reduce((all, { spend }) => all + spend[key], 0);
  return { requests: sum("requests"), input: sum("input"), output: sum("output"), estimated: sum("estimated") };
}

const delivered: readonly VarietyVerdict[] = ["fits", "nothing_against", "standard"];
const rightLengths: readonly Report["words"]["verdict"][] = ["within", "form", "told"];

function checkedOf({ variety, notes = [], claims, words, blanks, repetition }: Report): Checked {
  return {
    verdict: variety.verdict,
    isDelivered: variety.verdict === "open" ? null : delivered.includes(variety.verdict),
    leakShare: variety.sentences === 0 ? null : variety.leakShare,
    facts: { count: notes.filter(({ isTold }) => isTold).length, of: notes.length },
    claims: claims.length,
    words,
    isLengthRight: rightLengths.includes(words.verdict),
    blanks: blanks.length,
    repeatedSentences: repetition.sentences.length,
    distinctFourGrams: repetition.distinctFourGrams,
  };
}

/** What some texts come to together. Shares and means are of the texts that did not fail. */
export interface Figures {
  readonly texts: number;
  readonly failed: number;
  readonly deliveredBefore: Share;
  readonly deliveredAfter: Share;
  /** Texts whose variety cannot be told after repair. */
  readonly untold: number;
  readonly leakBefore: number | null;
  readonly leakAfter: number | null;
  readonly factsTold: Share;
  readonly claims: number;
  readonly lengthRight: Share;
  readonly words: number;
  readonly blanks: number;
  readonly repeatedSentences: number;
  readonly distinctFourGrams: number | null;
  readonly firstWordMs: number | null;
  readonly wordsPerMinute: number | null;
  readonly requests: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly tokensEstimated: number;
  readonly cost: number | null;
}

export function figuresOf(rows: readonly TextRow[]): Figures {
  const after = rows.flatMap((row) => row.after ?? []);
  const before = rows.flatMap((row) => row.before ?? []);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  const costs = rows.map(({ cost }) => cost);
  return {
    texts: rows.length,
    failed: rows.filter(({ failure }) => failure !== null).length,
    deliveredBefore: deliveredOf(before),
    deliveredAfter: deliveredOf(after),
    untold: after.filter(({ isDelivered }) => isDelivered === null).length,
    leakBefore: mean(before.flatMap(({ leakShare }) => leakShare ?? [])),
    leakAfter: mean(after.flatMap(({ leakShare }) => leakShare ?? [])),
    factsTold: { count: sum(after.map(({ facts }) => facts.count)), of: sum(after.map(({ facts }) => facts.of)) },
    claims: sum(after.map(({ claims }) => claims)),
    lengthRight: { count: after.filter(({ isLengthRight }) => isLengthRight).length, of: after.length },
    words: sum(after.map(({ words }) => words.delivered)),
    blanks: sum(after.map(({ blanks }) => blanks)),
    repeatedSentences: sum(after.map(({ repeatedSentences }) => repeatedSentences)),
    distinctFourGrams: mean(after.map(({ distinctFourGrams }) => distinctFourGrams)),
    firstWordMs: median(rows.flatMap(({ firstWordMs }) => firstWordMs ?? [])),
    wordsPerMinute: median(rows.flatMap(({ wordsPerMinute }) => wordsPerMinute ?? [])),
    requests: sum(rows.map(({ spend }) => spend.requests)),
    tokensIn: sum(rows.map(({ spend }) => spend.input)),
    tokensOut: sum(rows.map(({ spend }) => spend.output)),
    tokensEstimated: sum(rows.map(({ spend }) => spend.estimated)),
    cost: rows.length === 0 || costs.includes(null) ? null : sum(costs.map((cost) => cost ?? 0)),
  };
}

function deliveredOf(texts: readonly Checked[]): Share {
  const told = texts.filter(({ isDelivered }) => isDelivered !== null);
  return { count: told.filter(({ isDelivered }) => isDelivered).length, of: told.length };
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((all, number) => all + number, 0) / numbers.length;
}

/** The middle one; the mean of the two in the middle where their number is even. */
function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}
