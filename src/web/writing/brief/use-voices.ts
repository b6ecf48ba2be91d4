import { type Variety, varieties } from "#shared/options.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useWriterOf } from "#web/api/writers.ts";
import type { VoiceObstacle } from "./voice-grid.tsx";

interface Voices {
  /** Why some voices cannot be chosen now; empty while the server has not said who writes. */
  readonly obstacles: Partial<Record<Variety, VoiceObstacle>>;
  /** True when the built-in writer would write in this voice: it needs the topic in the voice's language. */
  isBuiltIn(variety: Variety): boolean;
}

/** Which voices the person can write in: their plan must have them, and a writer on this server must take them. */
export function useVoices(): Voices {
  const refusal = usePermissions();
  const writerOf = useWriterOf();
  const obstacles: Partial<Record<Variety, VoiceObstacle>> = {};
  for (const variety of varieties) {
    // Another plan would not help where nobody writes, so that is said first.
    if (writerOf(variety) === null) obstacles[variety] = "writer";
    else if (refusal({ act: "variety", variety })) obstacles[variety] = "plan";
  }
  return { obstacles, isBuiltIn: (variety) => writerOf(variety)?.kind === "built-in" };
}
