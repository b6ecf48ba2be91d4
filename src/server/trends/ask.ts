import {
  createGuardedFetch,
  type GuardedFetch,
  GuardedFetchError,
  isLoopbackAddress,
  isPublicAddress,
} from "#server/platform/http/guarded-fetch.ts";
import { type Ask, type TrendFailure, type TrendSource, TrendSourceError } from "./source.ts";

interface AskOptions {
  readonly userAgent: string;
  /** An address of the operator's that stands before every source's host; null: the hosts themselves are asked. */
  readonly gateway: string | null;
  readonly clock: () => Date;
  /** Tests shorten it. */
  readonly timeoutMs?: number;
}

/** A question waits at most behind this many others of the same source. */
const mostWaiting = 12;
/** After this many failures one after another a source is left alone. */
const failuresBeforePause = 3;
const pauseMs = 2 * 60_000;
const longestPauseMs = 60 * 60_000;
const defaultTimeoutMs = 8_000;
const maxBytes = 3_000_000;

/** Failures of the source itself; an answer that it knows nothing is none. */
const troubles: readonly TrendFailure[] = ["timeout", "unreachable", "changed", "rate_limited"];

/** Asks one source: one question at a time, at its pace, and not at all for a while after several failures. */
export interface Asker {
  /** Runs a method of the source. @throws TrendSourceError */
  run<Answer>(question: (ask: Ask) => Promise<Answer>): Promise<Answer>;
}

export function createAsker(source: TrendSource, options: AskOptions): Asker {
  const guardedFetch = createGuardedFetch(
    // The operator's own gateway may stand on this machine; where it sends us on is checked as any other address.
    options.gateway === null ? isPublicAddress : (address) => isPublicAddress(address) || isLoopbackAddress(address),
  );
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let failures = 0;
  let pausedUntil = 0;
  let lastRequest = 0;

  const ask: Ask = async (request) => {
    const wait = lastRequest + source.gapMs - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    lastRequest = Date.now();
    return sendRequest(guardedFetch, request, options);
  };

  const run = async <Answer>(question: (ask: Ask) => Promise<Answer>): Promise<Answer> => {
    if (options.clock().getTime() < pausedUntil) throw new TrendSourceError("paused", "left alone after failures");
    try {
      const answer = await question(ask);
      failures = 0;
      return answer;
    } catch (cause) {
      const error =
        cause instanceof TrendSourceError ? cause : new TrendSourceError("changed", "not the form that is read", { cause });
      failures = troubles.includes(error.reason) ? failures + 1 : 0;
      const asked = Math.min((error.retryAfterSeconds ?? 0) * 1_000, longestPauseMs);
      const pause = Math.max(asked, failures >= failuresBeforePause ? pauseMs : 0);
      if (pause > 0) pausedUntil = options.clock().getTime() + pause;
      throw error;
    }
  };

  return {
    run(question) {
      if (waiting >= mostWaiting) return Promise.reject(new TrendSourceError("busy", "too many questions wait"));
      waiting += 1;
      const result = line
        .then(() => run(question))
        .finally(() => {
          waiting -= 1;
        });
      line = result.catch(() => undefined);
      return result;
    },
  };
}

async function sendRequest(guardedFetch: GuardedFetch, request: Parameters<Ask>[0], options: AskOptions): ReturnType<Ask> {
  const { url, headers, body, statuses = [] } = request;
  const response = await guardedFetch(options.gateway === null ? url : `${options.gateway}/${url.replace("https://", "")}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "user-agent": options.userAgent,
      accept: "application/json, application/xml;q=0.9, */*;q=0.1",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
    maxBytes,
  }).catch((cause: unknown) => {
    throw failureOf(cause);
  });
  const { status } = response;
  if (status !== 200 && !statuses.includes(status)) throw refusal(status, response.headers.get("retry-after"), options.clock());
  const text = new TextDecoder().decode(response.body);
  return {
    status,
    text,
    json: () => {
      try {
        return JSON.parse(text);
      } catch (cause) {
        throw new TrendSourceError("changed", "not JSON", { cause });
      }
    },
  };
}

function failureOf(cause: unknown): TrendSourceError {
  const reason = cause instanceof GuardedFetchError ? cause.reason : "unreachable";
  if (reason === "timeout") return new TrendSourceError("timeout", "no answer in time", { cause });
  if (reason === "too_large") return new TrendSourceError("changed", `more than ${maxBytes} bytes`, { cause });
  return new TrendSourceError("unreachable", `cannot be reached: ${reason}`, { cause });
}

function refusal(status: number, retryAfter: string | null, now: Date): TrendSourceError {
  const retryAfterSeconds = secondsOf(retryAfter, now);
  if (status === 429) return new TrendSourceError("rate_limited", "status 429", { retryAfterSeconds: retryAfterSeconds ?? 60 });
  if (status === 401 || status === 403 || status === 402) return new TrendSourceError("unauthorized", `status ${status}`);
  return new TrendSourceError("unreachable", `status ${status}`, { retryAfterSeconds });
}

/** Seconds, or a date as HTTP writes it (RFC 9110, 10.2.3). */
function secondsOf(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1_000));
}
