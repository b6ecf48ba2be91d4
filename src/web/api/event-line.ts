import { apiAddress, wayNow } from "./client.ts";

/** What comes over the line: an event's JSON, or that some may have been missed. */
type LineMessage = { readonly data: string } | { readonly gap: true };

type Tell = (message: LineMessage) => void;

const reopenMs = 5000;

/**
 * Listens to the server's events until `signal` is aborted. All tabs of a browser share one connection: over HTTP/1.1 a browser
 * opens six to a server, and with one for each tab the seventh would wait for ever. The tab that holds the lock keeps the line and
 * passes on what comes; when it closes, the next takes over. Where pages have no locks (plain HTTP), each tab has its own line.
 */
export function listenToServer(listener: Tell, signal: AbortSignal): void {
  // Who signed in by a token hears nothing of who has a session in the same browser.
  const name = wayNow() === "token" ? "lahja-events-token" : "lahja-events";
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }: MessageEvent<LineMessage>) => listener(data);
  signal.addEventListener("abort", () => others.close());
  const tellAll = (message: LineMessage) => {
    if (signal.aborted) return;
    listener(message);
    others.postMessage(message);
  };
  if (!("locks" in navigator)) return void keepLine(listener, false, signal);
  keepLineInTurn(name, tellAll, signal).catch(() => {
    // Closed before its turn came, or the browser keeps locks from this page.
    if (!signal.aborted) void keepLine(listener, false, signal);
  });
}

async function keepLineInTurn(name: string, tell: Tell, signal: AbortSignal): Promise<void> {
  const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await keepLine(tell, false, signal);
    return lock !== null;
  });
  // Between the last tab's line and this one nobody listened.
  if (!isFirst) await navigator.locks.request(name, { signal }, () => keepLine(tell, true, signal));
}

/** Holds the connection, through every break, until `signal` is aborted. */
function keepLine(tell: Tell, isLate: boolean, signal: AbortSignal): Promise<void> {
  return wayNow() === "token" ? keepTokenLine(tell, isLate, signal) : keepSessionLine(tell, isLate, signal);
}

function keepSessionLine(tell: Tell, isLate: boolean, signal: AbortSignal): Promise<void> {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMissed = isLate;

  const open = () => {
    source = new EventSource(apiAddress("GET /events"), { withCredentials: true });
    source.onopen = () => {
      if (hasMissed) tell({ gap: true });
      hasMissed = false;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => tell({ data });
    source.onerror = () => {
      hasMissed = true;
      // The browser reconnects by itself after a cut, but gives up for good when the server answers with an error.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenMs);
    };
  };

  return new Promise((resolve) => {
    const close = () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    };
    signal.addEventListener("abort", close, { once: true });
    if (signal.aborted) resolve();
    else open();
  });
}

/** An `EventSource` sends no bearer token, so the stream is read by a module that a page of the session way never needs. */
async function keepTokenLine(tell: Tell, isLate: boolean, signal: AbortSignal): Promise<void> {
  const { keepLine: keep } = await import("./token-line.ts");
  await keep({ opened: (hasMissed) => hasMissed && tell({ gap: true }), heard: (data) => tell({ data }) }, isLate, signal);
}
