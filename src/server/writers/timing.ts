/** How patient a model writer is. Tests shorten these; nothing else changes them. */
export interface WriterTiming {
  /** From sending the request to the first sign of life (text or reasoning, not headers), for each attempt. */
  readonly firstTokenMs: number;
  /** Between two signs of life after the first. */
  readonly stallMs: number;
  /** Attempts after the first one, before the first text only. */
  readonly retries: number;
  /** Wait before the first retry where the service names none; doubled for the next. */
  readonly retryBaseMs: number;
  /** All attempts and waits before the first text together. A longer `retry-after` is reported instead of waited for. */
  readonly beforeTextMs: number;
}

/** Issue 2: 15 s to the first token, 60 s without progress. */
export const remoteTiming: WriterTiming = {
  firstTokenMs: 15_000,
  stallMs: 60_000,
  retries: 2,
  retryBaseMs: 500,
  beforeTextMs: 45_000,
};

/**
 * A server on this machine may first have to load gigabytes of weights and then read the prompt on a processor without
 * a GPU: the first token gets the time that silence gets later.
 */
export const localTiming: WriterTiming = { ...remoteTiming, firstTokenMs: 60_000, beforeTextMs: 90_000 };
