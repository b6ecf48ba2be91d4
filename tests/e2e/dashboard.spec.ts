import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { everydayBrief, marketBrief, writeMarketSet, writeText } from "./support/seed.ts";
import { server, test } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

/** The figure under a name. */
function figure(page: Page, name: string) {
  return page.locator("dl > div").filter({ hasText: name }).locator("dd").first();
}

const monthName = (t: Texts) =>
  new Intl.DateTimeFormat(t("common.loading") === "Loading" ? "en" : "ar-u-nu-latn", { month: "long", timeZone: "UTC" }).format();

for (const language of inTurn("en")) {
  test(`the dashboard begins empty and follows what is written, without a reload (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    await page.goto(server.url);
    await expect(page.getByRole("heading", { name: t("dashboard.empty.title") })).toBeVisible();
    const used = figure(page, t("dashboard.figures.used", { month: monthName(t) }));
    await expect(used).toHaveText("0");
    await expect(page.getByText(t("charts.change.none")).first()).toBeVisible();

    const written = await writeText(page.request, server.url, everydayBrief);
    await expect(used).toHaveText(String(written.words));
    await expect(figure(page, t("dashboard.figures.content"))).toHaveText("1");
    await expect(figure(page, t("dashboard.figures.remaining"))).toHaveText((5_000 - written.words).toLocaleString("en"));
    const recent = page.getByRole("table", { name: t("dashboard.recent.title") });
    await expect(recent.getByRole("row")).toHaveCount(2);
    await expect(recent.getByRole("columnheader")).toHaveText(
      ["title", "type", "date", "status", "words", "actions"].map((column) => t(`dashboard.recent.columns.${column}`)),
    );
    await expect(recent.getByRole("cell").filter({ hasText: String(written.words) })).toBeVisible();

    // A star given in another tab counts here too.
    await page.request.patch(`${server.url}/api/library/${written.itemId}`, {
      headers: { origin: server.url },
      data: { favourite: true },
    });
    await expect(figure(page, t("dashboard.figures.favourites"))).toHaveText("1");
    expect(watched.problems).toEqual([]);
  });

  test(`recent texts are opened and exported by keyboard, charts have tables (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    await newPerson(language);
    const written = await writeText(page.request, server.url, everydayBrief);
    await page.goto(`${server.url}/dashboard-tailadmin`);
    const row = page
      .getByRole("table", { name: t("dashboard.recent.title") })
      .getByRole("row")
      .nth(1);
    await row.getByRole("button").focus();
    await page.keyboard.press("Enter");
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: t("generations.result.md"), exact: true }).press("Enter");
    expect(await readFile(await (await download).path(), "utf8")).toBe(written.text);

    await page.getByRole("button", { name: `${t("charts.asTable")}: ${t("charts.loom.title")}` }).press("Enter");
    const loom = page.getByRole("table", { name: t("charts.loom.title") });
    await expect(loom.getByRole("columnheader")).toHaveText([t("charts.columns.week"), t("options.varietyShort.ar-egyptian")]);
    await expect(loom.getByRole("row").nth(1).getByRole("cell")).toHaveText(String(written.words));

    await row.getByRole("link").first().press("Enter");
    await expect(page).toHaveURL(new RegExp(`/my-content\\?item=${written.itemId}`));
    await expect(page.getByRole("article")).toContainText(everydayBrief.fields.mainPoint as string);
  });

  test(`stats: nothing, figures, a period, tables and a file (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    const watched = watchPage(page, server);
    await newPerson(language);
    await page.goto(`${server.url}/analytics`);
    await expect(page.getByRole("heading", { name: t("stats.empty.title") })).toBeVisible();

    const written = await writeText(page.request, server.url, everydayBrief);
    const set = await writeMarketSet(page.request, server.url, marketBrief, ["ar-saudi", "ar-standard"]);
    const words = set.cells.reduce((sum, { generation }) => sum + (generation?.words ?? 0), written.words);
    await expect(figure(page, t("stats.figures.texts"))).toHaveText("3");
    await expect(figure(page, t("stats.figures.words"))).toHaveText(words.toLocaleString("en"));
    await expect(figure(page, t("stats.figures.average"))).toHaveText(String(Math.round(words / 3)));
    const activity = page.getByRole("list", { name: t("stats.activity.title") });
    await expect(activity.getByRole("listitem")).toHaveCount(2);
    await expect(activity).toContainText(t("stats.activity.kinds.wroteMarkets", { count: 2 }));

    await page.getByRole("button", { name: t("stats.tables") }).click();
    const kinds = page.getByRole("table", { name: t("charts.byKind") });
    await expect(
      kinds
        .getByRole("row")
        .filter({ hasText: t("charts.categories.social") })
        .getByRole("cell")
        .first(),
    ).toHaveText("2");
    await expect(page.getByRole("img")).toHaveCount(0);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: t("stats.export") }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv.startsWith("\uFEFF")).toBe(true);
    expect(csv).toContain(`"${t("charts.columns.voice")}","${t("options.variety.ar-egyptian")}",1,${written.words}\r\n`);

    // A period stands in the address and survives a reload; one without texts says so.
    await page.getByRole("combobox", { name: t("stats.range.label") }).press("Enter");
    await page.getByRole("option", { name: t("stats.range.custom") }).press("Enter");
    await page.getByLabel(t("stats.range.from"), { exact: true }).fill("2020-01-01");
    await page.getByLabel(t("stats.range.to"), { exact: true }).fill("2020-12-31");
    await expect(figure(page, t("stats.figures.texts"))).toHaveText("0");
    await page.reload();
    await expect(page.getByLabel(t("stats.range.to"), { exact: true })).toHaveValue("2020-12-31");
    await expect(page.getByText(t("stats.none"))).toBeVisible();
    await page.getByLabel(t("stats.range.to"), { exact: true }).fill("2019-12-31");
    await expect(page.getByText(t("stats.range.invalid"))).toBeVisible();
    expect(watched.problems).toEqual([]);
  });
}
