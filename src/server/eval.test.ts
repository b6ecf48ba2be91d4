import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { evaluationSummary } from "#shared/contracts/writer-routes.ts";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { bareEnv, runCommand, runHere } from "#tests/support/run-command.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { evaluateCommand } from "./evaluation/evaluate-command.ts";

const command = join(import.meta.dirname, "eval.ts");

let model: FakeModelServer;
beforeAll(async () => {
  model = await startFakeModelServer();
});
afterEach(() => model.reset());
afterAll(() => model.close());

interface Place {
  readonly cwd: string;
  readonly out: string;
  readonly env: Record<string, string>;
}

/** An empty folder, so that no `.env` plays a part, with a server's data directory in it. */
function place(baseUrl = model.baseUrl): Place {
  const cwd = tempDir("eval");
  const env = { DATA_DIR: join(cwd, "data"), WRITER_BASE_URL: baseUrl, WRITER_MODEL: "fake-model", LOG_LEVEL: "silent" };
  return { cwd, out: join(cwd, "run"), env };
}

const evaluate = ({ out, env }: Place, ...args: string[]) => runHere("eval", evaluateCommand, ["--out", out, ...args], { env });

interface Report {
  readonly writers: { readonly name: string; readonly all: Record<string, unknown> }[];
  readonly texts: { readonly brief: string; readonly writer: string; readonly failure: string | null }[];
}
const reportIn = ({ out }: Place) => JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as Report;
const figuresIn = (where: Place, writer: string) => reportIn(where).writers.find(({ name }) => name === writer)?.all;

/** What the model was asked in a test so far, by how often. */
function askedSince(start: number): Map<string, number> {
  const prompts = model.requests.slice(start).filter(({ body }) => body !== null);
  return new Map([...Map.groupBy(prompts, ({ prompt }) => prompt)].map(([prompt, requests]) => [prompt, requests.length]));
}

const total = (asked: ReadonlyMap<string, number>) => [...asked.values()].reduce((sum, count) => sum + count, 0);

const egyptian = ["--varieties", "ar-egyptian", "--briefs", "3"];
const both = ["--writers", "built-in,fake-model", ...egyptian];

/** What a run that nothing interrupts asks. A second round of repair may ask the same as the first. */
let wholeRun: Map<string, number>;
beforeAll(async () => {
  await evaluate(place(), ...both);
  wholeRun = askedSince(0);
});

describe("comparing writers", () => {
  test("writes every brief with every writer, and a report as page, CSV and JSON, and tells the server", async () => {
    const here = place();
    // The script itself, as a person calls it.
    const { cwd, out, env } = here;
    const { code, output, errors } = await runCommand(command, ["--out", out, ...both], { cwd, env });
    expect([code, errors]).toEqual([0, ""]);
    expect(output).toMatch(/^6 of 6 texts are done, \d+ requests sent\.$/m);
    expect(reportIn(here).texts.map(({ brief, writer }) => `${brief} ${writer}`)).toEqual(
      ["eg-a1", "eg-a2", "eg-b2"].flatMap((brief) => [`${brief} built-in`, `${brief} fake-model`]),
    );
    expect(figuresIn(here, "built-in")).toMatchObject({ texts: 3, failed: 0, requests: 0, tokensIn: 0, cost: 0 });
    expect(figuresIn(here, "fake-model")).toMatchObject({ texts: 3, failed: 0, cost: null });
    const lines = readFileSync(join(here.out, "report.csv"), "utf8").trimEnd().split("\r\n");
    expect(lines).toHaveLength(7);
    expect(readFileSync(join(here.out, "report.html"), "utf8")).toContain('<html lang="en" dir="ltr">');
    const summary = evaluationSummary.parse(JSON.parse(readFileSync(join(here.cwd, "data/evaluation.json"), "utf8")));
    expect(summary).toMatchObject({ directory: here.out, done: { count: 6, of: 6 }, briefs: 3, isRehearsal: false });
  });

  test("that is killed half-way goes on where it was, and asks nothing again that was answered", async () => {
    const here = place();
    const start = model.requests.length;
    // The first two answers come, the third never does.
    model.script([{ kind: "text" }, { kind: "text" }, { kind: "silence" }]);
    const child = spawn(process.execPath, [command, "--out", here.out, ...both], {
      cwd: here.cwd,
      env: { ...bareEnv, ...here.env },
    });
    await vi.waitUntil(() => total(askedSince(start)) === 3, { timeout: 60_000, interval: 20 });
    const silent = model.requests.at(-1)?.prompt ?? "";
    child.kill("SIGKILL");
    await once(child, "close");
    expect(existsSync(join(here.out, "report.html"))).toBe(false);

    const { code, output } = await evaluate(here);
    expect([code, output]).toEqual([0, expect.stringContaining("6 of 6 texts are done")]);
    expect(askedSince(start)).toEqual(new Map(wholeRun).set(silent, (wholeRun.get(silent) ?? 0) + 1));
    // The request that was under way is counted too.
    expect(output).toContain(`${total(wholeRun) + 1} requests sent`);
  });

  test("stops where the budget is used up, says so, and goes on with a larger one", async () => {
    const here = place();
    const start = model.requests.length;
    const stopped = await evaluate(here, ...both, "--budget", "2");
    expect(stopped.code).toBe(1);
    expect(stopped.output).toMatch(/The budget of 2 requests is used up: \d of 6 texts are done, 2 requests sent\./);
    expect(total(askedSince(start))).toBe(2);
    expect(readFileSync(join(here.out, "report.html"), "utf8")).toContain("The run is not complete.");
    const same = await evaluate(here, "--budget", "2");
    expect([same.code, total(askedSince(start))]).toEqual([1, 2]);
    const whole = await evaluate(here, "--budget", "1000");
    expect([whole.code, whole.output]).toEqual([0, expect.stringContaining("6 of 6 texts are done")]);
    expect(askedSince(start)).toEqual(wholeRun);
  });

  test("records what a provider that is down did not write, and goes on; '--retry' asks again", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as { port: number };
    closed.close();
    const here = place(`http://127.0.0.1:${port}/v1`);
    const down = await evaluate(here, "--writers", "fake-model,built-in", "--varieties", "ar-saudi", "--briefs", "2");
    expect(down.code).toBe(0);
    expect(figuresIn(here, "fake-model")).toMatchObject({ texts: 2, failed: 2 });
    expect(figuresIn(here, "built-in")).toMatchObject({ texts: 2, failed: 0 });
    expect(reportIn(here).texts.map(({ failure }) => failure)).toEqual(["writer.unavailable", null, "writer.unavailable", null]);
    const again = { ...here, env: { ...here.env, WRITER_BASE_URL: model.baseUrl } };
    await evaluate(again);
    expect(figuresIn(here, "fake-model")).toMatchObject({ failed: 2 });
    expect((await evaluate(again, "--retry")).code).toBe(0);
    expect(figuresIn(here, "fake-model")).toMatchObject({ texts: 2, failed: 0 });
  });

  test("says in the report that no real model was run, and then proposes nothing", async () => {
    const here = place();
    await evaluate(here, "--writers", "built-in,fake-model", "--varieties", "ar-saudi", "--briefs", "1", "--rehearsal");
    const page = readFileSync(join(here.out, "report.html"), "utf8");
    for (const text of ["No real model was run.", "لم يُشغَّل أي نموذج حقيقي."]) expect(page).toContain(text);
    expect(JSON.parse(readFileSync(join(here.cwd, "data/evaluation.json"), "utf8"))).toMatchObject({
      isRehearsal: true,
      routes: [],
    });
  });
});

describe("a wrong call", () => {
  test("of a model that nothing is configured for is refused before anything is written", async () => {
    const here = place();
    const { code, errors } = await evaluate(here, "--writers", "openai:some-model");
    expect([code, errors]).toEqual([2, expect.stringContaining("set OPENAI_API_KEY")]);
    expect(existsSync(here.out)).toBe(false);
  });

  test("for a folder that holds another run is refused, and the run stays", async () => {
    const here = place();
    await evaluate(here, "--writers", "built-in", ...egyptian);
    const before = readFileSync(join(here.out, "run.json"), "utf8");
    const { code, errors } = await evaluate(here, "--writers", "built-in", "--varieties", "ar-saudi");
    expect([code, errors]).toEqual([2, expect.stringContaining("--varieties: the run in")]);
    expect(readFileSync(join(here.out, "run.json"), "utf8")).toBe(before);
  });

  test("with a votes file of another run is refused", async () => {
    const here = place();
    await evaluate(here, "--writers", "built-in", ...egyptian);
    const file = join(here.cwd, "votes.json");
    writeFileSync(file, JSON.stringify({ run: "2026-01-01-000000", judge: "M", votes: {} }));
    const { code, errors } = await evaluate(here, "--votes", file);
    expect([code, errors]).toEqual([2, expect.stringContaining("these votes are of the run 2026-01-01-000000")]);
  });
});
