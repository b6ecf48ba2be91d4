import { expect } from "@playwright/test";
import { cutSaving, openSheet, readSheet, typeAtEnd } from "../e2e/support/sheet.ts";
import { textsIn } from "../e2e/support/texts.ts";
import { callsOf, enter, keepText, signIn, watch } from "./people.ts";
import { emulator, test } from "./test.ts";

const t = textsIn("en");
const first = "صباح الخير من المحل.";

/** A person with a text, and what is stored of it. */
async function withText(page: Parameters<typeof enter>[0]) {
  const email = await enter(page);
  const calls = await callsOf(email);
  const id = await keepText(calls, first);
  const stored = async (): Promise<string> => (await (await calls.get(`library/${id}`)).json()).text;
  return { email, address: `/my-content?item=${id}`, stored };
}

test("what is typed is saved by token, is heard by the other tab, and an earlier version comes back", async ({
  page,
  context,
}) => {
  const problems = watch(page);
  const { address, stored } = await withText(page);
  await page.goto(address);
  await openSheet(page, t);
  const other = await context.newPage();
  await other.goto(address);
  await openSheet(other, t);
  await typeAtEnd(page, t, " كلام جديد.");
  await expect(page.getByText(t("editor.saving.auto"))).toBeVisible();
  await expect.poll(stored).toContain("كلام جديد");
  await expect.poll(() => readSheet(other, t)).toContain("كلام جديد");
  await other.close();

  // Who keeps the line to the server has gone: the tab that is left hears what another one saves.
  const third = await context.newPage();
  await third.goto(address);
  await openSheet(third, t);
  await typeAtEnd(third, t, " وزيادة.");
  await expect.poll(() => readSheet(page, t)).toContain("وزيادة");
  await third.close();

  await page.getByRole("button", { name: t("editor.saving.done") }).click();
  await page.getByRole("button", { name: t("versions.title"), exact: true }).click();
  const list = page.getByRole("region", { name: t("versions.title"), exact: true });
  await expect(page.getByRole("article").getByRole("insertion").first()).toContainText("جديد");
  await list.getByRole("listitem").last().getByRole("button").first().click();
  await list.getByRole("button", { name: t("versions.restore") }).click();
  await expect.poll(stored).toBe(first);
  expect(problems).toEqual([]);
});

const refused = (code: string) => ({ status: 401, json: { error: { code, params: {}, requestId: "r" } } });

test("a token that ends while somebody types is renewed once, and then they sign in over their text", async ({ page }) => {
  const { email, address, stored } = await withText(page);
  await page.goto(address);
  await openSheet(page, t);
  const isSave = /\/api\/firebase\/library\/[^/]+$/;
  let saves = 0;
  await page.route(isSave, (route) => {
    const isFirstSave = route.request().method() === "PATCH" && ++saves === 1;
    return isFirstSave ? route.fulfill(refused("identity.token_expired")) : route.continue();
  });
  await typeAtEnd(page, t, " أول كلمة.");
  await expect.poll(stored).toContain("أول كلمة");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.unroute(isSave);

  // From now on the service gives no other token, and the present one has ended.
  const saving = await cutSaving(page);
  await typeAtEnd(page, t, " بعد النهاية.");
  await expect(page.getByText(t("editor.saving.offline")).first()).toBeVisible();
  await emulator.changeUser(email, { disableUser: true });
  await page.route("**/api/firebase/**", (route) => route.fulfill(refused("identity.token_expired")));
  await saving.mend();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t("shell.expired.title"))).toBeVisible();
  await emulator.changeUser(email, { disableUser: false });
  await page.unroute("**/api/firebase/**");
  await signIn(page, t, email);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => readSheet(page, t)).toContain("بعد النهاية");
  await expect.poll(stored).toContain("بعد النهاية");
});
