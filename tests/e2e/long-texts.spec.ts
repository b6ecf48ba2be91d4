import { expect, type Page, type Worker } from "@playwright/test";
import { check } from "#language/checks/check.ts";
import { applyInTurn, isFixable } from "#language/checks/follow-fixes.ts";
import { countDifferences } from "#language/diff/readable-diff.ts";
import { diffWords } from "#language/diff/word-diff.ts";
import { inTurn } from "./support/in-turn.ts";
import { fillBrief, newEmail, signUpQuickly, smallBrief, watchPage, writeButton } from "./support/journey.ts";
import { model, test } from "./support/model-test.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { startServer, type TestServer } from "./support/server.ts";
import { cutSaving, itemOf, openSheet, storeText, typeAtEnd } from "./support/sheet.ts";
import { server } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const modelText = [
  "# أسبوع من غير لخبطة",
  "كل يوم حد بنفتح المحل وإحنا مش عارفين نبدأ منين. الورقة اللي على الحيطة بقت قديمة.",
  "النهارده هنرتب قائمة المهام في ساعة واحدة، ونسيب لنفسنا وقت للقهوة.",
  "جرّبوا الطريقة دي أسبوع واحد، وقولوا لنا إيه اللي اتغيّر.",
].join("\n\n");

// One after the other: they share the model server's script.
test.describe.configure({ mode: "default" });

/** A server for one test alone, which may kill it: the one that tests share has others' texts. */
const withMortal = test.extend<{ mortal: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted: none.
  mortal: async ({}, use) => {
    const mortal = await startServer({ WRITER_BASE_URL: model.baseUrl, WRITER_MODEL: "fake-model" });
    await use(mortal);
    await mortal.close();
  },
});

function gate() {
  let open: () => void = () => {};
  const until = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { until, open };
}

async function openDesk(page: Page, { url } = server): Promise<void> {
  await page.goto(`${url}/create?template=1`);
}

for (const language of inTurn("en")) {
  test(`a reload in mid-writing loses nothing: the text goes on and is whole (${language})`, async ({ page }) => {
    const t = textsIn(language);
    await signUpQuickly(page, server, newEmail(), language);
    await openDesk(page);
    await fillBrief(page, t, smallBrief(t));
    const { until, open } = gate();
    model.script([{ kind: "text", text: modelText, gate: { afterWords: 12, until } }]);
    await writeButton(page, t).click();
    await expect(page.getByRole("article")).toContainText("كل يوم حد");

    await page.reload();
    await expect(page.getByRole("article")).toContainText("كل يوم حد");
    open();
    await expect(page.getByRole("article")).toContainText("وقولوا لنا إيه اللي اتغيّر.");
    await expect(page.getByText("fake-model").first()).toBeVisible();
    const usage = await (await page.request.get(`${server.url}/api/usage`)).json();
    expect(usage.reserved).toBe(0);
  });

  withMortal(`a killed server: the text so far is kept and marked, the brief stays (${language})`, async ({ page, mortal }) => {
    const t = textsIn(language);
    await signUpQuickly(page, mortal, newEmail(), language);
    await openDesk(page, mortal);
    const brief = smallBrief(t);
    await fillBrief(page, t, brief);
    const { until } = gate();
    model.script([{ kind: "text", text: modelText, gate: { afterWords: 14, until } }]);
    await writeButton(page, t).click();
    await expect(page.getByRole("article")).toContainText("كل يوم حد");
    // What the model had said is stored with the next group of words.
    await expect
      .poll(async () => (await (await page.request.get(`${mortal.url}/api/generations`)).json())[0]?.words ?? 0)
      .toBeGreaterThan(8);

    await mortal.kill();
    await mortal.restart();
    await expect(page.getByText(t("generations.stopped.server"))).toBeVisible();
    await expect(page.getByRole("article")).toContainText("كل يوم حد");
    const usage = await (await page.request.get(`${mortal.url}/api/usage`)).json();
    expect(usage.reserved).toBe(0);
    expect(usage.used).toBeGreaterThan(0);
    await page.goto(`${mortal.url}/my-content`);
    await expect(page.getByText(t("libraryItem.status.interrupted")).first()).toBeVisible();
  });
}

test("a double click on the button is one text, and Stop keeps what was written", async ({ page }) => {
  const t = textsIn("en");
  await signUpQuickly(page, server, newEmail());
  await openDesk(page);
  await fillBrief(page, t, smallBrief(t));
  const { until } = gate();
  model.script([{ kind: "text", text: modelText, gate: { afterWords: 12, until } }]);
  const before = model.requests.length;
  await writeButton(page, t).dblclick();
  await expect(page.getByRole("article")).toContainText("كل يوم حد");
  await page
    .getByRole("button", { name: t("generations.paper.stop") })
    .first()
    .click();
  await expect(page.getByText(t("generations.stopped.early")).first()).toBeVisible();
  expect(model.requests.length - before).toBe(1);
  const library = await (await page.request.get(`${server.url}/api/library`)).json();
  expect(library.total).toBe(1);
  expect(library.items[0].status).toBe("stopped");
});

test("a failing model: a clear message, every input kept, nothing charged, and 'try again' works", async ({ page }) => {
  const t = textsIn("en");
  await signUpQuickly(page, server, newEmail());
  await openDesk(page);
  const brief = smallBrief(t);
  await fillBrief(page, t, brief);
  model.otherwise({ kind: "status", status: 401 });
  await writeButton(page, t).click();
  await expect(page.getByText(t("generations.stopped.failed"))).toBeVisible();
  await expect(page.getByLabel(t("generations.brief.topic"))).toHaveValue(brief.topic);
  expect(await (await page.request.get(`${server.url}/api/usage`)).json()).toMatchObject({ used: 0, reserved: 0 });
  model.otherwise({ kind: "text", text: modelText });
  await page
    .getByRole("button", { name: t("common.tryAgain") })
    .first()
    .click();
  await expect(page.getByRole("article")).toContainText("وقولوا لنا إيه اللي اتغيّر.");
});

test("a session that ends in mid-writing: sign in again over the page, the text is there", async ({ page }) => {
  const t = textsIn("en");
  const email = newEmail();
  await signUpQuickly(page, server, email);
  await openDesk(page);
  await fillBrief(page, t, smallBrief(t));
  const { until, open } = gate();
  model.script([{ kind: "text", text: modelText, gate: { afterWords: 12, until } }]);
  await writeButton(page, t).click();
  await expect(page.getByRole("article")).toContainText("كل يوم حد");
  await page.context().clearCookies();
  await page
    .getByRole("button", { name: t("generations.paper.stop") })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  open();
  await dialog.getByRole("textbox", { name: t("signIn.email") }).fill(email);
  await dialog.getByLabel(t("signIn.password"), { exact: true }).fill("correct horse battery");
  await dialog.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article")).toContainText("كل يوم حد");
});

test("HTML, scripts and images in a model's text do nothing and ask nobody", async ({ page }) => {
  const t = textsIn("en");
  const watched = watchPage(page, server);
  await signUpQuickly(page, server, newEmail());
  await openDesk(page);
  await fillBrief(page, t, { ...smallBrief(t), topic: "<img src=x onerror=alert(1)> تنظيم الأسبوع **مهم**" });
  const attack = [
    "# عنوان <script>window.hacked = 1</script>",
    "![صورة](https://evil.example/pixel.png) نص عادي <img src='https://evil.example/x' onerror='window.hacked=1'>",
    "[رابط](javascript:window.hacked=1) و[رابط سليم](https://example.com)",
    "<iframe src='https://evil.example'></iframe> آخر جملة في النص.",
  ].join("\n\n");
  model.script([{ kind: "text", text: attack }]);
  await writeButton(page, t).click();
  await expect(page.getByRole("article")).toContainText("آخر جملة في النص.");
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(await page.locator("article img, article iframe, article script").count()).toBe(0);
  expect(await page.locator("article a[href^='javascript']").count()).toBe(0);
  expect(watched.problems).toEqual([]);
});

/** A text of some 12,000 characters with its brief, kept as two versions that differ in a few words, open on its page. */
async function openLongText(page: Page): Promise<{ id: string; before: string; after: string }> {
  const { itemId } = await writeText(page.request, server.url, everydayBrief, 7);
  const id = itemId ?? "";
  const { text: before } = await storeText(page, server, id, (text) => `${text.trim()}\n\n`.repeat(8).trim());
  const { text: after } = await storeText(page, server, id, (text) => text.replaceAll(" في ", " جوّه "));
  await page.goto(`${server.url}/my-content?item=${id}`);
  return { id, before, after };
}

const isOurs = (worker: Worker) => worker.url().includes("text-worker");

test("a long text is checked by a worker of the page while it is typed, and says what the check says", async ({ page }) => {
  const t = textsIn("en");
  const watched = watchPage(page, server);
  await signUpQuickly(page, server, newEmail());
  const { after } = await openLongText(page);
  // No save brings a report of the server's.
  await cutSaving(page);
  const begun = page.waitForEvent("worker", isOurs);
  await openSheet(page, t);
  await typeAtEnd(page, t, " الشغل هيخلص الآن");
  await begun;
  const { words, suggestions } = check(`${after.trimEnd()} الشغل هيخلص الآن`, everydayBrief);
  const receipt = page.getByRole("complementary", { name: t("receipt.title") });
  await expect(receipt).toContainText(`${t("receipt.words.delivered")}${words.delivered.toLocaleString("en")}`);
  const fixes = suggestions.filter(isFixable);
  await expect(receipt.getByRole("heading", { name: t("receipt.fixes.title", { count: fixes.length }) })).toBeVisible();

  // All fixes are followed there, too, and taken back at once.
  const { text, count } = applyInTurn(
    `${after.trimEnd()} الشغل هيخلص الآن`,
    check(`${after.trimEnd()} الشغل هيخلص الآن`, everydayBrief),
    (next) => check(next, everydayBrief),
  );
  await receipt.getByRole("button", { name: t("receipt.fixes.applyAll", { count: fixes.length }) }).click();
  await expect(page.getByText(t("receipt.fixes.applied", { count }), { exact: true })).toBeVisible();
  await expect(receipt).toContainText(
    `${t("receipt.words.delivered")}${check(text, everydayBrief).words.delivered.toLocaleString("en")}`,
  );
  await page.getByText(t("common.undo"), { exact: true }).click();
  await expect(receipt.getByRole("heading", { name: t("receipt.fixes.title", { count: fixes.length }) })).toBeVisible();
  expect(watched.problems).toEqual([]);
});

for (const language of inTurn("en")) {
  test(`long versions are compared by the worker; where it does not come, both stand there as they are (${language})`, async ({
    page,
  }) => {
    const t = textsIn(language);
    await signUpQuickly(page, server, newEmail(), language);
    const { before, after } = await openLongText(page);
    const begun = page.waitForEvent("worker", isOurs);
    await page.getByRole("button", { name: t("versions.title"), exact: true }).click();
    await begun;
    const count = countDifferences(diffWords(before, after));
    await expect(page.getByText(t("versions.position", { index: 1, count }))).toBeVisible();
    await expect(page.getByRole("article").getByRole("insertion").first()).toContainText("جوّه");

    await page.route("**/text-worker*", (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: t("versions.uncompared") })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("article").getByRole("insertion")).toHaveCount(0);

    // The text can be changed and saved all the same.
    await page.getByRole("button", { name: t("versions.title"), exact: true }).click();
    const { id } = (await (await page.request.get(`${server.url}/api/library`)).json()).items[0];
    await openSheet(page, t);
    await typeAtEnd(page, t, " خلاص");
    await expect.poll(async () => (await itemOf(page, server, id)).text.trimEnd()).toMatch(/ خلاص$/);
  });
}
