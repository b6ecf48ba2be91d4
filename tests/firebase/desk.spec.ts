import { expect } from "@playwright/test";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { beginning, deskOf, ending } from "../e2e/support/desk.ts";
import { textsIn } from "../e2e/support/texts.ts";
import { callsOf, enter, watch } from "./people.ts";
import { server, test } from "./test.ts";

let model: FakeModelServer;
test.beforeAll(async () => {
  model = await startFakeModelServer();
});
test.afterAll(() => model.close());

const t = textsIn("en");
const desk = deskOf(() => ({ server, model }), t);

test("a text that is half written goes on after a reload, by token", async ({ page }) => {
  const problems = watch(page);
  // The person's own model, so that all tests have one server.
  const calls = await callsOf(await enter(page));
  const data = { baseUrl: model.baseUrl, model: "fake-model", apiKey: "" };
  expect((await calls.put("own-writer", { data })).status()).toBe(200);
  const gate = await desk.startHalfText(page);
  const asked: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (/\/api\/firebase\/generations\/[^/]+\/stream/.test(request.url())) asked.push(request.headers().authorization);
  });
  await page.reload();
  await expect(desk.paper(page)).toContainText(beginning);
  await expect(desk.paper(page)).not.toContainText(ending);
  gate.letGo();
  await expect(desk.paper(page)).toContainText(ending);
  expect(asked[0]).toMatch(/^Bearer /);
  expect(problems).toEqual([]);
});
