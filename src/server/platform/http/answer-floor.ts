import { setTimeout as wait } from "node:timers/promises";

/**
 * How long an answer about an address takes at least, in milliseconds: about twice as long as hashing a password. Without it, the
 * few milliseconds that writing a new account takes would tell who has one.
 */
export const answerFloorMs = 300;

/** Answers, or fails, no sooner than `floorMs` after the call. */
export async function noSooner<Answer>(floorMs: number, answer: () => Promise<Answer>): Promise<Answer> {
  const floor = wait(floorMs);
  try {
    return await answer();
  } finally {
    await floor;
  }
}

/** Refuses no sooner than `floorMs` after the call; what succeeds is answered at once. */
export async function refusedNoSooner<Answer>(floorMs: number, answer: () => Promise<Answer>): Promise<Answer> {
  const floor = wait(floorMs);
  try {
    return await answer();
  } catch (error) {
    await floor;
    throw error;
  }
}
