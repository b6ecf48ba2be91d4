import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { Logger } from "pino";
import type { SignedInEnv } from "./context.ts";

/** Proxies cut lines that are silent for half a minute or more. */
const heartbeatMs = 15_000;

/**
 * Answers with server-sent events until `send` returns, with a comment every 15 s as a sign of life. A HEAD gets the headers only:
 * nobody would read its events, and nobody would ever close them.
 */
export function answerEvents(
  c: Context<SignedInEnv>,
  log: Logger,
  send: (stream: SSEStreamingApi) => Promise<void>,
): Response | Promise<Response> {
  c.header("X-Accel-Buffering", "no");
  if (c.req.method === "HEAD") return c.body(null, 200, { "Content-Type": "text/event-stream" });
  return streamSSE(c, async (stream) => {
    const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeatMs);
    try {
      // The first bytes open the connection at once in every browser and proxy.
      await stream.write(": open\n\n");
      await send(stream);
    } catch (error) {
      // The answer has begun, so there is no status left to say it with: the stream ends, and the reader comes back.
      log.error({ err: error, requestId: c.get("requestId") }, "a stream broke off");
    } finally {
      clearInterval(heartbeat);
    }
  });
}

/** Waits until the reader of a stream has gone or the server stops, whichever comes first. */
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
