import { createParser } from "eventsource-parser";
import { ApiError } from "#web/lib/api-error.ts";

/**
 * The events of a short stream until its last one, which the caller leaves with. Throws `network` where the stream ends before, and the
 * signal's reason when it was aborted, which ends the work on the server too.
 */
export async function* readEvents<Event>(response: Response, signal: AbortSignal): AsyncGenerator<Event, never> {
  const events: Event[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(JSON.parse(data)) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = (await reader?.read().catch((cause: unknown) => lost(signal, cause))) ?? { done: true };
    if (done) throw new ApiError("network");
    parser.feed(value ?? "");
    yield* events.splice(0);
  }
}

function lost(signal: AbortSignal, cause: unknown): never {
  if (signal.aborted) throw cause;
  throw new ApiError("network", { cause });
}
