import { type AppliedFixes, applyInTurn } from "#language/checks/follow-fixes.ts";
import type { WordDifference } from "#language/convert/word-diff.ts";
import type { DiffPart } from "#language/diff/word-diff.ts";
import { isWrittenFromFacts } from "#language/subjects/from-facts.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { Report } from "#shared/contracts/report.ts";

/**
 * What is computed from whole texts: on the page where they are short, else in the page's worker (`text-work.ts`). Each fetches what it
 * needs when it is first asked for: the check brings its weights and phrases.
 */
export const textTasks = {
  /** A text before the first one: fetches the check. */
  prepare: async (): Promise<null> => {
    await loadCheck();
    return null;
  },
  check: async (text: string, brief: Brief): Promise<Report> => (await checkWith(brief))(text),
  /** Follows all fixes of a text's report, one after the other, each with a check of its own. */
  fix: async (text: string, report: Report, brief: Brief): Promise<AppliedFixes> => {
    return applyInTurn(text, report, await checkWith(brief));
  },
  compare: async (before: string, after: string): Promise<DiffPart[]> =>
    (await import("#language/diff/word-diff.ts")).diffWords(before, after),
  /** Which words a conversion exchanged. */
  exchanged: async (before: string, after: string): Promise<WordDifference[]> =>
    (await import("#language/convert/word-diff.ts")).wordDifferences(before, after),
} as const;

const loadCheck = () => import("#language/checks/check.ts");

/** The check for one brief, with what is known of its subject. */
async function checkWith(brief: Brief): Promise<(text: string) => Report> {
  const known = isWrittenFromFacts(brief) ? import("#language/subjects/known-statements.ts") : null;
  const [{ check }, statements] = await Promise.all([
    loadCheck(),
    known?.then(({ knownStatements }) => knownStatements(brief)) ?? [],
  ]);
  return (text) => check(text, brief, statements);
}

type Tasks = typeof textTasks;
export type TaskKind = keyof Tasks;
export type TaskInput<Kind extends TaskKind> = Parameters<Tasks[Kind]>;
export type TaskResult<Kind extends TaskKind> = Awaited<ReturnType<Tasks[Kind]>>;

/** What the page asks of its worker: one task at a time. */
export interface TextQuestion {
  readonly kind: TaskKind;
  readonly input: readonly unknown[];
}

/** What the worker says to the one question that it has. */
export type TextAnswer =
  | { readonly kind: "done"; readonly result: unknown }
  | { readonly kind: "failed"; readonly message: string };
