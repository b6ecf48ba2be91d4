/**
 * Tokens of prompt and answer together: room for prompts with brand samples and a piece of a long text. More costs memory that a small
 * machine does not have.
 */
export const contextMost = 8_192;

export interface HostLimits {
  /** Texts that wait beside the one that is written, and how many of them may be one person's. */
  readonly waiting: number;
  readonly waitingPerOwner: number;
  /** A process that says nothing for so long, while it has a text to write, is ended. */
  readonly silentMs: number;
  /** A process that goes on for so long after it was told to stop is ended. */
  readonly stopMs: number;
  /** Without work for so long, the model is unloaded. */
  readonly idleMs: number;
  /** Characters that may wait to be read. */
  readonly unreadChars: number;
}

export const hostLimits: HostLimits = {
  waiting: 20,
  waitingPerOwner: 3,
  silentMs: 60_000,
  stopMs: 2_000,
  idleMs: 600_000,
  unreadChars: 200_000,
};
