import { createParser } from "eventsource-parser";
import type { Generation, StreamEvent } from "#shared/contracts/generations.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { callRaw } from "./client.ts";

/** `lost`: nothing comes at the moment; the reader tries again by itself. */
export type Connection = "connecting" | "open" | "lost";

type TextEvent = Extract<StreamEvent, { type: "text" }>;
type StepEvent = Extract<StreamEvent, { type: "step" }>;
type StatusEvent = Extract<StreamEvent, { type: "status" }>;

export interface StreamListener {
  onText(event: TextEvent): void;
  /** The text is being written, checked, or repaired. */
  onStep(event: StepEvent): void;
  /** What the writer waits for; a wait that was not told of since the connection was opened is over. */
  onStatus(event: StatusEvent): void;
  onEnd(generation: Generation): void;
  onConnection(connection: Connection): void;
}

interface StreamSetup {
  /** Opens the stream after the event with this id. Throws an `ApiError`. */
  open(lastEventId: string, signal: AbortSignal): Promise<Response>;
  /** Waits before the next attempt; ends early when there is reason to hope. */
  pause(attempt: number, signal: AbortSignal): Promise<void>;
}

/** The server sends a sign of life every 15 s: three missed ones mean that the connection is dead without saying so. */
const silenceMs = 45_000;
const firstPauseMs = 500;
const longestPauseMs = 15_000;

/**
 * Follows a text that is being written, from a position ('revision:offset') on, through every broken connection, until it has
 * ended or `signal` is aborted. Throws an `ApiError` that trying again cannot mend (not signed in, no such text).
 */
export async function followGeneration(id: string, from: string, listener: StreamListener, signal: AbortSignal): Promise<void> {
  const open = (lastEventId: string, attempt: AbortSignal) =>
    callRaw("GET /generations/:id/stream", {
      params: { id },
      headers: { accept: "text/event-stream", "last-event-id": lastEventId },
      signal: AbortSignal.any([attempt, whenOffline(attempt)]),
    });
  await followEvents({ open, pause: pauseUntilHope }, from, listener, signal);
}

/** The loop of `followGeneration` over any way to open the stream. */
export async function followEvents(
  setup: StreamSetup,
  from: string,
  listener: StreamListener,
  signal: AbortSignal,
): Promise<void> {
  let lastEventId = from;
  let failures = 0;
  const remember = (id: string) => {
    lastEventId = id;
    failures = 0;
  };
  listener.onConnection("connecting");
  while (!signal.aborted) {
    try {
      if (await readStream(setup, lastEventId, remember, listener, signal)) return;
    } catch (error) {
      if (signal.aborted) return;
      if (!mayPass(error)) throw error;
    }
    if (signal.aborted) return;
    listener.onConnection("lost");
    await setup.pause(failures, signal);
    failures += 1;
  }
}

/** Reads one connection to its end. @returns true when the text has ended, false when only the connection has. */
async function readStream(
  setup: StreamSetup,
  lastEventId: string,
  remember: (id: string) => void,
  listener: StreamListener,
  signal: AbortSignal,
): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  let hasEnded = false;
  const parser = createParser({
    onEvent({ id, data }) {
      const event: StreamEvent = JSON.parse(data);
      if (id) remember(id);
      if (event.type === "text") return listener.onText(event);
      if (event.type === "step") return listener.onStep(event);
      if (event.type === "status") return listener.onStatus(event);
      hasEnded = true;
      listener.onEnd(event.generation);
    },
  });
  try {
    const response = await setup.open(lastEventId, AbortSignal.any([signal, silence.signal]));
    if (!response.body) return false;
    listener.onConnection("open");
    // One decoder for the whole stream: an Arabic letter has two bytes, and a chunk may end between them.
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    while (!hasEnded) {
      const { done, value } = await reader.read();
      if (done) return hasEnded;
      heard();
      parser.feed(decoder.decode(value, { stream: true }));
    }
    await reader.cancel();
    return true;
  } finally {
    clearTimeout(timer);
    // Ends what still listens on behalf of this connection.
    silence.abort();
  }
}

/**
 * Aborted when the browser loses its network: the connection is dead then, but would not say so before the long silence. Where it
 * is not (a server on this machine), the reader is back in half a second.
 */
function whenOffline(attempt: AbortSignal): AbortSignal {
  const offline = new AbortController();
  addEventListener("offline", () => offline.abort(), { once: true, signal: attempt });
  return offline.signal;
}

/** Whether the same call may succeed in a moment: a cut connection, a restarting server, a proxy's error page. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return !(error instanceof SyntaxError);
  return error.code === "network" || error.code === "request.rate_limited" || error.status >= 500;
}

/** Half a second, then twice as long each time, scattered so that a thousand tabs do not come back at once. */
function pauseUntilHope(attempt: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(longestPauseMs, firstPauseMs * 2 ** attempt) * (0.75 + Math.random() / 2);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      document.removeEventListener("visibilitychange", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    document.addEventListener("visibilitychange", done);
    signal.addEventListener("abort", done);
  });
}
