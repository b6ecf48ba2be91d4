import type { Evidence, Report, Span, WornReason } from "#shared/contracts/report.ts";
import type { TextMark } from "#web/writing/paper/mark-spans.ts";

/** The sentences that marks carry as their description, in the person's language. */
export interface MarkTexts {
  readonly givesAway: string;
  strays(evidence: Evidence): string;
  readonly leak: string;
  readonly british: string;
  readonly banned: string;
  readonly script: string;
  worn(reason: WornReason): string;
  /** Of a sentence that carries nothing told; null: they are not shaded. */
  readonly untold: string | null;
  keyword(keyword: string): string;
}

/**
 * What a report marks in its text. Sentences that leaked are marked only where there are more of them than this kind of text may
 * hold: below that, they are no fault. Figures, repeated and long sentences are places to go to and do not show.
 */
export function marksOf(report: Report, texts: MarkTexts): TextMark[] {
  const {
    variety,
    keywords,
    spelling,
    banned,
    claims,
    repetition,
    readability,
    overLimit,
    agreement,
    blanks,
    otherScripts = [],
    worn = [],
    told,
  } = report;
  const mark = (kind: TextMark["kind"], { start, end }: Span, title?: string): TextMark => ({
    kind,
    start,
    end,
    at: start,
    title,
  });
  return [
    ...variety.evidence.map((found) =>
      found.side === "for" ? mark("for", found, texts.givesAway) : mark("stray", found, texts.strays(found)),
    ),
    ...(variety.verdict === "leaks" ? variety.leaks.map((leak) => mark("stray", leak, texts.leak)) : []),
    ...spelling.map((found) => mark("stray", found, texts.british)),
    ...banned.map((found) => mark("stray", found, texts.banned)),
    ...otherScripts.map((found) => mark("stray", found, texts.script)),
    ...worn.map((found) => mark("worn", found, texts.worn(found.reason))),
    ...(texts.untold === null || !told?.hasFacts ? [] : told.others.map((found) => mark("untold", found, texts.untold ?? ""))),
    ...keywords.flatMap(({ keyword, spans }) => spans.map((span) => mark("keyword", span, texts.keyword(keyword)))),
    ...[
      ...claims,
      ...repetition.sentences,
      ...repetition.openings,
      ...readability.longSentences,
      ...overLimit,
      ...agreement.spans,
      ...blanks,
    ].map((span) => mark("place", span)),
  ];
}
