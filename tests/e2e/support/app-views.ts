import { expect, type Locator } from "@playwright/test";
import { connectPhonePath } from "#shared/paths.ts";
import { convertText } from "./seed.ts";
import { goTo, type Stage, type View, viewAt } from "./views.ts";

async function openGenerator({ page }: Stage): Promise<void> {
  await page.getByRole("article").getByRole("button").first().click();
  await expect(page.getByRole("dialog").locator("[data-part='topic'] textarea")).toBeVisible();
}

/** What opens the header's panels is fetched once the page stands, so the first press may come too early. */
async function openPanel(act: () => Promise<void>, panel: Locator): Promise<void> {
  await expect(async () => {
    if (!(await panel.isVisible())) await act();
    await expect(panel).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** An import with a text that can be kept and a file that cannot. */
async function openImport(stage: Stage): Promise<void> {
  const { page, t } = stage;
  await goTo(stage, "/my-content");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("imports.action") })
    .click();
  await page.locator("input[type=file]").setInputFiles([
    { name: "1.md", mimeType: "text/markdown", buffer: Buffer.from("# قهوة الصباح\n\nنص [هنا](javascript:x) ![](x.png)") },
    { name: "2.txt", mimeType: "text/plain", buffer: Buffer.from("%PDF-1.7") },
  ]);
  await expect(page.getByRole("article")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("checkbox")).toBeChecked();
}

const paperIsThere = ({ page }: Stage) => expect(page.getByRole("article").locator("p").first()).toBeVisible();
const listIsThere = ({ page }: Stage) => expect(page.locator("main li").first()).toBeVisible();
const topicIsThere = ({ page, t }: Stage) => expect(page.getByLabel(t("generations.brief.topic"))).toBeVisible();

/** The text's link in its dialog. */
async function openShare(stage: Stage): Promise<void> {
  const { page, serverUrl, t, written } = stage;
  const headers = { origin: serverUrl };
  await page.request.put(`${serverUrl}/api/library/${written?.itemId}/link`, { headers, data: { days: 30 } });
  await goTo(stage, `/my-content?item=${written?.itemId}`);
  await page.getByRole("button", { name: t("sharing.shared"), exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel(t("sharing.address"))).toBeVisible();
}

/** The choice of files for an export of all texts, over one that is ready. */
async function openExport(stage: Stage): Promise<void> {
  const { page, serverUrl, t } = stage;
  await page.request.post(`${serverUrl}/api/archives`, { headers: { origin: serverUrl }, data: { format: "txt" } });
  await goTo(stage, "/my-content");
  await expect(page.getByRole("region", { name: t("archives.line") }).getByRole("link")).toBeVisible();
  await page.getByRole("button", { name: t("shelf.more") }).click();
  await page.getByRole("menuitem", { name: t("archives.all") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** A text under the hands, with its tools and its search. */
async function openEditor(stage: Stage): Promise<void> {
  const { page, t, written } = stage;
  await goTo(stage, `/my-content?item=${written?.itemId}`);
  await page.getByRole("button", { name: t("receipt.edit.start"), exact: true }).click();
  await page.getByRole("button", { name: t("editor.tools.find"), exact: true }).click();
  await expect(page.getByLabel(t("editor.find.words"), { exact: true })).toBeFocused();
}

/** What the writer can do with a text under the hands. */
async function openWriterMenu(stage: Stage): Promise<void> {
  const { page, t, written } = stage;
  await goTo(stage, `/my-content?item=${written?.itemId}`);
  await page.getByRole("button", { name: t("receipt.edit.start"), exact: true }).click();
  await page.getByRole("button", { name: t("textEdits.open"), exact: true }).click();
  await expect(page.getByRole("menu", { name: t("textEdits.title") })).toBeVisible();
}

/** An earlier version of a text of its own beside the newest one. */
async function openVersions(stage: Stage): Promise<void> {
  const { page, serverUrl } = stage;
  const headers = { origin: serverUrl };
  const kept = await page.request.post(`${serverUrl}/api/content`, {
    headers,
    data: { output: "# قهوة الصباح\n\nنص قديم هنا." },
  });
  const { id } = await kept.json();
  await page.request.patch(`${serverUrl}/api/library/${id}`, {
    headers,
    data: { text: "# قهوة الصباح\n\nنص جديد هنا.", version: 1 },
  });
  await goTo(stage, `/my-content?item=${id}&versions=1`);
  await expect(page.getByRole("article").getByRole("insertion")).toBeVisible();
}

/** Signed in, before the first text. */
export const newcomerViews: readonly View[] = [
  viewAt("dashboard-empty", ["/dashboard", "/dashboard-tailadmin"]),
  viewAt("stats-empty", "/analytics"),
  viewAt("trends-start", "/google-trends", async ({ page, t }) => {
    await page.getByRole("button", { name: t("trends.files.sample") }).click();
    await expect(page.getByText(t("trends.files.sampleNote"))).toBeVisible();
  }),
  viewAt("generations", ["/create", "/create-content"], ({ page, t }) =>
    expect(page.getByText(t("generations.pick.title"))).toBeVisible(),
  ),
  viewAt("brief", "/create?template=1", topicIsThere),
  viewAt("templates", "/templates", ({ page }) => expect(page.getByRole("article").first()).toBeVisible()),
  viewAt("generator", "/templates", openGenerator),
  viewAt("library-empty", ["/my-content", "/content"], ({ page, t }) =>
    expect(page.getByText(t("library.empty.title"))).toBeVisible(),
  ),
  { name: "import", paths: ["/my-content"], open: openImport },
  viewAt("markets-start", "/matrix", topicIsThere),
  viewAt("brand-voices-empty", "/brand-voices", ({ page, t }) =>
    expect(page.getByText(t("brandVoices.empty.title"))).toBeVisible(),
  ),
  viewAt("brand-voice", "/brand-voices?voice=new", ({ page, t }) =>
    expect(page.getByLabel(t("brandVoices.form.name"))).toBeVisible(),
  ),
  viewAt("plan", "/plans"),
  viewAt("settings", "/settings"),
  viewAt("delete-account", "/settings", async ({ page, t }) => {
    await page.getByRole("button", { name: t("settings.data.deleteButton") }).click();
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  }),
  viewAt("connect-phone", connectPhonePath, ({ page }) => expect(page.locator("input[name=tel]")).toBeVisible()),
  viewAt("unknown-address", "/no-such-page", ({ page, t }) =>
    expect(page.getByText(t("notFound.ledToDashboard"), { exact: true })).toBeVisible(),
  ),
];

/** Signed in, with a text. */
export const writerViews: readonly View[] = [
  viewAt("dashboard", "/dashboard", listIsThere),
  viewAt("stats", "/analytics"),
  viewAt("trends", `/google-trends?q=${encodeURIComponent('["قهوة","كنافة","لا شيء"]')}`, ({ page }) =>
    expect(page.getByRole("heading", { name: "لا شيء" })).toBeVisible(),
  ),
  {
    name: "result",
    paths: ["/create"],
    open: async (stage) => {
      const { written } = stage;
      await goTo(stage, `/create?template=${written?.brief.templateId}&generation=${written?.id}`);
      await paperIsThere(stage);
    },
  },
  {
    name: "markets",
    paths: ["/matrix"],
    open: async (stage) => {
      await goTo(stage, `/matrix?set=${stage.set?.id}`);
      await paperIsThere(stage);
    },
  },
  viewAt("brand-voices", "/brand-voices", listIsThere),
  viewAt("library", "/my-content", listIsThere),
  {
    name: "conversion",
    paths: ["/my-content"],
    open: async (stage) => {
      const { page, serverUrl, spokenId = "" } = stage;
      const id = await convertText(page.request, serverUrl, spokenId, "ar-saudi");
      await goTo(stage, `/my-content?item=${id}`);
      await expect(page.locator("article:visible mark[data-mark~=after]").first()).toBeVisible();
    },
  },
  {
    name: "item",
    paths: ["/my-content"],
    open: async (stage) => {
      await goTo(stage, `/my-content?item=${stage.written?.itemId}`);
      await paperIsThere(stage);
    },
  },
  { name: "versions", paths: ["/my-content"], open: openVersions },
  { name: "share", paths: ["/my-content"], open: openShare },
  { name: "editor", paths: ["/my-content"], open: openEditor },
  { name: "writer-menu", paths: ["/my-content"], open: openWriterMenu },
  { name: "export", paths: ["/my-content"], open: openExport },
  viewAt("palette", "/dashboard", async ({ page, t, language }) => {
    const field = page.getByRole("combobox", { name: t("palette.title") });
    await openPanel(() => page.keyboard.press("Control+K"), field);
    await field.fill(language === "ar" ? "شغل" : "egyptian reels");
    await expect(page.getByRole("option").first()).toBeVisible();
  }),
  viewAt("notifications", "/dashboard", ({ page, t }) =>
    openPanel(
      () => page.getByRole("banner").locator("button:has([data-unread])").click(),
      page.getByRole("heading", { name: t("notices.title") }),
    ),
  ),
  viewAt("account", "/dashboard", ({ page, t }) =>
    openPanel(
      () =>
        page
          .getByRole("banner")
          .getByRole("button", { name: /Mona Adel|منى عادل/ })
          .click(),
      page.getByRole("dialog").getByText(t("shell.plansLink")),
    ),
  ),
  viewAt("keys", "/dashboard", ({ page, t }) =>
    openPanel(() => page.keyboard.press("?"), page.getByRole("heading", { name: t("keys.title") })),
  ),
];
