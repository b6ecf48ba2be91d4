import { expect, test } from "vitest";
import type { Generation, StreamEvent } from "#shared/contracts/generations.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { type Connection, followEvents } from "./generation-stream.ts";

const ended = { id: "g1", state: "done", revision: 0, text: "إزيك يا باشا" } as Generation;

function eventBytes(id: string, event: StreamEvent): Uint8Array {
  return new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
}

const text = (offset: number, added: string) =>
  eventBytes(`0:${offset + added.length}`, { type: "text", revision: 0, offset, text: added });
const end = eventBytes(`0:${ended.text.length}`, { type: "end", generation: ended });

/** A connection that delivers these chunks and then breaks, or ends. */
function connection(chunks: Uint8Array[], breaks = false): Response {
  return new Response(
    new ReadableStream({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk) controller.enqueue(chunk);
        else if (breaks) controller.error(new TypeError("network error"));
        else controller.close();
      },
    }),
  );
}

/** Follows over these answers in turn and reports what was seen. */
async function follow(answers: (Response | Error)[]) {
  const seen = {
    text: "",
    steps: [] as string[],
    opened: [] as string[],
    connections: [] as Connection[],
    end: null as Generation | null,
  };
  await followEvents(
    {
      open: async (lastEventId) => {
        seen.opened.push(lastEventId);
        const answer = answers.shift();
        if (!answer) throw new Error("opened once too often");
        if (answer instanceof Error) throw answer;
        return answer;
      },
      pause: async () => undefined,
    },
    "0:0",
    {
      onText: (event) => {
        seen.text += event.text;
      },
      onStep: ({ step, round }) => seen.steps.push(`${step} ${round}`),
      onStatus: ({ status }) => seen.steps.push(status?.kind ?? "no wait"),
      onEnd: (generation) => {
        seen.end = generation;
      },
      onConnection: (state) => seen.connections.push(state),
    },
    new AbortController().signal,
  );
  return seen;
}

test("a connection that breaks in mid-text is resumed after the last event, without losing or repeating a letter", async () => {
  const seen = await follow([connection([text(0, "إزيك ")], true), connection([text(5, "يا باشا"), end])]);
  expect(seen.text).toBe("إزيك يا باشا");
  expect(seen.opened).toEqual(["0:0", "0:5"]);
  expect(seen.connections).toEqual(["connecting", "open", "lost", "open"]);
  expect(seen.end?.state).toBe("done");
});

test("letters whose bytes arrive in different chunks are whole", async () => {
  const bytes = text(0, "إزيك يا باشا");
  const chunks = Array.from(bytes, (byte) => Uint8Array.of(byte));
  const seen = await follow([connection([...chunks, end])]);
  expect(seen.text).toBe("إزيك يا باشا");
});

test("a stream that ends without saying so is opened again", async () => {
  const seen = await follow([connection([]), connection([end])]);
  expect(seen.opened).toHaveLength(2);
  expect(seen.end).not.toBeNull();
});

test("a restarting server is tried again, a text that does not exist is not", async () => {
  const restarting = new ApiError("server.stopping", { status: 503 });
  const seen = await follow([restarting, new ApiError("network"), connection([end])]);
  expect(seen.end).not.toBeNull();
  await expect(follow([new ApiError("request.not_found", { status: 404 })])).rejects.toThrow("request.not_found");
});

test("a step of the server is told, and is not taken for the end", async () => {
  const step = eventBytes("0:12", { type: "step", step: "repairing", round: 1 });
  const seen = await follow([connection([text(0, "إزيك يا باشا"), step, end])]);
  expect(seen.steps).toEqual(["repairing 1"]);
  expect(seen.end).toEqual(ended);
});
