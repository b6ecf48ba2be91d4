import { createConfig, lintFromString, type NormalizedProblem } from "@redocly/openapi-core";
import { afterAll, expect, test } from "vitest";
import { api } from "#shared/contracts/api.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { openTestDatabase } from "#tests/support/test-db.ts";

const db = await openTestDatabase();
afterAll(() => db.close());

async function fetchDocument(): Promise<string> {
  const response = await createTestApp({ db }).client().get("/api/openapi.json");
  expect(response.status).toBe(200);
  return response.text();
}

const told = ({ ruleId, message, location }: NormalizedProblem) => `${ruleId}: ${message} (${location[0]?.pointer})`;

test("the document of all calls passes the linter of its standard", async () => {
  const config = await createConfig({
    extends: ["recommended"],
    // The source has no licence to name, and two calls only ever lead to another address.
    rules: { "info-license": "off", "operation-2xx-response": "off", "operation-4xx-response": "error" },
  });
  const problems = await lintFromString({ source: await fetchDocument(), absoluteRef: "openapi.json", config });
  expect(problems.map(told)).toEqual([]);
});

test("the document has every call with its body, answer and error codes", async () => {
  const document = JSON.parse(await fetchDocument());
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
    Object.values(path),
  );
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const all = Object.entries(api).flatMap(([group, calls]) => Object.keys(calls).map((name) => `${group}.${name}`));
  expect(all.filter((id) => !ids.has(id) && !ids.has(`${id}.bearer`))).toEqual([]);
  const create = document.paths["/brand-voices"].post;
  expect(create.requestBody.content["application/json"].schema.$ref).toBe("#/components/schemas/brandVoices.create.request");
  expect(document.components.schemas["brandVoices.create.request"].required).toEqual(["name"]);
  const refused = create.responses["422"].content["application/json"].schema.properties.error.properties.code.enum;
  expect(refused).toEqual(["brand_voice.too_many"]);
});
