import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Environment } from "#server/platform/config.ts";
import { ownWriterState } from "#shared/contracts/own-writer.ts";
import { errorCode } from "#tests/support/http.ts";
import { createBuiltInApp } from "#tests/support/model-app.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";
import { createOwnWriterService } from "./own-writer.service.ts";

const db = await openTestDatabase();
beforeEach(() => truncate(db));
afterAll(() => db.close());

const apiKey = "sk-own-test-4242424242-3f9a";
const service = { baseUrl: "http://127.0.0.1:9/v1", model: "my-model", apiKey: "test-key" };

async function refusalOf(response: Response): Promise<[number, string]> {
  return [response.status, await errorCode(response)];
}

describe("a key among the settings that lacks a model", () => {
  const env = { OPENAI_API_KEY: apiKey, WRITER_API_KEY: "sk-of-nobody-knows-what" };
  const listModels = async () => ["text-embedding-3-small", "gpt-4.1", "qwen3-max"];
  const setUp = async (more: Environment = {}) => {
    const app = createBuiltInApp(db, { env: { ...env, ...more } });
    const me = await app.signUp();
    return { me, own: createOwnWriterService(app.deps, listModels) };
  };

  test("comes with the models that write texts, and one press makes it the person's own service, not in use until it answers", async () => {
    const { me, own } = await setUp();
    const keys = [{ setting: "OPENAI_API_KEY", missing: "OPENAI_MODEL", models: ["qwen3-max", "gpt-4.1"] }];
    expect(await own.keyModels(me.actor)).toEqual({ keys, usable: true });
    const used = ownWriterState.parse(await (await me.put("/api/own-writer/keys/OPENAI_API_KEY", { model: "gpt-4.1" })).json());
    expect(used.writer).toMatchObject({
      baseUrl: "https://api.openai.com/v1",
      model: "gpt-4.1",
      keyEnding: "3f9a",
      enabled: false,
    });
    // Another model of the same service may be tried.
    expect((await own.keyModels(me.actor)).usable).toBe(true);
    expect(JSON.stringify(await own.keyModels(me.actor))).not.toContain("4242424242");
  });

  test("takes no other service's place", async () => {
    const { me, own } = await setUp();
    await me.put("/api/own-writer", service);
    expect((await own.keyModels(me.actor)).usable).toBe(false);
    const refused = await me.put("/api/own-writer/keys/OPENAI_API_KEY", { model: "gpt-4.1" });
    expect(await refusalOf(refused)).toEqual([403, "own_writer.not_allowed"]);
    expect(ownWriterState.parse(await (await me.get("/api/own-writer")).json()).writer?.baseUrl).toBe(service.baseUrl);
  });

  test("is nobody's but the operator's on a public server, and theirs to write into the settings", async () => {
    const { me, own } = await setUp({ NODE_ENV: "production", OWN_WRITERS: "on" });
    expect(await own.keyModels(me.actor)).toEqual({ keys: [], usable: false });
    const operator = await own.keyModels({ ...me.actor, person: { ...me.actor.person, isOperator: true } });
    expect(operator).toMatchObject({ keys: [{ missing: "OPENAI_MODEL" }], usable: false });
    const refused = await me.put("/api/own-writer/keys/OPENAI_API_KEY", { model: "gpt-4.1" });
    expect(await refusalOf(refused)).toEqual([403, "own_writer.not_allowed"]);
  });

  test("is one of those that are set, and whose service is known", async () => {
    const { me } = await setUp();
    for (const setting of ["WRITER_API_KEY", "GOOGLE_API_KEY", "AUTH_SECRET"]) {
      const refused = await me.put(`/api/own-writer/keys/${setting}`, { model: "m" });
      expect(await refusalOf(refused)).toEqual([404, "own_writer.missing"]);
    }
  });
});
