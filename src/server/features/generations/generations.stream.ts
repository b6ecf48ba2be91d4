import type { Owner } from "#server/platform/actor.ts";
import { toStatus } from "#server/writers/status.ts";
import type { StreamEvent, WriterWait } from "#shared/contracts/generations.ts";
import type { LiveText, Stage } from "./generations.run.ts";
import type { GenerationsService } from "./generations.service.ts";

/** Pieces that arrive within this time go out together: the eye sees no difference, 500 streams do. */
const gatherMs = 40;
/** A text of another process is looked at this often even if its notification was lost. */
const lookEveryMs = 1_000;

/** Where a reader stands: everything before has been received. */
export interface Position {
  readonly revision: number;
  readonly offset: number;
}

/** Reads `Last-Event-ID` ('revision:offset'); anything else means from the beginning. */
export function readPosition(lastEventId: string | undefined): Position {
  const match = /^(\d{1,5}):(\d{1,9})$/.exec(lastEventId ?? "");
  return match ? { revision: Number(match[1]), offset: Number(match[2]) } : { revision: 0, offset: 0 };
}

/** The position after an event; null where it moves none. */
export function idOf(event: StreamEvent): string | null {
  if (event.type === "step" || event.type === "status") return null;
  return event.type === "text"
    ? `${event.revision}:${event.offset + event.text.length}`
    : `${event.generation.revision}:${event.generation.text.length}`;
}

/**
 * Yields a text from a position on: what is there at once, then what is added, at last the ended generation as a whole; in between
 * the steps that it comes to. A text that takes the place of an earlier one comes whole. A reader who resumes with the id of the last event receives every letter once. Ends early, without a last event, when `signal` is aborted.
 */
export async function* followText(
  service: GenerationsService,
  owner: Owner,
  id: string,
  from: Position,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const live = service.live(id);
  let position = from;
  if (live) position = yield* followLive(live, from, signal);
  else if ((await service.get(owner, id)).state === "running") position = yield* followStored(service, id, from, signal);
  if (signal.aborted) return;
  const generation = await service.get(owner, id);
  const offset = position.revision === generation.revision ? position.offset : 0;
  const text = generation.text.slice(offset);
  if (text !== "") yield { type: "text", revision: generation.revision, offset, text };
  service.seen(id);
  yield { type: "end", generation };
}

async function* followLive(live: LiveText, from: Position, signal: AbortSignal): AsyncGenerator<StreamEvent, Position> {
  const steps = createStepEvents();
  let { revision } = from;
  // A position beyond the end is a mistake; from the end on, nothing is lost.
  let offset = Math.min(from.offset, live.text().length);
  let ended = false;
  const bell = createBell(signal);
  const unwatch = live.watch(bell.ring);
  void live.ended.then(() => {
    ended = true;
    bell.ring();
  });
  try {
    while (!signal.aborted) {
      const stage = live.stage();
      yield* steps(stage);
      if (stage.revision !== revision) {
        revision = stage.revision;
        offset = 0;
      }
      // Read after the revision, with nothing in between: a later revision comes with the next turn.
      const text = live.stage() === stage ? live.text().slice(offset) : "";
      if (text !== "") {
        yield { type: "text", revision, offset, text };
        offset += text.length;
        if (!ended) await pause(gatherMs, signal);
      } else if (ended) break;
      else if (live.stage() === stage) await bell.next();
    }
  } finally {
    unwatch();
  }
  return { revision, offset };
}

async function* followStored(
  service: GenerationsService,
  id: string,
  from: Position,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent, Position> {
  const steps = createStepEvents();
  let { revision, offset } = from;
  const bell = createBell(signal);
  const unwatch = service.onStored(id, bell.ring);
  try {
    while (!signal.aborted) {
      const row = await service.stored(id);
      if (row?.state !== "running") break;
      yield* steps(row);
      if (row.revision !== revision) {
        revision = row.revision;
        offset = 0;
      }
      const text = row.text.slice(offset);
      if (text !== "") yield { type: "text", revision, offset, text };
      offset += text.length;
      await Promise.race([bell.next(), pause(lookEveryMs, signal)]);
    }
  } finally {
    unwatch();
  }
  return { revision, offset };
}

/** Says each step once, and what the writer waits for. A text that is being written has said nothing of either. */
function createStepEvents() {
  let told: Omit<Stage, "revision"> = { step: "writing", round: 0, status: null };
  return function* (at: Omit<Stage, "revision">): Generator<StreamEvent> {
    const { step, round, status } = at;
    const before = told;
    told = { step, round, status };
    if (step !== before.step || round !== before.round) yield { type: "step", step, round };
    if (!isSameWait(status, before.status)) yield { type: "status", status: toStatus(status) };
  };
}

function isSameWait(a: WriterWait | null, b: WriterWait | null): boolean {
  return a?.kind === b?.kind && (a?.kind !== "busy" || b?.kind !== "busy" || a.until === b.until);
}

/** Lets a loop sleep until something happened, without losing what happened while it was awake. */
function createBell(signal: AbortSignal) {
  let rung = false;
  let wake: (() => void) | null = null;
  const ring = () => {
    rung = true;
    wake?.();
  };
  signal.addEventListener("abort", ring, { once: true });
  return {
    ring,
    async next(): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      rung = false;
      wake = null;
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
    if (signal.aborted) done();
  });
}
