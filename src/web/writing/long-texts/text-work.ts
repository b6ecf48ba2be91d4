import type { AppliedFixes } from "#language/checks/follow-fixes.ts";
import type { WordDifference } from "#language/convert/word-diff.ts";
import type { DiffPart } from "#language/diff/word-diff.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";
import { pageClock } from "#web/writing/autosave/alarm.ts";
import { textTasks } from "./text-tasks.ts";
import { WorkerLine } from "./worker-line.ts";

/**
 * Up to so many characters the work is done on the page's own thread, which an ordinary text of this length holds for about 20 ms, and
 * on a phone for about 100 (measured over texts of the built-in writer). Of a comparison both texts count.
 */
const charsAtOnce = { check: 6_000, compare: 12_000 } as const;

/**
 * A phone takes several times as long as a server, which gives up after four seconds. Fixes are as many checks, and the person has
 * asked for them.
 */
const line = new WorkerLine(() => new Worker(new URL("./text-worker.ts", import.meta.url), { type: "module" }), pageClock, {
  taskMs: { prepare: 15_000, check: 15_000, fix: 60_000, compare: 15_000, exchanged: 15_000 },
  outdatedMs: 1_000,
  idleMs: 60_000,
});

/** Whether a text is checked elsewhere, and later than at once. */
export const isLongText = (text: string): boolean => text.length > charsAtOnce.check;

/** What the check says of a text. Rejects where it cannot be fetched, takes too long, or is out of date. */
export async function checkText(text: string, brief: Brief, signal: AbortSignal): Promise<Report> {
  if (isLongText(text)) return line.run("check", [text, brief], signal);
  await textTasks.prepare();
  signal.throwIfAborted();
  return textTasks.check(text, brief);
}

/** A text with all fixes of its report followed. Rejects as `checkText` does. */
export function followFixes(text: string, report: Report, brief: Brief, signal: AbortSignal): Promise<AppliedFixes> {
  return isLongText(text) ? line.run("fix", [text, report, brief], signal) : textTasks.fix(text, report, brief);
}

/** Whether two texts take too long to be compared while the page waits. */
export function isLongComparison(before: string, after: string): boolean {
  return before.length + after.length > charsAtOnce.compare;
}

/** What differs between two long texts. Rejects where that takes too long, cannot be fetched, or is out of date. */
export function compareLongTexts(before: string, after: string, signal: AbortSignal): Promise<DiffPart[]> {
  return line.run("compare", [before, after], signal);
}

/** Which words of two texts were exchanged: at once for short ones. Rejects as `compareLongTexts` does. */
export function exchangedWords(before: string, after: string, signal: AbortSignal): Promise<WordDifference[]> {
  return isLongComparison(before, after) ? line.run("exchanged", [before, after], signal) : textTasks.exchanged(before, after);
}

/** Fetches the check ahead of the first change of a text. */
export function preloadCheck(text: string): void {
  const prepared = isLongText(text) ? line.run("prepare", []) : textTasks.prepare();
  // A failure shows where it matters: the receipt keeps the server's report.
  prepared.catch(() => undefined);
}
