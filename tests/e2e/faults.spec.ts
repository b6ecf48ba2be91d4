import { expect, type Page } from "@playwright/test";
import type { ErrorCode } from "#shared/errors.ts";
import type { ModelBehaviour } from "#tests/support/model-zoo/server.ts";
import { beginning, deskOf, ending, modelText } from "./support/desk.ts";
import { fillBrief, password, smallBrief, writeButton } from "./support/journey.ts";
import { model, test } from "./support/model-test.ts";
import { server } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

/** What providers, networks and sessions do to a text: nothing typed is lost, only what arrived is charged, and each end is said. */
const t = textsIn("en");
const desk = deskOf(() => ({ server, model }), t);

// One after the other: they share the model server's script.
test.use({ plan: "pro" });
test.describe.configure({ mode: "default" });

test.describe("a provider that fails", () => {
  const faults: [ErrorCode, ModelBehaviour][] = [
    ["writer.rate_limited", { kind: "status", status: 429, retryAfter: "600" }],
    ["writer.unavailable", { kind: "status", status: 500 }],
    ["writer.broken", { kind: "page" }],
    ["writer.broken", { kind: "garbage" }],
    ["writer.empty", { kind: "empty" }],
  ];

  test("is told in Arabic, whatever it did; every input stays and nothing is charged", async ({ page, newPerson }) => {
    const ar = textsIn("ar");
    await newPerson("ar");
    await page.goto(`${server.url}/create?template=1`);
    const brief = smallBrief(ar);
    await fillBrief(page, ar, brief);
    model.otherwise(faults[0]?.[1] ?? { kind: "empty" });
    await writeButton(page, ar).click();
    for (const [index, [code]] of faults.entries()) {
      const notice = page.getByText(ar(`errors.${code}`));
      await expect(notice).toBeVisible();
      await expect(page.getByText(ar("generations.stopped.failed"))).toBeVisible();
      await expect(notice).toContainText(ar("generations.stopped.nothing"));
      await expect(page.getByLabel(ar("generations.brief.topic"))).toHaveValue(brief.topic);
      await expect(page.locator("[data-part='field:mainPoint'] input")).toHaveValue(brief.mainPoint);
      await expect(page.getByText(brief.keyword, { exact: true })).toBeVisible();
      expect(await desk.readJson(page, "/api/usage")).toMatchObject({ used: 0, reserved: 0 });
      model.otherwise(faults[index + 1]?.[1] ?? { kind: "text", text: modelText });
      const before = page.url();
      await page
        .getByRole("button", { name: ar("common.tryAgain") })
        .first()
        .click();
      await expect(page).not.toHaveURL(before);
    }
    await expect(desk.paper(page)).toContainText(ending);
  });

  test("in mid-text: the words that arrived are kept and are what is charged", async ({ page, newPerson }) => {
    await newPerson();
    await desk.open(page);
    await fillBrief(page, t, smallBrief(t));
    model.script([{ kind: "cut", afterWords: 30 }]);
    await writeButton(page, t).click();
    await expect(page.getByText(t("generations.stopped.writer"))).toBeVisible();
    const { used, reserved } = await desk.readJson(page, "/api/usage");
    expect([used > 0, reserved]).toEqual([true, 0]);
    await expect(page.getByText(t("generations.stopped.kept", { count: used }))).toBeVisible();
    await page.getByRole("link", { name: t("generations.stopped.open") }).click();
    await expect(page.getByText(t("libraryItem.status.failed")).first()).toBeVisible();
  });

  test("to say anything at all can be stopped, and cost nothing", async ({ page, newPerson }) => {
    await newPerson();
    await desk.open(page);
    await fillBrief(page, t, smallBrief(t));
    model.otherwise({ kind: "silence" });
    await writeButton(page, t).click();
    await desk.stopButton(page).click();
    await expect(page.getByText(t("generations.stopped.nothing"))).toBeVisible();
    expect(await desk.readJson(page, "/api/usage")).toMatchObject({ used: 0, reserved: 0 });
    expect(await desk.readJson(page, "/api/library")).toMatchObject({ total: 0 });
  });
});

test.describe("the connection", () => {
  test("is lost in mid-writing and comes back: said on the paper, and the text is whole", async ({ page, newPerson }) => {
    await newPerson();
    const { letGo } = await desk.startHalfText(page);
    await page.context().setOffline(true);
    await expect(page.getByText(t("generations.offline.title"))).toBeVisible();
    await expect(desk.paper(page)).toContainText(beginning);
    letGo();
    await page.context().setOffline(false);
    await expect(desk.paper(page)).toContainText(ending);
    await expect(page.getByText(t("generations.offline.title"))).toBeHidden();
  });

  test("is lost before sending: the brief stays, and trying again writes one text", async ({ page, newPerson }) => {
    await newPerson();
    await desk.open(page);
    const brief = smallBrief(t);
    await fillBrief(page, t, brief);
    await page.context().setOffline(true);
    await writeButton(page, t).click();
    await expect(page.getByText(t("errors.network"))).toBeVisible();
    await expect(desk.topicField(page)).toHaveValue(brief.topic);
    await page.context().setOffline(false);
    model.script([{ kind: "text", text: modelText }]);
    await page.getByRole("button", { name: t("common.tryAgain") }).click();
    await expect(desk.paper(page)).toContainText(ending);
    // The last words may be on the paper before the library holds the text.
    await expect.poll(() => desk.readJson(page, "/api/library")).toMatchObject({ total: 1 });
  });

  test("comes back without a session: the page asks to sign in, also a second time, then shows the rest", async ({
    page,
    newPerson,
  }) => {
    const email = await newPerson();
    const { letGo } = await desk.startHalfText(page);
    await loseSession(page);
    await expect(desk.paper(page)).toContainText(beginning);
    // The page hears that the text has ended, asks, and is refused: no reason to bother the person a second time.
    const refused = page.waitForResponse((response) => response.status() === 401);
    letGo();
    await refused;
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: t("generations.expired.action") }).click();
    await desk.signInAgain(page, email);
    await expect(desk.paper(page)).toContainText(ending);
  });

  test("to one text was lost for good: the next one is shown all the same", async ({ page, newPerson }) => {
    const email = await newPerson();
    const { letGo } = await desk.startHalfText(page);
    await loseSession(page);
    letGo();
    const headers = { origin: server.url };
    await page.request.post(`${server.url}/api/auth/sign-in/email`, { headers, data: { email, password } });
    // Its repair would take the answer that is meant for the next text.
    await expect.poll(() => desk.readJson(page, "/api/generations")).toHaveLength(0);
    await page.goBack();
    const next = desk.gatedText();
    await writeButton(page, t).click();
    await expect(desk.paper(page)).toContainText(beginning);
    next.letGo();
    await expect(desk.paper(page)).toContainText(ending);
  });

  /** The line is cut, the session ends meanwhile, and the person does not want to sign in now. */
  async function loseSession(page: Page): Promise<void> {
    await page.context().setOffline(true);
    await expect(page.getByText(t("generations.offline.title"))).toBeVisible();
    await page.context().clearCookies();
    await page.context().setOffline(false);
    await expect(page.getByRole("dialog")).toContainText(t("shell.expired.title"));
    await page.keyboard.press("Escape");
    await expect(page.getByText(t("generations.expired.text"))).toBeVisible();
  }
});

test("Esc stops the text from the paper only", async ({ page, newPerson }) => {
  await newPerson();
  const { letGo } = await desk.startHalfText(page);
  await page.getByRole("link", { name: t("shell.nav.plan"), exact: true }).focus();
  await page.keyboard.press("Escape");
  await expect(desk.stopButton(page)).toBeEnabled();
  expect(await desk.readJson(page, "/api/generations")).toHaveLength(1);
  await page.getByRole("region", { name: t("generations.paper.label") }).focus();
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("generations.stopped.early")).first()).toBeVisible();
  letGo();
});
