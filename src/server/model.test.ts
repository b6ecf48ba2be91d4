import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { findCatalogueModel } from "#server/writers/model-store/catalogue/catalogue.ts";
import { type FakeHub, sha256Of, startFakeHub } from "#tests/support/model-hub.ts";
import { installStandIn } from "#tests/support/model-program/install.ts";
import { runCommand, runHere } from "#tests/support/run-command.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { tinyGguf } from "#tests/support/tiny-gguf.ts";
import { modelCommand } from "./model-command.ts";

const content = tinyGguf({ bytes: 300_000 });
const file = findCatalogueModel("allam-7b")?.hub.file ?? "";
let hub: FakeHub;
beforeAll(async () => {
  hub = await startFakeHub(content);
});
afterEach(() => hub.reset());
afterAll(() => hub.close());

/** The command on data of its own. */
function commandOn(dataDir: string, env: Record<string, string> = {}) {
  const settings = { DATA_DIR: dataDir, MODEL_HUB_URL: hub.url, WRITER_DISCOVERY: "off", ...env };
  return (...args: string[]) => runHere("model", modelCommand, args, { env: settings });
}

describe("npm run model", () => {
  test("shows the licence first, fetches after it is accepted, has the checksum confirmed, and lets the model write", async () => {
    const dataDir = tempDir("command");
    installStandIn(dataDir);
    const model = commandOn(dataDir);
    const shown = await model("install", "allam-7b");
    expect([shown.code, hub.asked]).toEqual([1, []]);
    expect(shown.output).toMatch(/Its licence is Apache-2\.0: https:/);

    const fetched = await model("install", "allam-7b", "--accept", "Apache-2.0");
    expect(fetched.code).toBe(1);
    expect(fetched.output).toContain(`--sha256 ${sha256Of(content)}`);
    const done = await model("install", "allam-7b", "--accept", "Apache-2.0", "--sha256", sha256Of(content));
    expect([done.code, done.errors.includes("Error")]).toEqual([0, false]);
    expect(hub.asked).toHaveLength(1);
    expect(done.output).toContain("قهوة الصباح");
    expect(done.output).toMatch(/About \d+ words a minute, measured now/);
    expect(JSON.parse(readFileSync(join(dataDir, "local-model/choice.json"), "utf8"))).toMatchObject({
      choice: { kind: "file", name: file },
      files: { [file]: { sha256: sha256Of(content), confirmed: true } },
    });
  });

  test("chooses a file that was put there, and says what is wrong with another", async () => {
    const dataDir = tempDir("command");
    installStandIn(dataDir);
    const models = join(dataDir, "local-model/models");
    mkdirSync(models, { recursive: true });
    writeFileSync(join(models, "base.gguf"), tinyGguf({ hasTemplate: false }));
    const model = commandOn(dataDir);
    const refused = await model("use", "base.gguf");
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining("not made for conversation")]);
    expect((await model("list")).output).toContain("base.gguf, 0.1 GB (local_model.no_chat)");
    expect((await model("remove", "base.gguf")).code).toBe(0);
    expect(existsSync(join(models, "base.gguf"))).toBe(false);
  });

  test("fetches nothing where models are off, and refuses a call that is none", async () => {
    const dataDir = tempDir("command");
    const off = await commandOn(dataDir, { LOCAL_MODELS: "off" })("install", "allam-7b", "--accept", "Apache-2.0");
    expect([off.code, off.errors]).toEqual([1, expect.stringContaining("switched off")]);
    expect((await commandOn(dataDir)("fetch-all")).code).toBe(2);
    expect(hub.asked).toEqual([]);
  });

  test("starts as a script", async () => {
    const cwd = tempDir("command");
    const { code, output } = await runCommand(join(import.meta.dirname, "model.ts"), ["--help"], { cwd });
    expect([code, output]).toEqual([0, expect.stringContaining("install-runtime")]);
  });
});
