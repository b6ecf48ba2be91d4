/**
 * Prints what the check says of every recorded answer, for readers to judge: `node bench/prompts/findings.ts [SET]`. At the end of the
 * output stands how many findings there are of each kind.
 */
import process from "node:process";
import { createAnswerFilter } from "#language/answer/answer-filter.ts";
import { checkAgainst } from "#language/checks/check.ts";
import type { Report, Span } from "#shared/contracts/report.ts";
import { type RecordedPrompt, readAnswer, recordedPrompts, setFrom } from "./recorded.ts";

const shownAround = 40;

/** The text that the product keeps of an answer. */
function filtered({ brief, template }: RecordedPrompt, answer: string): string {
  const own = [brief.topic, ...brief.keywords, ...(brief.notes ?? [])];
  const filter = createAnswerFilter({ own, isMail: template.category === "email" });
  const { text } = filter.push(answer);
  const end = filter.end();
  return end.restart ? end.text : text + end.text;
}

function findingsOf(text: string, report: Report): (readonly [kind: string, what: string])[] {
  const oneLine = (part: string) => part.replaceAll("\n", " ");
  const at = ({ start, end }: Span) => oneLine(text.slice(start, end));
  const around = (span: Span) =>
    oneLine(
      `…${text.slice(Math.max(0, span.start - shownAround), span.start)}[[${at(span)}]]${text.slice(span.end, span.end + shownAround)}…`,
    );
  const { words, variety, agreement } = report;
  return [
    ...(["short", "long"].includes(words.verdict)
      ? [["LENGTH", `${words.verdict}, ${words.delivered} of ${words.asked}`] as const]
      : []),
    ...(["fits", "nothing_against", "standard", "told"].includes(variety.verdict)
      ? []
      : [["DIALECT", `${variety.verdict}, ${variety.region ?? "no region"}`] as const]),
    ...variety.evidence
      .filter(({ side }) => side === "against")
      .map((one) => ["WORD AGAINST", `${around(one)} (${one.varieties.join(", ")})`] as const),
    ...variety.leaks.map((span) => ["STANDARD SENTENCE", at(span)] as const),
    ...report.keywords.filter(({ spans }) => spans.length === 0).map(({ keyword }) => ["KEYWORD MISSING", keyword] as const),
    ...(report.notes ?? [])
      .filter(({ isTold, reason }) => !isTold && reason === undefined)
      .map(({ note }) => ["TOLD FACT MISSING", note] as const),
    ...report.structure.filter(({ found }) => !found).map(({ section }) => ["SECTION MISSING", section] as const),
    ...report.repetition.sentences.map((span) => ["REPEATED", at(span)] as const),
    ...report.repetition.openings.map((span) => ["OPENING REPEATED", at(span)] as const),
    ...(agreement.spans.length > 0
      ? [
          [
            "ADDRESSEE",
            `asked ${agreement.asked}, found ${agreement.found}: ${agreement.spans.map(around).join(" // ")}`,
          ] as const,
        ]
      : []),
    ...report.claims.map((claim) => ["NOT IN THE BRIEF", `${claim.kind}: ${around(claim)}`] as const),
    ...(report.worn ?? []).map((phrase) => ["WORN", `${phrase.reason}: ${around(phrase)}`] as const),
    ...(report.otherScripts ?? []).map((span) => ["OTHER SCRIPT", around(span)] as const),
    ...report.overLimit.map((span) => ["OVER LIMIT", at(span)] as const),
    ...report.spelling.map((span) => ["SPELLING", `${around(span)} -> ${span.replacement}`] as const),
    ...report.suggestions.flatMap(({ code, fix }) =>
      fix === undefined ? [] : [["FIX", `${code}: ${around(fix)} -> ${fix.replacement}`] as const],
    ),
  ];
}

const counts = new Map<string, number>();
for (const prompt of await recordedPrompts(setFrom(process.argv[2]))) {
  const answer = readAnswer(prompt);
  if (answer === null) continue;
  const { brief, template, targetWords, variety } = prompt;
  const text = filtered(prompt, answer.text);
  const findings = findingsOf(text, checkAgainst(text, brief, template, targetWords));
  console.log(
    [
      `=== ${variety} · ${template.key}`,
      `BRIEF ${brief.topic} | ${JSON.stringify(brief.fields)} | ${(brief.notes ?? []).join(" | ")}`,
      `keywords: ${brief.keywords.join(", ")}; speaks to: ${brief.addressee}; words asked: ${targetWords}`,
      `TEXT\n${text}`,
      `FINDINGS\n${findings.map(([kind, what], index) => `  ${index + 1}. ${kind} ${what}`).join("\n")}\n`,
    ].join("\n"),
  );
  for (const [kind] of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
console.log([...counts].map(([kind, count]) => `${kind}: ${count}`).join(", "));
