import type { Generation } from "#shared/contracts/generations.ts";

/**
 * How the text on the paper fares: it is being written (or shown), the connection to it is lost, it cannot be followed until the
 * person signs in or tries again, or it ended before its time.
 */
export type PaperMood = "writing" | "offline" | "expired" | "broken";

interface Circumstances {
  /** No connection for longer than a moment. */
  readonly isLost: boolean;
  /** It has ended, but not all of it is shown yet. */
  readonly isRevealing: boolean;
  /** Why it cannot be followed any further. */
  readonly error: unknown;
}

export function paperMood(generation: Pick<Generation, "state">, { isLost, isRevealing, error }: Circumstances): PaperMood {
  if (isRevealing) return "writing";
  if (generation.state !== "running") return "broken";
  if (error !== null) return "expired";
  return isLost ? "offline" : "writing";
}
