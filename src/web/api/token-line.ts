import { createParser } from "eventsource-parser";
import { callRaw } from "./client.ts";

interface LineListener {
  /** `hasMissed`: nobody listened for a while before. */
  opened(hasMissed: boolean): void;
  heard(data: string): void;
}

/** Before the first attempt that follows a break; the server may say otherwise. In milliseconds. */
const usualReopenMs = 3_000;
/** Three missed signs of life, which the server sends every 15 s: the connection is dead without saying so. */
const silenceMs = 45_000;

/**
 * Reads the server's events with the bearer token, through every break, until `signal` is aborted. The server ends the stream with its
 * token, and the next one is opened with a new token.
 */
export async function keepLine(listener: LineListener, isLate: boolean, signal: AbortSignal): Promise<void> {
  let hasMissed = isLate;
  let reopenMs = usualReopenMs;
  while (!signal.aborted) {
    try {
      await readLine(signal, {
        opened: () => {
          listener.opened(hasMissed);
          hasMissed = false;
        },
        heard: (data) => listener.heard(data),
        retry: (ms) => {
          reopenMs = ms;
        },
      });
    } catch {
      // Signed out, offline, a server that restarts: calls of the page say what it is, and this one tries again.
    }
    hasMissed = true;
    await pause(reopenMs, signal);
    reopenMs = usualReopenMs;
  }
}

interface OneLine {
  opened(): void;
  heard(data: string): void;
  retry(ms: number): void;
}

async function readLine(signal: AbortSignal, line: OneLine): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const parser = createParser({ onEvent: ({ data }) => line.heard(data), onRetry: (ms) => line.retry(ms) });
  try {
    const response = await callRaw("GET /events", {
      headers: { accept: "text/event-stream" },
      signal: AbortSignal.any([signal, silence.signal]),
      recover: false,
    });
    line.opened();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      parser.feed(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });
}
