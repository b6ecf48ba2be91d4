import { countWords } from "#language/text/words.ts";
import { toStatus } from "#server/writers/status.ts";
import type { Generation } from "#shared/contracts/generations.ts";
import type { Report } from "#shared/contracts/report.ts";
import type { Ending, LiveText } from "./generations.run.ts";
import type { GenerationRow } from "./generations.store.ts";

/** A job as it crosses the wire. `report` is the stored one, or a new one for a text from before there were reports. */
export function toGeneration(row: GenerationRow, live: LiveText | null, report: Report | null): Generation {
  const isLive = live !== null && row.state === "running";
  const text = isLive ? live.text() : row.text;
  const { revision, step, round, status } = isLive ? live.stage() : row;
  return {
    id: row.id,
    state: row.state,
    brief: row.brief,
    writer: row.writer,
    revision,
    text,
    words: isLive ? countWords(text) : row.words,
    chargedWords: row.state === "running" ? null : (row.chargedWords ?? row.words),
    targetWords: row.targetWords,
    drafts: row.drafts,
    step,
    round,
    status: row.state === "running" ? toStatus(status) : null,
    report,
    repair: row.state === "running" ? null : row.repair,
    suggestions: report?.suggestions ?? [],
    tokens: row.tokens,
    seconds: row.seconds,
    conversion: row.conversion,
    error: row.errorCode ? { code: row.errorCode, params: row.errorParams ?? {} } : null,
    itemId: row.itemId,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** An ended job as the library keeps its text. */
export function toKeptText(row: GenerationRow, ending: Ending, words: number, report: Report | null) {
  return {
    workspaceId: row.workspaceId,
    createdBy: row.createdBy,
    generationId: row.id,
    setId: row.setId,
    conversion: row.conversion,
    templateId: row.brief.templateId,
    variety: row.brief.variety,
    writer: ending.writer,
    brief: row.brief,
    status: ending.state,
    text: ending.text,
    words,
    report,
    repair: ending.repair,
    tokens: ending.tokens,
    seconds: ending.seconds,
  };
}
