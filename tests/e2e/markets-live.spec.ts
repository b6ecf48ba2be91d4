import { expect } from "@playwright/test";
import { beginning, ending, modelText } from "./support/desk.ts";
import { model, test } from "./support/model-test.ts";
import { marketBrief } from "./support/seed.ts";
import { server } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

test.describe.configure({ mode: "serial" });

const t = textsIn("en");
const markets = ["ar-saudi", "ar-egyptian", "ar-emirati", "ar-kuwaiti", "ar-qatari", "ar-lebanese", "ar-jordanian"] as const;

test("seven markets are written before one's eyes, and the page still answers: all of them stop at a click", async ({
  page,
  newPerson,
}) => {
  await newPerson();
  const headers = { origin: server.url };
  await page.request.post(`${server.url}/api/plan`, { headers, data: { plan: "pro" } });
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  model.script(markets.map(() => ({ kind: "text", text: modelText, gate: { afterWords: 12, until } })));
  const answer = await page.request.post(`${server.url}/api/sets`, {
    headers,
    data: { brief: marketBrief, varieties: markets, idempotencyKey: "seven-markets-at-once" },
  });
  const { id } = await answer.json();

  // More texts than a browser has connections: every one of them shows what has arrived all the same.
  await page.goto(`${server.url}/matrix?set=${id}`);
  await expect(page.locator(".paper-text", { hasText: beginning })).toHaveCount(markets.length);
  await page.getByRole("button", { name: t("markets.set.stop") }).click();
  await expect(page.getByText(t("markets.cell.broken"))).toHaveCount(markets.length);
  await expect(page.getByText(ending)).toHaveCount(0);
  letGo();

  // One of them is written again, whole this time.
  model.script([{ kind: "text", text: modelText }]);
  await page
    .getByRole("button", { name: t("markets.cell.again") })
    .first()
    .click();
  await expect(page.getByText(ending)).toHaveCount(1);
  await expect(page.getByText(t("markets.cell.broken"))).toHaveCount(markets.length - 1);
  // The last words stand on the page before the check has read them and the count is closed.
  await expect.poll(async () => (await (await page.request.get(`${server.url}/api/usage`)).json()).reserved).toBe(0);
});
