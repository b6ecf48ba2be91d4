import { expect, test } from "vitest";
import { check } from "#language/checks/check.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import type { Writer } from "#server/writers/writer.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { createLogLines } from "#tests/support/log-lines.ts";
import { writeBest } from "./generations.best.ts";
import { createRun, type Running } from "./generations.run.ts";
import type { GenerationRow } from "./generations.store.ts";

const info: WriterInfo = { kind: "model", provider: "openai", model: "m" };
const { log } = createLogLines();

/** A writer whose drafts are these, in the order in which they are asked for; null: one that hangs until it is given up. */
function writerOf(...drafts: readonly (string | null)[]): Writer {
  const left = [...drafts];
  return {
    info,
    canWrite: () => true,
    async *write({ onWriter, onStatus, signal }) {
      const draft = left.shift();
      onStatus?.({ kind: "connecting" });
      onWriter(info);
      if (typeof draft === "string") return yield draft;
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    },
  };
}

function runOf(writer: Writer): Running {
  const checked = checkBrief(testBrief({ templateId: 4, words: 100, fields: { product: "دفتر" } }));
  const row = { id: "a-job", drafts: 3, revision: 0, reservedWords: 100, seed: "1", workspaceId: "w", createdBy: null };
  return createRun({ ...checked, writer, plan: "free", row: row as unknown as GenerationRow });
}

const texts = { report: async (text: string, brief: Running["brief"]) => check(text, brief) };
const onRequest = async () => () => undefined;

test("a draft that hangs is given up once another one is whole and its time is over", async () => {
  const run = runOf(writerOf("النص الأول", null, null));
  const seen: string[] = [];
  run.watchers.add(() => void seen.push(run.stage.status?.kind ?? run.text));
  expect(await writeBest(run, { texts, log, onRequest, patienceMs: 1 })).toBeNull();
  expect([run.text, run.others, run.stage.status]).toEqual(["النص الأول", [], null]);
  expect(seen[0], "what is waited for is told").toBe("connecting");
  expect(run.abort.signal.aborted).toBe(false);
});

test("drafts that could not be checked in time are not compared: the first that is whole is delivered alone", async () => {
  const run = runOf(writerOf("الأول", "الثاني", "الثالث"));
  expect(await writeBest(run, { texts: { report: async () => null }, log, onRequest })).toBeNull();
  expect([run.text, run.others]).toEqual(["الأول", []]);
});
