import { expect, type Page } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { accessibilityProblems, widthProblems } from "./support/page-rules.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const texts = [
  "# قهوة الصباح\n\nالنهارده هنتكلم عن القَهْوة اللي بتصحّي المدينة كلها، وعن الناس اللي بتحبها سادة.",
  "# زيارة أحمد للسوق\n\nأحمد راح السوق القديم يوم الخميس، ورجع بسلة تمر وحكاية.",
  "# Three shoes for wet mornings\n\nEvery pair keeps its grip on wet streets, and its colour after many washes.",
];

/** Keeps the texts and opens the library at an address. */
async function openLibrary(page: Page, search = ""): Promise<void> {
  for (const output of texts) {
    const response = await page.request.post(`${server.url}/api/content`, { headers: { origin: server.url }, data: { output } });
    expect(response.status()).toBe(201);
  }
  await page.goto(`${server.url}/my-content${search}`);
}

for (const language of inTurn("ar")) {
  test.describe(language, () => {
    const t = textsIn(language);
    const listOf = (page: Page) => page.getByRole("list", { name: t("shell.titles.library") }).getByRole("listitem");

    test("a search in another spelling marks what it found as the text writes it", async ({ page, newPerson }) => {
      const watched = watchPage(page, server);
      await newPerson(language);
      await openLibrary(page);
      await expect(listOf(page)).toHaveCount(3);
      await page.getByRole("textbox", { name: t("library.search") }).fill("قهوه");
      await expect(listOf(page)).toHaveCount(1);
      await expect(page.locator("mark")).toHaveText(["قهوة", "القَهْوة"]);
      await page.getByRole("textbox", { name: t("library.search") }).fill("احمد");
      await expect(page.locator("mark").first()).toHaveText("أحمد");
      // Back takes the searches one by one, and then the list is whole again.
      await page.goBack();
      await expect(page.getByRole("textbox", { name: t("library.search") })).toHaveValue("قهوه");
      await page.goBack();
      await expect(page.getByRole("textbox", { name: t("library.search") })).toHaveValue("");
      await expect(listOf(page)).toHaveCount(3);
      expect(watched.problems).toEqual([]);
    });

    test("a deleted text comes back by 'Undo', or out of the trash, and is gone only after a second question", async ({
      page,
      newPerson,
    }) => {
      const watched = watchPage(page, server);
      await newPerson(language);
      await openLibrary(page);
      const remove = async () => {
        await listOf(page)
          .first()
          .getByRole("button", { name: t("common.delete") })
          .click();
        await page
          .getByRole("alertdialog")
          .getByRole("button", { name: t("library.delete.confirm") })
          .click();
        await expect(listOf(page)).toHaveCount(2);
      };
      const openTrash = async () => {
        await page.getByRole("button", { name: t("shelf.more") }).click();
        await page.getByRole("menuitem", { name: t("library.trash.link", { count: 1 }) }).click();
      };
      await remove();
      // The focus goes on to the text behind the one that went.
      await expect(listOf(page).first().getByRole("link").first()).toBeFocused();
      await page.getByRole("button", { name: t("library.delete.undo") }).click();
      await expect(listOf(page)).toHaveCount(3);

      await remove();
      await openTrash();
      await expect(page.getByRole("heading", { level: 1, name: t("library.trash.title") })).toBeVisible();
      expect(await accessibilityProblems(page, "all")).toEqual([]);
      await page.getByRole("button", { name: t("library.trash.restore") }).dblclick({ delay: 50 });
      await expect(page.getByText(t("library.trash.restored", { count: 1 }), { exact: true })).toBeVisible();
      await expect(page.getByText(t("library.trash.nothing.title"))).toBeVisible();
      // The button went with its row, but a keyboard does not go on from nowhere.
      await expect(page.locator(":focus")).toHaveCount(1);
      await page.getByRole("link", { name: t("library.trash.back") }).click();
      await expect(listOf(page)).toHaveCount(3);

      await remove();
      await openTrash();
      await page.getByRole("button", { name: t("library.trash.empty") }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("library.trash.purge") })
        .click();
      await expect(page.getByText(t("library.trash.nothing.title"))).toBeVisible();
      await page.goto(`${server.url}/my-content`);
      await expect(listOf(page)).toHaveCount(2);
      expect(watched.problems).toEqual([]);
    });

    test("several texts are selected, filed and found by their folder and tag", async ({ page, newPerson }) => {
      const watched = watchPage(page, server);
      await newPerson(language);
      await openLibrary(page);
      await page.getByRole("button", { name: t("library.select.start") }).click();
      await listOf(page).nth(1).getByRole("checkbox").check();
      await listOf(page).nth(2).getByRole("checkbox").check();
      const bar = page.getByRole("region", { name: t("library.select.bar") });
      await expect(bar.getByText(t("library.select.count", { count: 2 }))).toBeVisible();
      expect(await accessibilityProblems(page, "all")).toEqual([]);
      await bar.getByRole("button", { name: t("library.arrange.action") }).click();
      await page.getByRole("combobox", { name: t("library.arrange.folder") }).fill("رمضان");
      await page.getByRole("textbox", { name: t("library.arrange.tags") }).fill("عاجل، coffee");
      await page.getByRole("button", { name: t("common.save") }).click();
      await expect(bar.getByRole("button", { name: t("library.arrange.action") })).toBeFocused();
      await page
        .getByRole("button", { name: t("library.select.end") })
        .first()
        .click();
      await page.getByRole("link", { name: "رمضان" }).first().click();
      await expect(listOf(page)).toHaveCount(2);
      // A text that was ticked by 'Select all' is known as well as one that was ticked by itself.
      await page.getByRole("button", { name: t("library.select.start") }).click();
      await bar.getByRole("button", { name: t("shelf.selectMatching", { count: 2 }) }).click();
      await bar.getByRole("button", { name: t("library.arrange.action") }).click();
      await expect(page.getByRole("combobox", { name: t("library.arrange.folder") })).toHaveValue("رمضان");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: t("library.filters.titleSet", { count: 1 }) })).toBeVisible();
      await page.getByRole("button", { name: `${t("shelf.removeFilter")} رمضان` }).click();
      await expect(listOf(page)).toHaveCount(3);
      expect(watched.problems).toEqual([]);
    });

    test("a text is renamed in its place, copied, and the list put in the order of titles", async ({ page, newPerson }) => {
      const watched = watchPage(page, server);
      await newPerson(language);
      await openLibrary(page);
      const first = listOf(page).first();
      await first.getByRole("button", { name: t("common.more") }).click();
      await page.getByRole("menuitem", { name: t("library.item.rename") }).click();
      await first.getByRole("textbox", { name: t("library.item.title") }).fill("أول الحكاية");
      await page.keyboard.press("Enter");
      await expect(first.getByRole("heading", { name: "أول الحكاية" })).toBeVisible();
      await expect(first.getByRole("link", { name: "أول الحكاية" })).toBeFocused();
      await first.getByRole("button", { name: t("common.more") }).click();
      // The second half of a double click does not open the text that lies under the menu.
      await page.getByRole("menuitem", { name: t("library.copy.action") }).dblclick();
      await expect(page.getByText(t("library.copy.done"), { exact: true })).toBeVisible();
      await expect(listOf(page)).toHaveCount(4);
      await page.getByRole("combobox", { name: t("library.sort.label") }).click();
      await page.getByRole("option", { name: t("library.sort.title") }).click();
      await expect(page).toHaveURL(/sort=title/);
      // A copy says that it is one, in the language of the page.
      const others = ["أول الحكاية", /زيارة أحمد/, /قهوة الصباح/];
      const titles = language === "ar" ? [...others, "نسخة من أول الحكاية"] : ["Copy of أول الحكاية", ...others];
      await expect(listOf(page).getByRole("heading")).toHaveText(titles);

      // Names of one endless word widen neither their card nor the page.
      const { items } = await (await page.request.get(`${server.url}/api/library?limit=1`)).json();
      const headers = { origin: server.url };
      const endless = "W".repeat(300);
      await page.request.patch(`${server.url}/api/library/${items[0].id}`, { headers, data: { title: endless } });
      await page.request.patch(`${server.url}/api/library`, {
        headers,
        data: { ids: [items[0].id], addTags: [endless.slice(0, 60)] },
      });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const search of ["", `?item=${items[0].id}`]) {
          await page.goto(`${server.url}/my-content${search}`);
          await expect(page.getByText(endless).first()).toBeVisible();
          expect(await page.evaluate(widthProblems)).toEqual([]);
        }
      }
      expect(watched.problems).toEqual([]);
    });
  });
}

test("an act for which another tab was too quick says what has happened, and nothing typed goes without a word", async ({
  page,
  newPerson,
}) => {
  const t = textsIn("en");
  await newPerson();
  const headers = { origin: server.url };
  const keep = async (name: string): Promise<string> => {
    const kept = await page.request.post(`${server.url}/api/content`, { headers, data: { output: `# ${name}\n\nFresh.` } });
    return (await kept.json()).id;
  };
  const [dates, coffee, bread, honey] = [await keep("Dates"), await keep("Coffee"), await keep("Bread"), await keep("Honey")];
  await keep("Rice");
  const otherTab = (act: "trash" | "restore", id: string) =>
    page.request.post(`${server.url}/api/library/${act}`, { headers, data: { ids: [id] } });
  const card = (name: string) => page.getByRole("article", { name });
  const confirm = (name: string) => page.getByRole("alertdialog").getByRole("button", { name }).click();
  await page.goto(`${server.url}/my-content`);

  await card("Honey")
    .getByRole("button", { name: t("common.more") })
    .click();
  await page.getByRole("menuitem", { name: t("library.item.rename") }).click();
  await page.getByRole("textbox", { name: t("library.item.title") }).fill("Mountain honey");
  await otherTab("trash", honey);
  await expect(page.getByText(t("shelf.gone.titleLost"), { exact: true })).toBeVisible();
  await expect(page.getByText("Mountain honey", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: t("library.select.start") }).click();
  await card("Dates").getByRole("checkbox").check();
  await card("Coffee").getByRole("checkbox").check();
  await otherTab("trash", dates);
  await expect(card("Dates")).toHaveCount(0);
  const bar = page.getByRole("region", { name: t("library.select.bar") });
  await bar.getByRole("button", { name: t("common.delete") }).click();
  await confirm(t("library.delete.confirm"));
  await expect(page.getByText(t("library.delete.done", { count: 1 }), { exact: true })).toBeVisible();

  await card("Bread")
    .getByRole("button", { name: t("common.delete") })
    .click();
  await otherTab("trash", bread);
  await confirm(t("library.delete.confirm"));
  await expect(page.getByText(t("shelf.gone.already"), { exact: true })).toBeVisible();

  await page.goto(`${server.url}/my-content?trash=true`);
  const row = page.getByRole("listitem").filter({ hasText: "Coffee" });
  await row.getByRole("button", { name: t("library.trash.purge") }).click();
  await otherTab("restore", coffee);
  await expect(row).toHaveCount(0);
  await confirm(t("library.trash.purge"));
  await expect(page.getByText(t("shelf.gone.trash"), { exact: true })).toBeVisible();
});
