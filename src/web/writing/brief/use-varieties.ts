import { type Variety, varieties } from "#shared/options.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useWriterOf } from "#web/api/writers.ts";
import type { VarietyObstacle } from "./variety-grid.tsx";

interface Varieties {
  /** Why some varieties cannot be chosen now; empty while the server has not said who writes. */
  readonly obstacles: Partial<Record<Variety, VarietyObstacle>>;
  /** True when the built-in writer would write in this variety: it needs the topic in the variety's language. */
  isBuiltIn(variety: Variety): boolean;
}

/** Which varieties the person can write in: their plan must have them, and a writer on this server must take them. */
export function useVarieties(): Varieties {
  const refusal = usePermissions();
  const writerOf = useWriterOf();
  const obstacles: Partial<Record<Variety, VarietyObstacle>> = {};
  for (const variety of varieties) {
    // Another plan would not help where nobody writes, so that is said first.
    if (writerOf(variety) === null) obstacles[variety] = "writer";
    else if (refusal({ act: "variety", variety })) obstacles[variety] = "plan";
  }
  return { obstacles, isBuiltIn: (variety) => writerOf(variety)?.kind === "built-in" };
}
