import { type DirectedRun, directedRuns } from "#language/document/directed-runs.ts";
import type { Line, LineBreak } from "#language/document/tree.ts";

/**
 * The runs of a line as they are laid out: cut where the direction changes, soft line ends as spaces. Arabic has no italics; what is
 * stressed stands out there by its weight.
 */
export function laidOutRuns({ content, direction }: Line): (DirectedRun | LineBreak)[] {
  return directedRuns(content, direction).map((run) => {
    if (run.kind === "break") return run;
    const text = run.text.replaceAll("\n", " ");
    if (run.emphasis && run.direction === "rtl") return { ...run, text, emphasis: false, strong: true };
    return { ...run, text };
  });
}
