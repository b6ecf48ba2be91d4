import { expect, type Page } from "@playwright/test";
import { maxTextChars, trashDays } from "#shared/contracts/library.ts";
import { newEmail, password, signUpQuickly, watchPage } from "./support/journey.ts";
import { accessibilityProblems } from "./support/page-rules.ts";
import { cutSaving, itemOf, openSheet, readSheet, sheetOf, typeAtEnd } from "./support/sheet.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

/** Changes by hand are never lost: not by a reload, a crash, a missing network, another tab, an ended session or a deletion. */

/** Keeps a text of the person's own. @returns its id. */
async function keepText(page: Page, output = "صباح الخير من المحل."): Promise<string> {
  const answer = await page.request.post(`${server.url}/api/content`, { headers: { origin: server.url }, data: { output } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

const addressOf = (id: string) => `${server.url}/my-content?item=${id}`;

const storedText = async (page: Page, id: string) => (await itemOf(page, server, id)).text;

// What saving does is the same in both languages: each test has one.
for (const language of ["ar"] as const) {
  test(`what is typed is saved by itself, kept without a connection, and recovered after a crash (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    const id = await keepText(page);
    await page.goto(addressOf(id));
    await openSheet(page, t);
    await typeAtEnd(page, t, " أول كلمة.");
    await expect(page.getByText(t("editor.saving.unsaved"))).toBeVisible();
    await expect(page.getByText(t("editor.saving.auto"))).toBeVisible();
    expect(await storedText(page, id)).toContain("أول كلمة");
    expect(await accessibilityProblems(page, "all")).toEqual([]);

    // A reload in the middle: sent while the page goes, or recovered when it comes back.
    await typeAtEnd(page, t, " ثم إعادة تحميل.");
    await page.reload();
    await expect.poll(() => storedText(page, id)).toContain("ثم إعادة تحميل");
    await page.reload();
    await openSheet(page, t);

    const saving = await cutSaving(page);
    await typeAtEnd(page, t, " من غير شبكة.");
    await expect(page.getByText(t("editor.saving.offline")).first()).toBeVisible();
    await saving.mend();
    await expect.poll(() => storedText(page, id)).toContain("من غير شبكة");
    await expect(page.getByText(t("editor.saving.auto")).first()).toBeVisible();

    // Closed like this a page hears nothing of it, as in a crash.
    await cutSaving(page);
    await typeAtEnd(page, t, " قبل ما النور يقطع.");
    await expect(page.getByText(t("editor.saving.offline")).first()).toBeVisible();
    await page.close({ runBeforeUnload: false });
    const again = await page.context().newPage();
    await again.goto(addressOf(id));
    await expect(again.getByText(t("editor.saving.recovered")).first()).toBeVisible();
    await expect.poll(() => storedText(again, id)).toContain("قبل ما النور يقطع");
    expect(watched.problems).toEqual([]);
  });
}

for (const language of ["en"] as const) {
  test(`of two tabs the second is told, and nothing is overwritten before the person has chosen (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    await newPerson(language);
    const id = await keepText(page);
    await page.goto(addressOf(id));
    await openSheet(page, t);
    const other = await page.context().newPage();
    await other.goto(addressOf(id));
    await openSheet(other, t);

    // Nobody has typed in the second one: it takes the other's words over.
    await typeAtEnd(page, t, " كلام التاب الأول.");
    await expect.poll(() => storedText(page, id)).toContain("التاب الأول");
    await expect.poll(() => readSheet(other, t)).toContain("التاب الأول");

    const saving = await cutSaving(other);
    await typeAtEnd(other, t, " كلام التاب التاني.");
    await typeAtEnd(page, t, " وزيادة.");
    const notice = other.getByRole("alert").filter({ hasText: t("editor.conflict.title") });
    await expect(notice).toBeVisible();
    await saving.mend();
    await expect(sheetOf(other, t)).toBeFocused();
    await notice.getByRole("button", { name: t("editor.conflict.compare") }).click();
    const dialog = other.getByRole("dialog", { name: t("editor.conflict.title") });
    await expect(dialog).toContainText("التاب التاني");
    await expect(dialog).toContainText("وزيادة");
    expect(await accessibilityProblems(other, "all")).toEqual([]);
    await dialog.getByRole("button", { name: t("editor.conflict.later") }).click();
    await typeAtEnd(other, t, " وكمان.");
    expect(await storedText(other, id)).toContain("وزيادة");

    await other.getByRole("button", { name: t("editor.saving.done") }).click();
    await dialog.getByRole("button", { name: t("editor.conflict.keepMine") }).click();
    await expect.poll(() => storedText(other, id)).toContain("وكمان");
    await expect.poll(() => readSheet(page, t)).toContain("وكمان");
  });
}

test("a session that ends while somebody types loses nothing, and gives nothing to another person", async ({ page }) => {
  const t = textsIn("en");
  const [email, stranger] = [newEmail(), newEmail()];
  await signUpQuickly(page, server, stranger);
  await signUpQuickly(page, server, email);
  const id = await keepText(page);
  await page.goto(addressOf(id));
  await openSheet(page, t);
  const signIn = async (address: string) => {
    const dialog = page.getByRole("dialog", { name: t("shell.expired.title") });
    await dialog.getByRole("textbox", { name: t("signIn.email") }).fill(address);
    await dialog.getByLabel(t("signIn.password"), { exact: true }).fill(password);
    await dialog.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const endSession = () => page.context().clearCookies();
  /** Types, then ends the session before anything of it is saved: any call of the page would ask to sign in over half a sentence. */
  const typeAsSessionEnds = async (words: string) => {
    const saving = await cutSaving(page);
    await typeAtEnd(page, t, words);
    await endSession();
    await saving.mend();
  };

  await typeAsSessionEnds(" بعد الجلسة.");
  await signIn(email);
  await expect.poll(() => storedText(page, id)).toContain("بعد الجلسة");

  await typeAsSessionEnds(" سر صاحبه.");
  await signIn(stranger);
  await expect(page).toHaveURL(`${server.url}/`);
  expect(await (await page.request.get(`${server.url}/api/library`)).json()).toMatchObject({ items: [] });
  await page.goto(addressOf(id));
  await expect(page.getByRole("alert")).toContainText(t("shelf.gone.page", { days: trashDays }));

  await endSession();
  await signInQuickly(page, email);
  await page.goto(addressOf(id));
  await expect.poll(() => storedText(page, id)).toContain("سر صاحبه");
});

async function signInQuickly(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`${server.url}/api/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  });
  expect(answer.ok()).toBe(true);
}

test("a text deleted meanwhile becomes a new one; signing out with something unsaved asks first", async ({ page, newPerson }) => {
  const t = textsIn("en");
  const email = await newPerson();
  const id = await keepText(page);
  await page.goto(addressOf(id));
  await openSheet(page, t);
  const saving = await cutSaving(page);
  await typeAtEnd(page, t, " كلام جديد.");
  await page.request.delete(`${server.url}/api/library/${id}`, { headers: { origin: server.url } });
  await saving.mend();
  await page.getByRole("button", { name: t("editor.saving.keepAsNew") }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole("article")).toContainText("كلام جديد");
  const keptId = new URL(page.url()).searchParams.get("item") ?? "";

  await openSheet(page, t);
  await cutSaving(page);
  await typeAtEnd(page, t, " ولسه.");
  const logOut = page.getByRole("button", { name: t("shell.logOut") }).first();
  await logOut.click();
  const question = page.getByRole("alertdialog", { name: t("unsaved.title") });
  await question.getByRole("button", { name: t("unsaved.stay") }).click();
  await expect.poll(() => readSheet(page, t)).toContain("ولسه");
  await logOut.click();
  await question.getByRole("button", { name: t("unsaved.leave") }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  // Nothing of it is left in this browser.
  await signInQuickly(page, email);
  await page.goto(addressOf(keptId));
  await expect(page.getByRole("article")).toContainText("كلام جديد");
  await expect(sheetOf(page, t)).toBeHidden();
});

test("signing out everywhere in one tab saves what another one has not, and takes nothing from who types there", async ({
  page,
  newPerson,
}) => {
  const t = textsIn("ar");
  const email = await newPerson("ar");
  const id = await keepText(page);
  await page.goto(addressOf(id));
  await openSheet(page, t);
  const saving = await cutSaving(page);
  await typeAtEnd(page, t, " قبل الخروج.");
  await expect(page.getByText(t("editor.saving.offline")).first()).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`${server.url}/settings`);
  await other.getByRole("button", { name: t("settings.sessions.endAll") }).click();
  await other
    .getByRole("alertdialog")
    .getByRole("button", { name: t("settings.sessions.endAll") })
    .click();
  await expect(other).toHaveURL(`${server.url}/ar`);

  await saving.mend();
  const dialog = page.getByRole("dialog", { name: t("shell.expired.title") });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("textbox", { name: t("signIn.email") }).fill(email);
  await dialog.getByLabel(t("signIn.password"), { exact: true }).fill(password);
  await dialog.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
  await expect(dialog).toBeHidden();
  // The other tab had saved it: the same words again are no conflict with oneself.
  await typeAtEnd(page, t, " وبعد الدخول.");
  await expect.poll(() => storedText(page, id)).toMatch(/قبل الخروج\. وبعد الدخول\.$/);
  await expect(page.getByRole("alert")).toBeHidden();
});

test("a text that the server finds too long is said so, stays under the hands, and is saved once it is shorter", async ({
  page,
  newPerson,
}) => {
  const t = textsIn("en");
  await newPerson();
  const id = await keepText(page);
  await page.goto(addressOf(id));
  await openSheet(page, t);
  const before = await storedText(page, id);
  const error = { code: "request.too_large", params: {}, requestId: "refused" };
  const isSave = (url: URL) => url.pathname === `/api/library/${id}`;
  await page.route(isSave, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 413, json: { error } }) : route.continue(),
  );
  await typeAtEnd(page, t, " كلام كثير.");
  const notice = page.getByRole("alert").filter({ hasText: t("editor.saving.tooLong", { max: maxTextChars }) });
  await expect(notice).toContainText(t("editor.conflict.paused"));
  expect(await readSheet(page, t)).toContain("كلام كثير");
  expect(await storedText(page, id)).toBe(before);
  await page.unroute(isSave);
  await typeAtEnd(page, t, " وأقصر على zahra.example اليوم");
  await expect(notice).toBeHidden();
  await expect.poll(() => storedText(page, id)).toMatch(/كلام كثير\. وأقصر على zahra\.example اليوم$/);
  // The browser's own rules for words see two in that address: what it shows is what the server counts all the same.
  const { wordCount } = await itemOf(page, server, id);
  await expect(page.getByText(t("common.words", { count: wordCount }), { exact: true }).first()).toBeVisible();
});
