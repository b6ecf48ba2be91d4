import { expect } from "@playwright/test";
import { beginning, deskOf, ending } from "../e2e/support/desk.ts";
import { textsIn } from "../e2e/support/texts.ts";
import { enter, watch } from "./people.ts";
import { model, server, test } from "./test.ts";

test.use({ withModel: true });

const t = textsIn("en");
const desk = deskOf(() => ({ server, model }), t);

test("a text that is half written goes on after a reload, by token", async ({ page }) => {
  const problems = watch(page);
  await enter(page);
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
