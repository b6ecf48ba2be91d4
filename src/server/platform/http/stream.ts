import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Logger } from "pino";
import { AppError, type ErrorCode, type ErrorParams } from "#shared/errors.ts";
import type { AppEnv } from "./context.ts";
import type { OpenStreams } from "./open-streams.ts";

/** Proxies close connections that are silent for half a minute or more. In milliseconds. */
const heartbeatMs = 15_000;

/**
 * How long a browser waits before it reconnects, in milliseconds: after a lost connection, and after a newer stream replaced this
 * one.
 */
const reopenMs = { usual: 3_000, replaced: 300_000 };

export interface StreamParts {
  readonly log: Logger;
  readonly streams: OpenStreams;
}

export interface TypedStream<Event> {
  readonly aborted: boolean;
  onAbort(listener: () => void): void;
  /** `id`: the position that a reconnecting reader sends as `Last-Event-ID`. */
  send(event: Event, id?: string | null): Promise<void>;
}

/**
 * Responds with server-sent events until `send` returns. `send` must return when its signal aborts. A comment every 15 s keeps the
 * connection alive. A HEAD request gets only the headers, because nobody would read or close its stream.
 */
export function streamEvents<Event>(
  c: Context<AppEnv>,
  { log, streams }: StreamParts,
  check: (event: Event) => void,
  send: (stream: TypedStream<Event>, replaced: AbortSignal) => Promise<void>,
): Response | Promise<Response> {
  c.header("X-Accel-Buffering", "no");
  if (c.req.method === "HEAD") return c.body(null, 200, { "Content-Type": "text/event-stream" });
  return streamSSE(c, async (stream) => {
    const { userId, token } = c.get("actor");
    const { remove, replaced } = streams.add(userId);
    // Who was shut out at the identity service is shut out here when their token ends; anybody else comes back with a new one.
    const ended = token ? AbortSignal.any([replaced, AbortSignal.timeout(token.endsInMs)]) : replaced;
    const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeatMs);
    const typed: TypedStream<Event> = {
      get aborted() {
        return stream.aborted;
      },
      onAbort: (listener) => stream.onAbort(listener),
      send: (event, id) => {
        check(event);
        return stream.writeSSE({ ...(id ? { id } : {}), data: JSON.stringify(event) });
      },
    };
    try {
      // The first bytes make every browser and proxy open the connection at once.
      await stream.write(`: open\nretry: ${reopenMs.usual}\n\n`);
      await send(typed, ended);
      // Otherwise the browser would reconnect at once and replace the next stream.
      if (replaced.aborted) void stream.write(`retry: ${reopenMs.replaced}\n\n`);
    } catch (error) {
      // The response has begun, so its status can no longer change. The stream ends and the reader reconnects.
      log.error({ err: error, requestId: c.get("requestId") }, "a stream broke off");
    } finally {
      clearInterval(heartbeat);
      remove();
    }
  });
}

/** What a stream of one piece of work tells when that work fails. */
interface FailedEvent {
  readonly type: "error";
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/**
 * Does one piece of work while its reader listens. Its signal aborts when the reader goes, another stream replaces this one or the
 * server stops. An expected error, or a stop of the server, is told as the last event; nobody is told after having gone.
 */
export async function whileRead<Event>(
  stream: TypedStream<Event | FailedEvent>,
  { stopping, replaced }: { stopping: AbortSignal; replaced: AbortSignal },
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const gone = new AbortController();
  stream.onAbort(() => gone.abort());
  if (stream.aborted) gone.abort();
  try {
    await work(AbortSignal.any([gone.signal, stopping, replaced]));
  } catch (error) {
    if (gone.signal.aborted) return;
    if (stopping.aborted) return stream.send({ type: "error", code: "server.stopping", params: {} });
    if (!(error instanceof AppError)) throw error;
    await stream.send({ type: "error", code: error.code, params: error.params });
  }
}

/** Resolves when the reader disconnects or the server stops. */
export function untilClosed(
  stream: { readonly aborted: boolean; onAbort(listener: () => void): void },
  stopping: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stopping.removeEventListener("abort", end);
      resolve();
    };
    stream.onAbort(end);
    stopping.addEventListener("abort", end);
    if (stream.aborted || stopping.aborted) end();
  });
}
