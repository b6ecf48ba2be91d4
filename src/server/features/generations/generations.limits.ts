import { varieties } from "#shared/options.ts";

/** A process that shows no sign of life for this long is dead, unless it still holds its name in the database: three missed heartbeats and the time of a slow flush. */
export const orphanAfterMs = 20_000;
/** One that is connected may stand still for a while, and goes on then; after this it is given up. */
export const hungAfterMs = 10 * 60_000;
export const sweepEverySeconds = 10;
/** A suggestion is taken or left within minutes; for a day its job still says what was charged. */
export const editsKeptMs = 24 * 3_600_000;
export const editSweepSeconds = 3_600;
/** One person's texts that may be written at the same time: one brief in every variety. */
export const runningMax = varieties.length;

/** Texts of up to so many words may be the best of several drafts. */
export const draftedWordsMost = 100;
/** So many drafts are written of such a text, all at once. */
export const draftsWritten = 3;
/** Once a draft is whole, the others have so long to become it too: one that hangs holds up no text. */
export const draftPatienceMs = 20_000;
/** What was not delivered can be taken for so long. */
export const draftsKeptMs = 10 * 60_000;
export const draftSweepSeconds = 60;
