import { createParser } from "eventsource-parser";
import pino from "pino";
import type { Database } from "#server/platform/db/database.ts";
import { createOwnModels } from "#server/writers/own-model.ts";
import { createWriterRegistry } from "#server/writers/registry.ts";
import type { WriterTiming } from "#server/writers/timing.ts";
import type { WriterRegistry } from "#server/writers/writer.ts";
import { type Generation, type StreamEvent, startedJob, streamEvent } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import { knownText } from "#tests/support/known-text.ts";
import { testBrief, testRequest } from "../briefs.ts";
import { conversionsOf, saudiAnswer } from "../conversions.ts";
import { readGeneration, withoutRevisions } from "../model-app.ts";
import { createTestApp, type SignedInClient } from "../test-app.ts";
import { editRequest, shortPassage } from "../text-edits.ts";
import type { ZooBehaviour, ZooPath } from "./behaviour.ts";
import { revisionText, sampleText } from "./sample-text.ts";
import { type FakeModelServer, startFakeModelServer } from "./server.ts";

/** What came of one request of a person to a model that behaves so. */
export interface Cell {
  /** The text that the person has in the end; of an own model's test: whether it passed. */
  readonly text: string;
  /** The text as a page shows it that followed the stream, before its end is known. */
  readonly seen: string;
  readonly words: number;
  readonly charged: number;
  /** Words still reserved afterwards: none, whatever happened. */
  readonly reserved: number;
  /** Codes of errors, notices and statuses that the person was told. */
  readonly told: readonly string[];
  /** What they were told while they waited. */
  readonly waits: readonly string[];
}

/** Everything that a path needs: a server of its own and a person of its own, so that the six can be tried at once. */
export interface ZooPathRunner {
  run(behaviour: ZooBehaviour): Promise<Cell>;
  close(): Promise<void>;
}

/** Enough for a busy machine; a behaviour that is about waiting brings its own. */
const zooTiming: WriterTiming = { firstTokenMs: 10_000, stallMs: 10_000, retries: 2, retryBaseMs: 5, beforeTextMs: 15_000 };

/** A text in which the check finds nothing to repair, and one in Standard Arabic where Egyptian was asked. */
const goodText = knownText(testBrief(), 300);
const standardText = knownText({ ...testBrief(), variety: "ar-standard" }, 300);

export async function openPath(path: ZooPath, db: Database): Promise<ZooPathRunner> {
  const server = await startFakeModelServer();
  const timing = { ...zooTiming };
  if (path === "test") return { run: (behaviour) => testOwnModel(server, behaviour), close: server.close };
  const app = createTestApp({
    db,
    env: { DEFAULT_PLAN: "enterprise" },
    writers: path === "pieces" ? withoutRevisions(registryFor(server, timing)) : registryFor(server, timing),
  });
  await app.services.generations.start();
  const person = await app.signUp(`zoo-${path}@example.com`);
  const of = conversionsOf(app, person, db);
  const start = startOf[path];
  return {
    async run(behaviour) {
      server.reset();
      Object.assign(timing, zooTiming, behaviour.patience);
      const before = await of.usage();
      const response = await start({ server, behaviour, person, keep: () => of.keep() });
      if (response.status !== 202) throw new Error(await response.text());
      const { id } = startedJob.parse(await response.json());
      const events = await eventsOf(person, id);
      const ended = await readGeneration(person, id);
      const after = await of.usage();
      const { text } = ended;
      // A suggestion is charged by the words that its passage does not have.
      const words = ended.chargedWords ?? ended.words;
      const charged = after.used - before.used;
      return {
        text,
        seen: textSeen(events),
        words,
        charged,
        reserved: after.reserved,
        told: toldIn(ended),
        waits: waitsIn(events),
      };
    },
    async close() {
      await app.services.generations.stop();
      await server.close();
    },
  };
}

interface Start {
  readonly server: FakeModelServer;
  readonly behaviour: ZooBehaviour;
  readonly person: SignedInClient;
  /** Keeps an Egyptian text in the person's library. @returns its id. */
  readonly keep: () => Promise<string>;
}

/** How each path begins, and what its model answers. */
const startOf: Readonly<Record<Exclude<ZooPath, "test">, (start: Start) => Promise<Response>>> = {
  write({ server, behaviour, person }) {
    server.otherwise({ kind: "zoo", behaviour, reply: () => goodText });
    return person.post("/api/generations", testRequest());
  },
  /** The first piece arrives well, the others as the behaviour has it. */
  pieces({ server, behaviour, person }) {
    server.script([{ kind: "text" }]);
    server.otherwise({ kind: "zoo", behaviour, reply: sampleText });
    return person.post("/api/generations", testRequest({ words: 800 }));
  },
  revise({ server, behaviour, person }) {
    server.script([{ kind: "text", text: standardText }]);
    server.otherwise({ kind: "zoo", behaviour, reply: (prompt) => revisionText(prompt, goodText) });
    return person.post("/api/generations", testRequest());
  },
  async edit({ server, behaviour, person, keep }) {
    server.otherwise({ kind: "zoo", behaviour, reply: () => shortPassage });
    return person.post(`/api/library/${await keep()}/edits`, editRequest());
  },
  async convert({ server, behaviour, person, keep }) {
    server.otherwise({ kind: "zoo", behaviour, reply: saudiAnswer });
    const id = await keep();
    return person.post(`/api/library/${id}/conversions`, { variety: "ar-saudi", idempotencyKey: `zoo-${id}` });
  },
};

async function testOwnModel(server: FakeModelServer, behaviour: ZooBehaviour): Promise<Cell> {
  server.otherwise({ kind: "zoo", behaviour, reply: () => "ready" });
  const timing = { ...zooTiming, ...behaviour.patience };
  const models = createOwnModels({ log: pino({ level: "silent" }), isAllowed: () => true, timing });
  const waits: string[] = [];
  const nothing = { words: 0, charged: 0, reserved: 0, waits };
  const own = { baseUrl: server.baseUrl, model: "fake-model", apiKey: "test-key" };
  try {
    await models.test(own, new AbortController().signal, (status) => void (status && waits.push(status.kind)));
    return { ...nothing, text: "ready", seen: "ready", told: [] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...nothing, text: "", seen: "", told: [error.code] };
  }
}

function registryFor(server: FakeModelServer, timing: WriterTiming): WriterRegistry {
  const custom = { baseUrl: server.baseUrl, apiKey: "test-key", model: "fake-model" };
  const settings = { custom, openai: null, anthropic: null, google: null, routes: {}, local: null, discovery: false };
  return createWriterRegistry(settings, { log: pino({ level: "silent" }), timing });
}

function toldIn({ error, repair, tokens, report }: Generation): string[] {
  const rounds = repair?.rounds.flatMap(({ outcome, code }) => (outcome === "better" ? [] : [code ?? outcome])) ?? [];
  const found = report?.otherScripts?.length ? ["other_script"] : [];
  return [...new Set([...(error ? [error.code] : []), ...(tokens?.cut ? ["tokens.cut"] : []), ...found, ...rounds])];
}

function waitsIn(events: readonly StreamEvent[]): string[] {
  return events.flatMap((event) => (event.type === "status" && event.status ? event.status.kind : []));
}

/** Follows a text to its end, as a page does. */
async function eventsOf(person: SignedInClient, id: string): Promise<StreamEvent[]> {
  const response = await person.get(`/api/generations/${id}/stream`);
  const events: StreamEvent[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(streamEvent.parse(JSON.parse(data))) });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  return events;
}

/** The text as a reader has it in the end, by the rule of revisions and offsets. */
function textSeen(events: readonly StreamEvent[]): string {
  let seen = { revision: 0, text: "" };
  for (const event of events) {
    if (event.type !== "text") continue;
    const before = event.revision === seen.revision ? seen.text.slice(0, event.offset) : "";
    seen = { revision: event.revision, text: before + event.text };
  }
  return seen.text;
}
