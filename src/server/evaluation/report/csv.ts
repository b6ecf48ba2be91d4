import Papa from "papaparse";
import type { ReportData } from "./report-data.ts";

/** One line for each text that is done. Begins with a mark by which Excel knows its letters; what would be a formula is disarmed. */
export function toCsv({ plan, rows, currency }: ReportData): string {
  const lines = rows.map(({ brief, writer, variety, register, failure, before, after, ...row }) => ({
    run: plan.id,
    brief: brief.id,
    variety,
    register,
    writer,
    failure,
    verdict_before: before?.verdict,
    verdict_after: after?.verdict,
    delivered_before: before?.isDelivered,
    delivered_after: after?.isDelivered,
    leak_before: before?.leakShare,
    leak_after: after?.leakShare,
    facts_told: after?.facts.count,
    facts: after?.facts.of,
    not_in_brief: after?.claims,
    words_asked: after?.words.asked,
    words: after?.words.delivered,
    length: after?.words.verdict,
    blanks: after?.blanks,
    repeated_sentences: after?.repeatedSentences,
    different_four_grams: after?.distinctFourGrams,
    repair_rounds: row.repairRounds,
    first_word_ms: row.firstWordMs,
    words_per_minute: row.wordsPerMinute === null ? null : Math.round(row.wordsPerMinute),
    requests: row.spend.requests,
    tokens_in: row.spend.input,
    tokens_out: row.spend.output,
    tokens_estimated: row.spend.estimated,
    [`cost_${currency.toLowerCase()}`]: row.cost,
  }));
  return `\uFEFF${Papa.unparse(lines, { escapeFormulae: true })}\r\n`;
}
