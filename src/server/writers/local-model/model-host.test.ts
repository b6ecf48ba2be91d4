import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import pino from "pino";
import { afterEach, describe, expect, it } from "vitest";
import type { WriterWait } from "#shared/contracts/generations.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { WriterFailure } from "../failure.ts";
import type { HostLimits } from "./limits.ts";
import { createModelHost, type ModelHost } from "./model-host.ts";
import type { HostRequest } from "./model-turn.ts";

const hosts: ModelHost[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.stop();
});

/** A host whose process behaves as the file is named. */
async function hostWith(
  behaviour: string,
  limits: Partial<HostLimits> = {},
  more: { loadMs?: number; memoryBytes?: number } = {},
) {
  const file = join(tempDir("model"), `${behaviour}.gguf`);
  writeFileSync(file, "GGUF");
  const host = createModelHost({
    log: pino({ level: "silent" }),
    file,
    runtime: "unused",
    threads: 1,
    memoryBytes: more.memoryBytes ?? 2 * 1024 ** 3,
    script: new URL("../../../../tests/support/model-workers/stand-in.ts", import.meta.url),
    ...(more.loadMs ? { loadMs: more.loadMs } : {}),
    limits: { stopMs: 200, ...limits },
  });
  hosts.push(host);
  return host;
}

interface Asked {
  readonly text: () => string;
  readonly waits: WriterWait[];
  readonly stop: () => void;
  /** The end of the writing: what it threw, or null. */
  readonly ended: Promise<WriterFailure | null>;
  /** Settles with the first piece of text. */
  readonly begun: Promise<void>;
}

function ask(host: ModelHost, owner = "a", more: Partial<HostRequest> = {}): Asked {
  const abort = new AbortController();
  const waits: WriterWait[] = [];
  const begun = Promise.withResolvers<void>();
  let text = "";
  async function run(): Promise<WriterFailure | null> {
    const task = { system: "s", user: owner, maxTokens: 100, seed: 1, steering: null };
    try {
      for await (const part of host.write({
        ...task,
        owner,
        signal: abort.signal,
        onWait: (wait) => waits.push(wait),
        ...more,
      })) {
        if (part.kind === "text") text += part.text;
        if (part.kind === "text") begun.resolve();
      }
      return null;
    } catch (error) {
      if (error instanceof WriterFailure) return error;
      throw error;
    }
  }
  return { text: () => text, waits, stop: () => abort.abort(), begun: begun.promise, ended: run() };
}

const hasEnded = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

describe("a model in a process of its own", () => {
  it("loads the model with the first text, tells so, and keeps it for the next one", async () => {
    const host = await hostWith("writes");
    expect(host.processId()).toBeNull();
    const first = ask(host);
    expect(await first.ended).toBeNull();
    expect(first.text()).toBe("a: هلا والله بالقهوة.");
    expect(first.waits.map(({ kind }) => kind)).toEqual(["loading", "reading"]);
    const pid = host.processId();
    const second = ask(host);
    expect(await second.ended).toBeNull();
    expect(second.waits.map(({ kind }) => kind)).toEqual(["reading"]);
    expect(host.processId()).toBe(pid);
  });

  it("lets people take turns, tells their place, and refuses where the line is full", async () => {
    const host = await hostWith("waits", { waiting: 4, waitingPerOwner: 3 });
    const running = ask(host, "a");
    await running.begun;
    const [second, third, other] = [ask(host, "a"), ask(host, "a"), ask(host, "b")];
    expect(second.waits.at(-1)).toEqual({ kind: "queued", place: 2, minutes: null });
    expect(other.waits.at(-1)).toEqual({ kind: "queued", place: 3, minutes: null });
    expect(third.waits.at(-1)).toEqual({ kind: "queued", place: 4, minutes: null });
    const fourth = ask(host, "a");
    expect((await ask(host, "a").ended)?.code).toBe("writer.line_full");
    expect((await ask(host, "c").ended)?.code).toBe("writer.line_full");
    fourth.stop();
    running.stop();
    await second.begun;
    second.stop();
    await other.begun;
    expect(third.text()).toBe("");
    expect(third.waits.at(-1)).toMatchObject({ kind: "queued", place: 2, minutes: 1 });
    other.stop();
    await third.begun;
    third.stop();
    expect(await Promise.all([running, second, third, other, fourth].map(({ ended }) => ended))).toEqual(Array(5).fill(null));
  });

  it("hears a stop at once, and ends a process that does not", async () => {
    const host = await hostWith("deaf");
    const deaf = ask(host);
    await deaf.begun;
    const pid = host.processId() ?? 0;
    deaf.stop();
    expect(await deaf.ended).toBeNull();
    await expect.poll(() => hasEnded(pid)).toBe(true);
    const next = ask(host);
    await next.begun;
    expect(host.processId()).not.toBe(pid);
  });

  it.each([
    ["dies", "writer.unavailable", true],
    ["dies-loading", "writer.unavailable", true],
    ["dies-late", "writer.connection_lost", false],
    ["heavy", "writer.model_file", false],
    ["damaged", "writer.model_file", false],
    ["too-long", "writer.prompt_too_long", false],
  ] as const)("a process that is %s fails its text alone: %s", async (behaviour, code, retryable) => {
    const host = await hostWith(behaviour);
    const failure = await ask(host).ended;
    expect(failure).toMatchObject({ code, retryable });
    // Another process is started for the next text.
    expect(await ask(host).ended).toMatchObject({ code });
  });

  it("keeps what a process wrote before it died", async () => {
    const asked = ask(await hostWith("dies-late"));
    await asked.ended;
    expect(asked.text()).toBe("a: هلا والله بالقهوة.");
  });

  it("says how long a prompt is that the model cannot read", async () => {
    expect((await ask(await hostWith("too-long")).ended)?.params).toEqual({ tokens: 9_000, limit: 3_840 });
  });

  it("ends a process that is silent, while it loads and while it writes", async () => {
    const loading = await ask(await hostWith("hangs-loading", {}, { loadMs: 100 })).ended;
    expect(loading?.code).toBe("writer.unavailable");
    const host = await hostWith("hangs", { silentMs: 100 });
    expect((await ask(host).ended)?.code).toBe("writer.timeout");
    expect(host.processId()).toBeNull();
  });

  it("ends a process that floods the server with text that nobody reads", async () => {
    const host = await hostWith("floods", { unreadChars: 50_000 });
    const parts = host.write({
      system: "",
      user: "",
      maxTokens: 10,
      seed: 1,
      steering: null,
      owner: "a",
      signal: new AbortController().signal,
      onWait: () => undefined,
    });
    const iterator = parts[Symbol.asyncIterator]();
    await iterator.next();
    const pid = host.processId() ?? 0;
    await expect.poll(() => hasEnded(pid)).toBe(true);
    await iterator.return?.();
  });

  it("unloads the model when nobody has written for a while", async () => {
    const host = await hostWith("writes", { idleMs: 50 });
    await ask(host).ended;
    await expect.poll(() => host.processId()).toBeNull();
    expect(await ask(host).ended).toBeNull();
  });

  it("refuses a file that is gone, and one that this machine has no memory for", async () => {
    const host = createModelHost({
      log: pino({ level: "silent" }),
      file: "/nowhere/model.gguf",
      runtime: "",
      threads: 1,
      memoryBytes: null,
    });
    expect((await ask(host).ended)?.params).toEqual({ problem: "missing" });
  });

  it("gives its process nothing of the server's environment", async () => {
    // `env` is checked where it is made: a process that was started with the server's own would show its PATH.
    const host = await hostWith("waits");
    const asked = ask(host);
    await asked.begun;
    if (process.platform === "linux") {
      const { readFileSync } = await import("node:fs");
      const names = readFileSync(`/proc/${host.processId()}/environ`, "utf8")
        .split("\0")
        .map((entry) => entry.split("=")[0]);
      expect(names.filter((name) => name && !name.startsWith("NODE_CHANNEL"))).toEqual([]);
    }
    asked.stop();
    await asked.ended;
  });
});
