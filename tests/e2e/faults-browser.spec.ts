import { expect, type Page } from "@playwright/test";
import { trashDays } from "#shared/contracts/library.ts";
import { beginning, deskOf, differentWords, ending, modelText, watchCalls } from "./support/desk.ts";
import { fillBrief, newEmail, signUpQuickly, smallBrief, watchPage, writeButton } from "./support/journey.ts";
import { model, test } from "./support/model-test.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { server } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

/** What people do with a browser: several tabs, addresses of others, double clicks, reloads, back and forward, no storage. */
const t = textsIn("en");
const desk = deskOf(() => ({ server, model }), t);

// One after the other: they share the model server's script.
test.use({ plan: "pro" });
test.describe.configure({ mode: "default" });

test.describe("two tabs", () => {
  test("a text written, renamed or deleted in one is so in the other, without a reload", async ({ page, newPerson }) => {
    await newPerson();
    const library = await page.context().newPage();
    await library.goto(`${server.url}/my-content`);
    await expect(library.getByText(t("library.empty.title"))).toBeVisible();
    model.script([{ kind: "text", text: modelText }]);
    await desk.open(page);
    await fillBrief(page, t, smallBrief(t));
    await writeButton(page, t).click();
    await expect(library.getByRole("link", { name: "أسبوع من غير لخبطة" })).toBeVisible();

    await page.getByRole("button", { name: t("generations.result.rename") }).click();
    await page.getByRole("textbox", { name: t("generations.result.titleLabel") }).fill("عنوان أهدأ");
    await page.keyboard.press("Enter");
    await library.getByRole("link", { name: "عنوان أهدأ" }).click();
    await expect(library.getByRole("heading", { level: 1 })).toContainText("عنوان أهدأ");

    const item = (await desk.readJson(page, "/api/library")).items[0];
    await page.request.delete(`${server.url}/api/library/${item.id}`, { headers: { origin: server.url } });
    await expect(library.getByRole("alert")).toContainText(t("shelf.gone.page", { days: trashDays }));
  });

  test("signing out in one asks for it in the other, where nothing typed is lost", async ({ page, newPerson }) => {
    const email = await newPerson();
    await desk.open(page);
    const brief = smallBrief(t);
    await fillBrief(page, t, brief);
    const other = await page.context().newPage();
    await other.goto(`${server.url}/settings`);
    await other
      .getByRole("button", { name: t("shell.logOut") })
      .first()
      .click();
    await expect(other).toHaveURL(`${server.url}/`);

    await expect(page.getByRole("dialog")).toContainText(t("shell.expired.title"));
    await desk.signInAgain(page, email);
    await expect(desk.topicField(page)).toHaveValue(brief.topic);
    model.script([{ kind: "text", text: modelText }]);
    await writeButton(page, t).click();
    await expect(desk.paper(page)).toContainText(ending);
  });

  test("and six more: the eighth still opens, and all hear what the first does", async ({ page, newPerson }) => {
    await newPerson();
    const tabs: Page[] = [];
    for (let count = 0; count < 7; count += 1) {
      const tab = await page.context().newPage();
      await tab.goto(`${server.url}/my-content`, { waitUntil: "commit" });
      tabs.push(tab);
    }
    for (const tab of tabs) await expect(tab.getByText(t("library.empty.title"))).toBeVisible();
    await writeText(page.request, server.url, everydayBrief);
    for (const tab of tabs) await expect(tab.getByText(t("library.count", { count: 1 }))).toBeVisible();
    // The tab with the line closes: the next one takes it.
    await tabs.shift()?.close();
    await expect
      .poll(async () => {
        const held = await tabs[0]?.evaluate(async () => (await navigator.locks.query()).held?.length);
        return held;
      })
      .toBe(1);
    await writeText(page.request, server.url, everydayBrief);
    for (const tab of tabs) await expect(tab.getByText(t("library.count", { count: 2 }))).toBeVisible();
  });
});

test("another person's text, a deleted one and nonsense in the address are 'not found', with a way on", async ({
  page,
  browser,
  newPerson,
}) => {
  const owner = await browser.newContext();
  const ownerPage = await owner.newPage();
  await signUpQuickly(ownerPage, server, newEmail());
  const foreign = await writeText(owner.request, server.url, everydayBrief);
  await owner.close();
  await newPerson();
  for (const query of [
    `template=1&generation=${foreign.id}`,
    `generation=${foreign.id}`,
    "template=1&generation=nonsense",
    "generation=%00",
  ]) {
    await page.goto(`${server.url}/create?${query}`);
    await expect(page.getByRole("alert")).toContainText(t("generations.result.notFound"));
    await expect(page.getByRole("alert")).toContainText(t("errors.request.not_found"));
    await expect(page.getByRole("button", { name: t("common.tryAgain") })).toHaveCount(0);
  }
  for (const id of [foreign.itemId, "nonsense"]) {
    await page.goto(`${server.url}/my-content?item=${id}`);
    await expect(page.getByRole("alert")).toContainText(t("shelf.gone.page", { days: trashDays }));
    await expect(page.getByRole("button", { name: t("common.tryAgain") })).toHaveCount(0);
    await page.getByRole("link", { name: t("library.item.back") }).click();
    await expect(page.getByText(t("library.empty.title"))).toBeVisible();
  }
  for (const template of ["9999", "-1", "1e3", "<script>"]) {
    await page.goto(`${server.url}/create?template=${encodeURIComponent(template)}`);
    await expect(page.getByRole("heading", { name: t("generations.pick.title") })).toBeVisible();
    await expect(page).toHaveURL(/\/create$/);
  }
});

test("double clicks on star and deletion are one wish each", async ({ page, newPerson }) => {
  const watched = watchPage(page, server);
  await newPerson();
  const { itemId } = await writeText(page.request, server.url, everydayBrief);
  await page.goto(`${server.url}/my-content?item=${itemId}`);
  const calls = watchCalls(page);
  let answered = 0;
  page.on("response", (response) => {
    if (response.request().method() === "PATCH") answered += 1;
  });
  await page.getByRole("button", { name: t("libraryItem.favourite") }).click();
  await expect(page.getByRole("button", { name: t("libraryItem.unfavourite") })).toBeVisible();
  await page.getByRole("button", { name: t("libraryItem.unfavourite") }).dblclick();
  await expect.poll(() => answered).toBe(3);
  // Clicks in one and the same moment are one wish, slower ones two: either way the star says what the server keeps.
  const isKept: boolean = (await desk.readJson(page, `/api/library/${itemId}`)).favourite;
  await expect(page.getByRole("button", { name: t(isKept ? "libraryItem.unfavourite" : "libraryItem.favourite") })).toBeVisible();

  await page
    .getByRole("main")
    .getByRole("button", { name: t("common.more") })
    .click();
  await page.getByRole("menuitem", { name: t("common.delete") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("library.delete.confirm") })
    .dblclick();
  await expect(page.getByText(t("library.delete.done", { count: 1 }), { exact: true })).toBeVisible();
  await expect(page.getByText(t("library.empty.title"))).toBeVisible();
  expect(calls.filter((call) => call.endsWith("/library/trash"))).toHaveLength(1);
  expect(watched.problems).toEqual([]);
});

test("a reload with the generator open leaves a usable hub, and a text that it started goes on", async ({ page, newPerson }) => {
  await newPerson();
  await page.goto(`${server.url}/templates`);
  await page.getByRole("button", { name: "Blog post" }).click();
  const dialog = page.getByRole("dialog");
  await fillBrief(page, t, smallBrief(t));
  const { letGo } = desk.gatedText();
  await dialog.getByRole("button", { name: t("options.writeIn.ar-egyptian") }).click();
  await expect(desk.paper(page)).toContainText(beginning);
  await page.reload();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Blog post" }).click();
  await expect(desk.topicField(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await page.goto(`${server.url}/create`);
  await page.getByRole("link", { name: t("generations.running.watch") }).click();
  await expect(desk.paper(page)).toContainText(beginning);
  letGo();
  await expect(desk.paper(page)).toContainText(ending);
});

test("back and forward walk through template, brief and text, and lose nothing", async ({ page, newPerson }) => {
  await newPerson();
  await page.goto(`${server.url}/create`);
  await page.getByRole("link", { name: "Blog post" }).click();
  const brief = smallBrief(t);
  await fillBrief(page, t, brief);
  model.script([{ kind: "text", text: modelText }]);
  await writeButton(page, t).click();
  await expect(page.getByRole("button", { name: t("generations.result.export") })).toBeVisible();
  await page.goBack();
  await expect(desk.topicField(page)).toHaveValue(brief.topic);
  await page.goBack();
  await expect(page.getByRole("heading", { name: t("generations.pick.title") })).toBeVisible();
  await page.goForward();
  await expect(desk.topicField(page)).toHaveValue(brief.topic);
  await page.goForward();
  await expect(desk.paper(page)).toContainText(ending);
  await page.getByRole("button", { name: t("generations.result.again") }).click();
  await expect(desk.topicField(page)).toHaveValue(brief.topic);
  expect(await desk.readJson(page, "/api/library")).toMatchObject({ total: 1 });
});

test("who prefers less motion sees what has arrived at once", async ({ page, newPerson }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await newPerson();
  await desk.open(page);
  await fillBrief(page, t, smallBrief(t));
  await page.evaluate(() => {
    const lengths = new Set<number>();
    Object.assign(window, { lengths });
    new MutationObserver(() => lengths.add(document.querySelector("article")?.textContent?.length ?? 0)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  model.script([{ kind: "text", text: differentWords(400) }]);
  await writeButton(page, t).click();
  await expect(page.getByRole("button", { name: t("generations.result.export") })).toBeVisible();
  // Played word by word it would be dozens of steps.
  expect(await page.evaluate(() => (window as unknown as { lengths: Set<number> }).lengths.size)).toBeLessThan(8);
});

test("a browser that blocks its storage writes, keeps the brief on its page, and signs out", async ({ page, newPerson }) => {
  await page.addInitScript(() => {
    for (const method of ["getItem", "setItem", "removeItem", "clear"] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException("not here", "SecurityError");
      };
    }
  });
  const watched = watchPage(page, server);
  await newPerson();
  await page.goto(`${server.url}/create`);
  await page.getByRole("link", { name: "Blog post" }).click();
  const brief = smallBrief(t);
  await fillBrief(page, t, brief);
  model.script([{ kind: "text", text: modelText }]);
  await writeButton(page, t).click();
  await expect(desk.paper(page)).toContainText(ending);
  await page.goBack();
  await expect(desk.topicField(page)).toHaveValue(brief.topic);
  await page
    .getByRole("button", { name: t("shell.logOut") })
    .first()
    .click();
  await expect(page).toHaveURL(`${server.url}/`);
  expect(watched.problems).toEqual([]);
});
