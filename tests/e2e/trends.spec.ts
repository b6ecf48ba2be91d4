import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { blogPost } from "#language/templates/blog-post.ts";
import { eidGreeting } from "#language/templates/eid-greeting.ts";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { server, test, trendServer } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

test.afterEach(() => trendServer.reset());

const csv = "Category: All categories\n\nWeek,شاي: (مصر)\n2026-11-01,20\n2026-11-08,<1\n2026-11-15,40\n";
const card = (page: Page, keyword: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: keyword, exact: true, level: 3 }) });

async function lookUp(page: Page, t: Texts, keyword: string): Promise<void> {
  await page.getByRole("textbox", { name: t("trends.search.label"), exact: true }).fill(keyword);
  await page.keyboard.press("Enter");
}

for (const language of inTurn("ar")) {
  test(`from a keyword to a text: look up, compare, save, and the desk knows topic, keywords and variety (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    await page.goto(`${server.url}/google-trends`);
    await expect(page.getByRole("button", { name: t("trends.search.submit"), exact: true })).toBeDisabled();
    await lookUp(page, t, "قهوة");
    // As computed by hand from the views: a mean of 73 on a scale where the highest day is 100.
    await expect(card(page, "قهوة").locator("dd").first()).toHaveText("73");
    await expect(card(page, "قهوة")).toContainText(t("trends.origins.wikimedia"));
    await lookUp(page, t, "كنافة");
    const chart = page.getByRole("region", { name: t("trends.comparison.title"), exact: true });
    await chart.getByRole("button", { name: t("charts.asTable") }).click();
    await expect(chart.getByRole("row").nth(1).getByRole("cell")).toHaveText(["25", "55"]);

    await card(page, "قهوة")
      .getByRole("button", { name: t("trends.card.save"), exact: true })
      .click();
    const saved = page.getByRole("region", { name: t("trends.saved.title") });
    await expect(saved.getByRole("listitem")).toHaveCount(1);
    await page.reload();
    await expect(card(page, "قهوة").getByRole("button", { name: t("trends.card.saved"), exact: true })).toBeDisabled();
    await expect(card(page, "كنافة")).toBeVisible();

    await card(page, "قهوة")
      .getByRole("link", { name: t("trends.card.write") })
      .click();
    // No template was chosen yet: what the link asks for waits for it.
    await page.getByRole("link", { name: blogPost.name[language] }).first().click();
    await expect(page.getByRole("textbox", { name: t("generations.brief.topic") })).toHaveValue("قهوة");
    await expect(page.getByRole("button", { name: t("options.writeIn.ar-egyptian") })).toBeVisible();
    expect(watched.problems).toEqual([]);
  });

  test(`the seasons of a country lead to a brief with the feast chosen, and go into a calendar (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    await newPerson(language);
    await page.goto(`${server.url}/google-trends?geo=SA`);
    const seasons = page.getByRole("region", { name: t("seasons.title") });
    await expect(seasons).toContainText(t("trends.countries.SA"));
    await seasons.getByRole("button", { expanded: false }).click();
    const eid = seasons.getByRole("listitem").filter({ hasText: language === "ar" ? /^عيد الفطر|^عيد الأضحى/ : /^Eid al-/ });
    await expect(eid.first()).toContainText(t("seasons.expected"));

    const download = page.waitForEvent("download");
    await seasons.getByRole("button", { name: t("seasons.download") }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    expect(await readFile(await file.path(), "utf8")).toMatch(/^BEGIN:VCALENDAR\r\n/);

    await eid.first().getByRole("link", { name: eidGreeting.name[language] }).click();
    await expect(page.getByRole("textbox", { name: t("generations.brief.topic") })).toHaveValue(/^عيد (الفطر|الأضحى)$/);
    const topic = await page.getByRole("textbox", { name: t("generations.brief.topic") }).inputValue();
    const chosen = eidGreeting.fields
      .flatMap((field) => ("choices" in field ? field.choices : []))
      .find(({ label }) => label.ar === topic);
    await expect(page.locator("[data-part='field:whichEid']")).toContainText(chosen?.label[language] ?? "no such feast");
    await expect(page.getByRole("button", { name: t("options.writeIn.ar-saudi") })).toBeVisible();
  });

  test(`today's list: its news goes to the desk as quotations, it is exported, and its failure is said (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    await newPerson(language);
    await page.goto(`${server.url}/google-trends`);
    const list = page.getByRole("region", { name: t("trends.daily.searched") });
    await expect(list.getByText(t("trends.daily.real", { source: t("trends.origins.google-rss") }))).toBeVisible();
    const download = page.waitForEvent("download");
    await list.getByRole("button", { name: t("trends.daily.exportText") }).click();
    const file = await download;
    expect(await readFile(await file.path(), "utf8")).toBe(
      `1. كأس العالم - 20,000+\n2. سعر الذهب - 200K+\n3. 2026 - ${t("trends.daily.noTraffic")}\n`,
    );
    expect(file.suggestedFilename()).toContain(t("trends.countries.EG"));

    await list.getByRole("link", { name: t("trends.daily.write", { title: "كأس العالم" }) }).click();
    await page.getByRole("link", { name: blogPost.name[language] }).first().click();
    const quoted = page.getByRole("region", { name: t("generations.headlines.title") });
    await expect(quoted.getByRole("link")).toHaveAttribute("rel", /noopener/);
    await expect(quoted).toContainText("جريدة المثال");
    await page.reload();
    await expect(quoted).toBeVisible();

    trendServer.respond("", (_path, response) => void response.writeHead(500).end());
    await page.goto(`${server.url}/google-trends?daily=GB`);
    await expect(page.getByText(t("trends.daily.connection"))).toBeVisible();
    await expect(
      page.getByText(
        t("trends.card.tried", { source: t("trends.origins.google-rss"), reason: t("trends.failures.unreachable") }),
      ),
    ).toBeVisible();
  });

  test(`without any source: a file and the sample show the page at work, and the switch is in the settings (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    await newPerson(language);
    await page.goto(`${server.url}/settings#trends`);
    await page.getByRole("switch", { name: t("settings.trendSourcesLabel") }).click();
    await page.getByRole("button", { name: t("settings.save") }).click();
    await expect(page.getByText(t("settings.saved"), { exact: true })).toBeVisible();
    await page.goto(`${server.url}/google-trends`);
    await expect(page.getByText(t("trends.off.person"))).toBeVisible();
    await expect(page.getByText(t("trends.daily.off"))).toBeVisible();
    await expect(page.getByText(t("trends.daily.connection"))).toHaveCount(0);
    const asked = trendServer.asked.length;
    const choose = page.getByLabel(t("trends.files.choose"), { exact: true }).and(page.locator("input"));
    await choose.setInputFiles({ name: "notes.csv", mimeType: "text/csv", buffer: Buffer.from("hello, there") });
    await expect(page.getByText(t("errors.trends.file_unknown"))).toBeVisible();
    await choose.setInputFiles({ name: "multiTimeline.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await expect(page.getByRole("heading", { name: "multiTimeline.csv" })).toBeVisible();
    await lookUp(page, t, "شاي");
    await expect(card(page, "شاي")).toContainText(t("trends.origins.file"));
    await expect(card(page, "شاي").locator("dd").first()).toHaveText("20");
    await page.getByRole("button", { name: t("trends.files.sample") }).click();
    await expect(page.getByText(t("trends.files.sampleNote"))).toBeVisible();
    expect(trendServer.asked).toHaveLength(asked);
  });
}
