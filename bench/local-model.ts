/**
 * What a model in a process of its own costs, and what steering does: `MODEL_RUNTIME=.cache/model/local-model/runtime node
 * bench/local-model.ts` (`npm run test:model` installs the program there). Without it only the seam is measured.
 *
 * Seam: the same 400 pieces of 3,000 letters from the same process, taken as they come (raw) and through the host with its queue, its
 * limits and its turns. CPU of this process for a million letters, and this process's memory. Steering: a tiny model of ours that would
 * write marked words in half of its sentences, with and without steering, 40 seeds.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import pino from "pino";
import type { FromModel } from "#server/writers/local-model/messages.ts";
import { createModelHost, type ModelHost } from "#server/writers/local-model/model-host.ts";
import type { HostRequest } from "#server/writers/local-model/model-turn.ts";
import { writeTinyModel } from "#tests/model/tiny-model.ts";
import { writesOfSubject } from "#tests/model/writes-of-subject.ts";

const rounds = 5;
const pieces = 400;
const pieceLetters = 3_000;
const seeds = 40;
const wide = { unreadChars: pieces * pieceLetters * 2, silentMs: 60_000 };
const log = pino({ level: "silent" });
const directory = mkdtempSync(join(tmpdir(), "lahja-bench-"));
const standIn = new URL("../tests/support/model-workers/stand-in.ts", import.meta.url);

const request = (more: Partial<HostRequest> = {}): HostRequest => ({
  owner: "a",
  system: "",
  user: "قهوة",
  maxTokens: 200,
  seed: 1,
  steering: null,
  signal: new AbortController().signal,
  onWait: () => undefined,
  ...more,
});

const millions = (pieces * pieceLetters) / 1_000_000;
const cpuMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};
const megabytes = () => Math.round(process.memoryUsage().rss / 1_000_000);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** CPU for a million letters of the pieces as the process sends them. */
async function raw(child: ChildProcess): Promise<number> {
  let letters = 0;
  const arrived = new Promise<void>((done) => {
    child.on("message", (message: FromModel) => {
      if (message.kind === "text") letters += message.text.length;
      if (letters >= pieces * pieceLetters) done();
    });
  });
  const since = process.cpuUsage();
  child.send({ kind: "write", id: 1, system: "", user: "", maxTokens: 1, seed: 1, steering: null });
  await arrived;
  child.removeAllListeners("message");
  return cpuMs(since) / millions;
}

async function throughHost(host: ModelHost): Promise<number> {
  const stop = new AbortController();
  let letters = 0;
  const since = process.cpuUsage();
  for await (const part of host.write(request({ signal: stop.signal }))) {
    if (part.kind === "text") letters += part.text.length;
    if (letters >= pieces * pieceLetters) break;
  }
  const spent = cpuMs(since) / millions;
  stop.abort();
  return spent;
}

async function measureSeam(): Promise<void> {
  const file = join(directory, "floods.gguf");
  writeFileSync(file, "GGUF");
  const child = fork(standIn, { serialization: "advanced" });
  child.send({ kind: "load", file, runtime: "", threads: 1, chatForm: null });
  await once(child, "message");
  const measured = { raw: [] as number[], host: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.raw.push(await raw(child));
    // One host a round: after so much without an end it is told to stop, and a process that does not hear is ended.
    const host = createModelHost({
      log,
      file,
      runtime: "",
      threads: 1,
      memoryBytes: 2 * 1024 ** 3,
      script: standIn,
      limits: wide,
    });
    measured.host.push(await throughHost(host));
    host.stop();
  }
  child.kill();
  console.table({
    "raw pipe": { "ms CPU a million letters": median(measured.raw).toFixed(1) },
    "host and turn": { "ms CPU a million letters": median(measured.host).toFixed(1) },
  });
}

async function measureSteering(runtime: string): Promise<void> {
  const file = join(directory, "tiny.gguf");
  writeTinyModel(file, writesOfSubject);
  const before = megabytes();
  const host = createModelHost({ log, file, runtime, threads: 1, memoryBytes: null });
  const rows = [];
  for (const steering of [null, { words: ["سوف", "لماذا"], told: [] }]) {
    let text = "";
    const sums = { steered: 0, drawn: 0 };
    const startedAt = performance.now();
    for (let seed = 1; seed <= seeds; seed += 1) {
      for await (const part of host.write(request({ seed, steering }))) {
        if (part.kind === "text") text += part.text;
        if (part.kind === "end") {
          sums.steered += part.steered;
          sums.drawn += part.output;
        }
      }
    }
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    const sentences = count(/نشوف/g);
    rows.push({
      steering: steering ? "on" : "off",
      sentences,
      "marked words": `${((100 * count(/سوف|لماذا/g)) / sentences).toFixed(0)} %`,
      "«لما» kept": `${((100 * count(/لما(?!ذا)/g)) / sentences).toFixed(0)} %`,
      steered: sums.steered,
      "tokens a sentence": (sums.drawn / sentences).toFixed(2),
      "ms a sentence": ((performance.now() - startedAt) / sentences).toFixed(1),
    });
  }
  console.table(rows);
  console.log(`this process: ${before} MB before the model was loaded, ${megabytes()} MB with it, after ${2 * seeds} texts`);
  host.stop();
}

try {
  await measureSeam();
  const runtime = process.env.MODEL_RUNTIME;
  if (runtime) await measureSteering(resolve(runtime));
  else console.log("MODEL_RUNTIME is not set: steering is not measured.");
} finally {
  rmSync(directory, { recursive: true, force: true });
}
