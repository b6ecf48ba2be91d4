import { expect, type Page, type Request, test } from "@playwright/test";
import { briefLimits } from "#shared/brief-limits.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { plans } from "#shared/plans.ts";
import { type FakeModelServer, type ModelBehaviour, startFakeModelServer } from "#tests/support/fake-model-server.ts";
import { fillBrief, newEmail, password, signUpQuickly, smallBrief, watchPage, writeButton } from "./support/journey.ts";
import { everydayBrief, writeText } from "./support/seed.ts";
import { startServer, type TestServer } from "./support/server.ts";
import { type Texts, textsIn } from "./support/texts.ts";

/** What people and networks do to a page: nothing typed is lost, nothing is charged that did not arrive, and each end is said. */
const modelText = [
  "# أسبوع من غير لخبطة",
  "كل يوم حد بنفتح المحل وإحنا مش عارفين نبدأ منين. الورقة اللي على الحيطة بقت قديمة.",
  "النهارده هنرتب قائمة المهام في ساعة واحدة، ونسيب لنفسنا وقت للقهوة.",
  "جرّبوا الطريقة دي أسبوع واحد، وقولوا لنا إيه اللي اتغيّر.",
].join("\n\n");
const [beginning, ending] = ["كل يوم حد", "وقولوا لنا إيه اللي اتغيّر."];

let server: TestServer;
let model: FakeModelServer;
const t = textsIn("en");

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  model = await startFakeModelServer();
  server = await startServer({ WRITER_BASE_URL: model.baseUrl, WRITER_MODEL: "fake-model", DEFAULT_PLAN: "pro" });
});
test.beforeEach(() => model.reset());
test.afterAll(async () => {
  await server.close();
  await model.close();
});

function gatedText(afterWords = 12): { open: () => void } {
  const { promise: until, resolve: open } = Promise.withResolvers<void>();
  model.script([{ kind: "text", text: modelText, gate: { afterWords, until } }]);
  return { open };
}

const paper = (page: Page) => page.getByRole("article");
const topicField = (page: Page, texts: Texts = t) => page.getByLabel(texts("create.brief.topic"));
const stopButton = (page: Page) => page.getByRole("button", { name: t("create.paper.stop") }).first();
const readJson = async (page: Page, path: string) => (await page.request.get(`${server.url}${path}`)).json();

/** Calls of the page from now on, as 'POST /api/generations'. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request: Request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

async function openDesk(page: Page, template = 1): Promise<void> {
  await page.goto(`${server.url}/create?template=${template}`);
  await expect(topicField(page)).toBeVisible();
}

/** A text that is half there and waits. */
async function startHalfText(page: Page): Promise<{ open: () => void }> {
  await openDesk(page);
  await fillBrief(page, t, smallBrief(t));
  const gate = gatedText();
  await writeButton(page, t).click();
  await expect(paper(page)).toContainText(beginning);
  return gate;
}

async function signInAgain(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: t("signIn.email") }).fill(email);
  await dialog.getByLabel(t("signIn.password"), { exact: true }).fill(password);
  await dialog.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
  await expect(dialog).toBeHidden();
}

test.describe("a provider that fails", () => {
  const faults: [ErrorCode, ModelBehaviour][] = [
    ["writer.rate_limited", { kind: "status", status: 429, retryAfter: "600" }],
    ["writer.unavailable", { kind: "status", status: 500 }],
    ["writer.broken", { kind: "page" }],
    ["writer.broken", { kind: "garbage" }],
    ["writer.empty", { kind: "empty" }],
  ];

  test("is told in Arabic, whatever it did; every input stays and nothing is charged", async ({ page }, info) => {
    const ar = textsIn("ar");
    await signUpQuickly(page, server, newEmail(info), "ar");
    await page.goto(`${server.url}/create?template=1`);
    const brief = smallBrief(ar);
    await fillBrief(page, ar, brief);
    model.otherwise(faults[0]?.[1] ?? { kind: "empty" });
    await writeButton(page, ar).click();
    for (const [index, [code]] of faults.entries()) {
      const notice = page.getByText(ar(`errors.${code}`));
      await expect(notice).toBeVisible();
      await expect(page.getByText(ar("create.stopped.failed"))).toBeVisible();
      await expect(notice).toContainText(ar("create.stopped.nothing"));
      await expect(topicField(page, ar)).toHaveValue(brief.topic);
      await expect(page.locator("[data-part='field:mainPoint'] input")).toHaveValue(brief.mainPoint);
      await expect(page.getByText(brief.keyword, { exact: true })).toBeVisible();
      expect(await readJson(page, "/api/usage")).toMatchObject({ used: 0, reserved: 0 });
      model.otherwise(faults[index + 1]?.[1] ?? { kind: "text", text: modelText });
      const before = page.url();
      await page
        .getByRole("button", { name: ar("common.tryAgain") })
        .first()
        .click();
      await expect(page).not.toHaveURL(before);
    }
    await expect(paper(page)).toContainText(ending);
  });

  test("in mid-text: the words that arrived are kept and are what is charged", async ({ page }, info) => {
    await signUpQuickly(page, server, newEmail(info));
    await openDesk(page);
    await fillBrief(page, t, smallBrief(t));
    model.script([{ kind: "cut", afterWords: 30 }]);
    await writeButton(page, t).click();
    await expect(page.getByText(t("create.stopped.writer"))).toBeVisible();
    const { used, reserved } = await readJson(page, "/api/usage");
    expect([used > 0, reserved]).toEqual([true, 0]);
    await expect(page.getByText(t("create.stopped.kept", { count: used }))).toBeVisible();
    await page.getByRole("link", { name: t("create.stopped.open") }).click();
    await expect(page.getByText(t("library.status.failed")).first()).toBeVisible();
  });

  test("to say anything at all can be stopped, and cost nothing", async ({ page }, info) => {
    await signUpQuickly(page, server, newEmail(info));
    await openDesk(page);
    await fillBrief(page, t, smallBrief(t));
    model.otherwise({ kind: "silence" });
    await writeButton(page, t).click();
    await stopButton(page).click();
    await expect(page.getByText(t("create.stopped.nothing"))).toBeVisible();
    expect(await readJson(page, "/api/usage")).toMatchObject({ used: 0, reserved: 0 });
    expect(await readJson(page, "/api/library")).toMatchObject({ total: 0 });
  });
});

test.describe("the brief", () => {
  test("that is empty or too large is not sent; the field says what is wrong and keeps it all", async ({ page }, info) => {
    await signUpQuickly(page, server, newEmail(info));
    await openDesk(page);
    await expect(writeButton(page, t)).toBeDisabled();
    await fillBrief(page, t, smallBrief(t));
    const calls = watchCalls(page);
    const long = "موضوع طويل ".repeat(2_000).slice(0, 20_000);
    await topicField(page).fill(long);
    await writeButton(page, t).click();
    const problem = t("errors.brief.topic_too_long", { max: briefLimits.topicChars });
    await expect(page.locator("[data-part=topic]").getByText(problem)).toBeVisible();
    await expect(topicField(page)).toBeFocused();
    await expect(topicField(page)).toHaveValue(long);
    await topicField(page).fill(smallBrief(t).topic);
    await expect(page.getByText(problem)).toBeHidden();

    const keywords = page.locator("[data-part=keywords]");
    const many = Array.from({ length: 200 }, (_, index) => `كلمة ${index}`);
    await page.getByLabel(t("create.brief.keywords")).fill(many.join("، "));
    await writeButton(page, t).click();
    await expect(keywords.getByText(t("errors.brief.keywords_too_many", { max: briefLimits.keywords }))).toBeVisible();
    await expect(keywords.getByRole("button")).toHaveCount(201);
    expect(calls).not.toContain("POST /api/generations");
  });

  test("takes a pasted list of keywords line by line", async ({ page }, info) => {
    await signUpQuickly(page, server, newEmail(info));
    await openDesk(page);
    const field = page.getByLabel(t("create.brief.keywords"));
    await field.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "قهوة مختصة\r\nمحمصة\nقهوة مختصة");
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    const names = page.locator("[data-part=keywords]").getByRole("button");
    await expect(names).toHaveCount(2);
    await expect(names.first()).toHaveAccessibleName(t("create.brief.keywordRemove", { keyword: "قهوة مختصة" }));
  });

  test("understands a number in Arabic digits, and says what it cannot read", async ({ page }, info) => {
    await signUpQuickly(page, server, newEmail(info));
    await openDesk(page, 24);
    await topicField(page).fill("أماكن هادية للشغل من برّه البيت");
    const count = page.locator("[data-part='field:itemCount']");
    await count.locator("input").fill("سبعة");
    await writeButton(page, t).click();
    await expect(count.getByText(t("create.problems.wholeNumber", { min: 3, max: 15 }))).toBeVisible();
    await count.locator("input").fill("٧");
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/generations") && request.method() === "POST");
    await writeButton(page, t).click();
    expect((await sent).postDataJSON().brief.fields.itemCount).toBe(7);
  });

  test("with HTML in topic, keyword and title stays text on every screen and in a file's name", async ({ page }, info) => {
    const watched = watchPage(page, server);
    await signUpQuickly(page, server, newEmail(info));
    await openDesk(page);
    const attack = "<img src=x onerror=alert(1)>";
    await fillBrief(page, t, { ...smallBrief(t), topic: `${attack} تنظيم الأسبوع`, keyword: `"><script>alert(1)</script>` });
    model.script([{ kind: "text", text: modelText }]);
    await writeButton(page, t).click();
    await page.getByRole("link", { name: t("create.result.open") }).click();
    await page.getByRole("button", { name: t("library.item.rename") }).click();
    const title = `../../${attack}\u202e"gpj.exe`;
    await page.getByRole("textbox", { name: t("library.item.title") }).fill(title);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(attack);
    await expect(page.getByText(`${attack} تنظيم الأسبوع`)).toBeVisible();

    await page.getByRole("button", { name: t("library.download") }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: t("create.result.html") }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^[^<>:"/\\|?*\u202e.][^<>:"/\\|?*\u202e]*\.html$/);
    await page.goto(`${server.url}/my-content`);
    await expect(page.getByText(attack).first()).toBeVisible();
    expect(await page.locator("img[onerror], script:not([src])").count()).toBe(0);
    expect(watched.problems).toEqual([]);
  });
});

test.describe("the plan", () => {
  async function signUpOnFree(page: Page, email: string): Promise<void> {
    await signUpQuickly(page, server, email);
    await page.request.post(`${server.url}/api/plan`, { headers: { origin: server.url }, data: { plan: "free" } });
  }

  /** Has texts written until at most so many words are left. */
  async function useUpTo(page: Page, left: number): Promise<number> {
    for (;;) {
      const { used, limit } = await readJson(page, "/api/usage");
      if (limit - used <= left) return limit - used;
      model.script([{ kind: "text", text: "كلمة ".repeat(Math.min(2_000, limit - used - left)) }]);
      await writeText(page.request, server.url, { ...everydayBrief, words: 2_000 <= limit - used ? 2_000 : 300 });
    }
  }

  test("with too few words left: nothing is sent, and the shorter length can be taken at once", async ({ page }, info) => {
    await signUpOnFree(page, newEmail(info));
    const left = await useUpTo(page, 400);
    await openDesk(page);
    await fillBrief(page, t, { ...smallBrief(t), words: t("common.words", { count: 500 }) });
    const calls = watchCalls(page);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("heading", { name: t("create.wordLimit.title", { left }) })).toBeVisible();
    await expect(page.getByText(t("errors.plan.word_limit"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("create.wordLimit.upgradeAction") })).toBeVisible();
    expect(calls).not.toContain("POST /api/generations");
    await page.getByRole("button", { name: t("create.wordLimit.shorterAction", { words: 300 }) }).click();
    model.script([{ kind: "text", text: `${modelText}\n\n${"جملة طويلة في آخر النص. ".repeat(120)}` }]);
    await writeButton(page, t).click();

    // The model writes more than was asked, and the month's words end in the middle of it.
    await expect(page.getByText(t("create.stopped.limit"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("create.wordLimit.upgradeAction") })).toBeVisible();
    const usage = await readJson(page, "/api/usage");
    expect(usage.used).toBeLessThanOrEqual(plans.free.wordsPerMonth ?? 0);
    expect(usage.reserved).toBe(0);
  });

  test("without a template or a voice: they are locked, lead to the plans, and nothing is sent", async ({ page }, info) => {
    await signUpOnFree(page, newEmail(info));
    await openDesk(page, 24);
    const calls = watchCalls(page);
    await expect(page.locator("[data-part=template]")).toContainText(t("errors.plan.template"));
    await topicField(page).fill("أماكن هادية للشغل");
    await writeButton(page, t).click();
    await page.getByRole("radio", { name: t("options.varietyShort.ar-lebanese") }).click();
    await expect(page.getByRole("radio", { name: t("options.varietyShort.ar-egyptian") })).toBeChecked();
    expect(calls).not.toContain("POST /api/generations");

    // Another tab takes the larger plan: this one opens by itself.
    const other = await page.context().newPage();
    await other.goto(`${server.url}/plans`);
    await other.getByRole("button", { name: t("plans.change", { plan: t("options.plan.pro") }) }).dblclick();
    await expect(other.getByText(t("plans.switchedText"))).toBeVisible();
    await expect(page.locator("[data-part=template]")).not.toContainText(t("errors.plan.template"));
    await expect(topicField(page)).toHaveValue("أماكن هادية للشغل");
  });
});

test("another person's text, a deleted one and nonsense in the address are 'not found', with a way on", async ({
  page,
  browser,
}, info) => {
  const owner = await browser.newContext();
  const ownerPage = await owner.newPage();
  await signUpQuickly(ownerPage, server, newEmail(info));
  const foreign = await writeText(owner.request, server.url, everydayBrief);
  await owner.close();
  await signUpQuickly(page, server, newEmail(info));
  for (const id of [foreign.id, "nonsense", "%00"]) {
    for (const address of [`/create?template=1&generation=${id}`, `/create?generation=${id}`]) {
      await page.goto(`${server.url}${address}`);
      await expect(page.getByRole("alert")).toContainText(t("create.result.notFound"));
      await expect(page.getByRole("alert")).toContainText(t("errors.request.not_found"));
      await expect(page.getByRole("button", { name: t("common.tryAgain") })).toHaveCount(0);
    }
  }
  for (const id of [foreign.itemId, "nonsense"]) {
    await page.goto(`${server.url}/my-content?item=${id}`);
    await expect(page.getByRole("alert")).toContainText(t("errors.request.not_found"));
    await expect(page.getByRole("button", { name: t("common.tryAgain") })).toHaveCount(0);
    await page.getByRole("link", { name: t("library.item.back") }).click();
    await expect(page.getByText(t("library.empty.title"))).toBeVisible();
  }
  for (const template of ["9999", "-1", "1e3", "<script>"]) {
    await page.goto(`${server.url}/create?template=${encodeURIComponent(template)}`);
    await expect(page.getByRole("heading", { name: t("create.pick.title") })).toBeVisible();
    await expect(page).toHaveURL(/\/create$/);
  }
});

test.describe("two tabs", () => {
  test("a text written, renamed or deleted in one is so in the other, without a reload", async ({ page }, info) => {
    await signUpQuickly(page, server, newEmail(info));
    const library = await page.context().newPage();
    await library.goto(`${server.url}/my-content`);
    await expect(library.getByText(t("library.empty.title"))).toBeVisible();
    model.script([{ kind: "text", text: modelText }]);
    await openDesk(page);
    await fillBrief(page, t, smallBrief(t));
    await writeButton(page, t).click();
    await expect(library.getByRole("link", { name: "أسبوع من غير لخبطة" })).toBeVisible();

    await page.getByRole("button", { name: t("create.result.rename") }).click();
    await page.getByRole("textbox", { name: t("create.result.titleLabel") }).fill("عنوان أهدأ");
    await page.keyboard.press("Enter");
    await library.getByRole("link", { name: "عنوان أهدأ" }).click();
    await expect(library.getByRole("heading", { level: 1 })).toContainText("عنوان أهدأ");

    const item = (await readJson(page, "/api/library")).items[0];
    await page.request.delete(`${server.url}/api/library/${item.id}`, { headers: { origin: server.url } });
    await expect(library.getByRole("alert")).toContainText(t("errors.request.not_found"));
  });

  test("signing out in one asks for it in the other, where nothing typed is lost", async ({ page }, info) => {
    const email = newEmail(info);
    await signUpQuickly(page, server, email);
    await openDesk(page);
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
    await signInAgain(page, email);
    await expect(topicField(page)).toHaveValue(brief.topic);
    model.script([{ kind: "text", text: modelText }]);
    await writeButton(page, t).click();
    await expect(paper(page)).toContainText(ending);
  });

  test("and six more: the eighth still opens, and all hear what the first does", async ({ page }, info) => {
    await signUpQuickly(page, server, newEmail(info));
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

test.describe("the connection", () => {
  test("is lost in mid-writing and comes back: said on the paper, and the text is whole", async ({ page }, info) => {
    await signUpQuickly(page, server, newEmail(info));
    const { open } = await startHalfText(page);
    await page.context().setOffline(true);
    await expect(page.getByText(t("create.offline.title"))).toBeVisible();
    await expect(paper(page)).toContainText(beginning);
    open();
    await page.context().setOffline(false);
    await expect(paper(page)).toContainText(ending);
    await expect(page.getByText(t("create.offline.title"))).toBeHidden();
  });

  test("is lost before sending: the brief stays, and trying again writes one text", async ({ page }, info) => {
    await signUpQuickly(page, server, newEmail(info));
    await openDesk(page);
    const brief = smallBrief(t);
    await fillBrief(page, t, brief);
    await page.context().setOffline(true);
    await writeButton(page, t).click();
    await expect(page.getByText(t("errors.network"))).toBeVisible();
    await expect(topicField(page)).toHaveValue(brief.topic);
    await page.context().setOffline(false);
    model.script([{ kind: "text", text: modelText }]);
    await page.getByRole("button", { name: t("common.tryAgain") }).click();
    await expect(paper(page)).toContainText(ending);
    expect(await readJson(page, "/api/library")).toMatchObject({ total: 1 });
  });

  test("comes back without a session: the page asks to sign in, again and again if need be, then shows the rest", async ({
    page,
  }, info) => {
    const email = newEmail(info);
    await signUpQuickly(page, server, email);
    const { open } = await startHalfText(page);
    await page.context().setOffline(true);
    await page.context().clearCookies();
    open();
    await page.context().setOffline(false);
    await expect(page.getByRole("dialog")).toContainText(t("shell.expired.title"));
    await page.keyboard.press("Escape");
    await expect(page.getByText(t("create.expired.text"))).toBeVisible();
    await expect(paper(page)).toContainText(beginning);
    await page.getByRole("button", { name: t("create.expired.action") }).click();
    await signInAgain(page, email);
    await expect(paper(page)).toContainText(ending);
  });
});

test("a text that could not be followed does not keep the next one from being shown", async ({ page }, info) => {
  const email = newEmail(info);
  await signUpQuickly(page, server, email);
  const { open } = await startHalfText(page);
  await page.context().clearCookies();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("create.expired.text"))).toBeVisible();
  open();
  await page.request.post(`${server.url}/api/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  });
  await page.goBack();
  const next = gatedText();
  await writeButton(page, t).click();
  await expect(paper(page)).toContainText(beginning);
  next.open();
  await expect(paper(page)).toContainText(ending);
});

test("Esc stops the text from the paper only", async ({ page }, info) => {
  await signUpQuickly(page, server, newEmail(info));
  const { open } = await startHalfText(page);
  await page.getByRole("link", { name: t("shell.nav.plans"), exact: true }).focus();
  await page.keyboard.press("Escape");
  await expect(stopButton(page)).toBeEnabled();
  expect(await readJson(page, "/api/generations")).toHaveLength(1);
  await page.getByRole("region", { name: t("create.paper.label") }).focus();
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("create.stopped.early")).first()).toBeVisible();
  open();
});

test("who prefers less motion sees what has arrived at once", async ({ page }, info) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUpQuickly(page, server, newEmail(info));
  await openDesk(page);
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
  model.script([{ kind: "text", text: "كلمة ".repeat(400) }]);
  await writeButton(page, t).click();
  await expect(page.getByRole("button", { name: t("create.result.export") })).toBeVisible();
  // Played word by word it would be dozens of steps.
  expect(await page.evaluate(() => (window as unknown as { lengths: Set<number> }).lengths.size)).toBeLessThan(8);
});

test("double clicks on star and deletion are one wish each", async ({ page }, info) => {
  const watched = watchPage(page, server);
  await signUpQuickly(page, server, newEmail(info));
  const { itemId } = await writeText(page.request, server.url, everydayBrief);
  await page.goto(`${server.url}/my-content?item=${itemId}`);
  const calls = watchCalls(page);
  const star = page.getByRole("button", { name: t("library.favourite") });
  await star.click();
  await expect(page.getByRole("button", { name: t("library.unfavourite") })).toBeVisible();
  await page.getByRole("button", { name: t("library.unfavourite") }).dblclick();
  await expect.poll(() => calls.filter((call) => call.startsWith("PATCH")).length).toBe(3);
  await expect(page.getByRole("button", { name: t("library.unfavourite") })).toBeVisible();
  await expect.poll(async () => (await readJson(page, `/api/library/${itemId}`)).favourite).toBe(true);

  await page.getByRole("button", { name: t("common.delete") }).dblclick();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("library.delete.confirm") })
    .dblclick();
  await expect(page.getByText(t("library.delete.done"))).toBeVisible();
  await expect(page.getByText(t("library.empty.title"))).toBeVisible();
  expect(calls.filter((call) => call.startsWith("DELETE"))).toHaveLength(1);
  expect(watched.problems).toEqual([]);
});

test("a reload with the generator open leaves a usable hub, and a text that it started goes on", async ({ page }, info) => {
  await signUpQuickly(page, server, newEmail(info));
  await page.goto(`${server.url}/templates`);
  await page.getByRole("button", { name: "Blog post" }).click();
  const dialog = page.getByRole("dialog");
  await fillBrief(page, t, smallBrief(t));
  const { open } = gatedText();
  await dialog.getByRole("button", { name: t("options.writeIn.ar-egyptian") }).click();
  await expect(paper(page.locator("[role=dialog]").page())).toContainText(beginning);
  await page.reload();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Blog post" }).click();
  await expect(topicField(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await page.goto(`${server.url}/create`);
  await page.getByRole("link", { name: t("create.running.watch") }).click();
  await expect(paper(page)).toContainText(beginning);
  open();
  await expect(paper(page)).toContainText(ending);
});

test("back and forward walk through template, brief and text, and lose nothing", async ({ page }, info) => {
  await signUpQuickly(page, server, newEmail(info));
  await page.goto(`${server.url}/create`);
  await page.getByRole("link", { name: "Blog post" }).click();
  const brief = smallBrief(t);
  await fillBrief(page, t, brief);
  model.script([{ kind: "text", text: modelText }]);
  await writeButton(page, t).click();
  await expect(page.getByRole("button", { name: t("create.result.export") })).toBeVisible();
  await page.goBack();
  await expect(topicField(page)).toHaveValue(brief.topic);
  await page.goBack();
  await expect(page.getByRole("heading", { name: t("create.pick.title") })).toBeVisible();
  await page.goForward();
  await expect(topicField(page)).toHaveValue(brief.topic);
  await page.goForward();
  await expect(paper(page)).toContainText(ending);
  await page.getByRole("button", { name: t("create.result.edit") }).click();
  await expect(topicField(page)).toHaveValue(brief.topic);
  expect(await readJson(page, "/api/library")).toMatchObject({ total: 1 });
});

for (const [name, methods] of [
  ["full", ["setItem"]],
  ["blocked", ["setItem", "getItem", "removeItem", "clear"]],
] as const) {
  test(`a browser whose storage is ${name} writes, keeps the brief on its page, and signs out`, async ({ page }, info) => {
    await page.addInitScript((broken) => {
      for (const method of broken) {
        Storage.prototype[method] = () => {
          throw new DOMException("no room", "QuotaExceededError");
        };
      }
    }, methods);
    const watched = watchPage(page, server);
    await signUpQuickly(page, server, newEmail(info));
    await page.goto(`${server.url}/create`);
    await page.getByRole("link", { name: "Blog post" }).click();
    const brief = smallBrief(t);
    await fillBrief(page, t, brief);
    model.script([{ kind: "text", text: modelText }]);
    await writeButton(page, t).click();
    await expect(paper(page)).toContainText(ending);
    await page.goBack();
    await expect(topicField(page)).toHaveValue(brief.topic);
    await page
      .getByRole("button", { name: t("shell.logOut") })
      .first()
      .click();
    await expect(page).toHaveURL(`${server.url}/`);
    expect(watched.problems).toEqual([]);
  });
}
