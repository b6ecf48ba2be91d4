import { smallContextTokens } from "#language/prompt/tokens.ts";

/** How patient a model writer is. Tests shorten these; nothing else changes them. */
export interface WriterTiming {
  /** From sending the request to the first sign of life (text or reasoning, not headers), for each attempt. */
  readonly firstTokenMs: number;
  /** Between two signs of life after the first. */
  readonly stallMs: number;
  /** Attempts after the first one, before the first text only. While a model is being loaded there is no limit but the time. */
  readonly retries: number;
  /** Wait before the first retry where the service names none; doubled for the next. */
  readonly retryBaseMs: number;
  /** The same after 'too many requests', which is not over in half a second; absent: as after other failures. */
  readonly busyBaseMs?: number;
  /** All attempts and waits before the first text together. A longer `retry-after` is reported instead of waited for. */
  readonly beforeTextMs: number;
  /** Silent for so long, the model is probably being loaded, and the person is told so; absent: never. */
  readonly loadingAfterMs?: number;
}

const remoteTiming: WriterTiming = {
  firstTokenMs: 60_000,
  stallMs: 60_000,
  retries: 2,
  retryBaseMs: 500,
  busyBaseMs: 5_000,
  beforeTextMs: 120_000,
};

/**
 * A server on this machine may first have to load gigabytes of weights and then read the prompt on a processor without a GPU. The
 * request is sent once and waited for: sent again it would only stand behind itself.
 */
const loopbackTiming: WriterTiming = { ...remoteTiming, firstTokenMs: 300_000, beforeTextMs: 300_000, loadingAfterMs: 3_000 };

/** How patient to be with a service at this address, however it was configured; null: a provider's own. */
export function timingFor(baseUrl: string | null): WriterTiming {
  return isOnThisMachine(baseUrl) ? loopbackTiming : remoteTiming;
}

/** The context that is counted on: servers on one's own machine often have a small one and do not say so; null: a provider's own. */
export function contextFor(baseUrl: string | null): number | undefined {
  return isOnThisMachine(baseUrl) ? smallContextTokens : undefined;
}

/** Whether an address is one of this machine; null: a provider's own. `0.0.0.0` is what some model servers print at their start. */
export function isOnThisMachine(baseUrl: string | null): boolean {
  const host = baseUrl === null ? "" : new URL(baseUrl).hostname;
  return ["localhost", "[::1]", "0.0.0.0"].includes(host) || /^127(\.\d+){3}$/.test(host);
}
