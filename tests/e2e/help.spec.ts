import { expect } from "@playwright/test";
import { loadMarketing } from "#shared/locales/marketing.ts";
import { marketingAddress } from "#shared/paths.ts";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { server, test } from "./support/test.ts";

for (const language of inTurn("en")) {
  test(`${language}: a message to support is checked, survives a failure, and arrives once`, async ({ page }) => {
    const watched = watchPage(page, server);
    const { contact } = (await loadMarketing(language)).help;
    const visitor = `visitor-${language}@example.com`;
    await page.goto(`${server.url}${marketingAddress("/help", language)}#contact`);
    const send = page.getByRole("button", { name: contact.send });
    const name = page.getByRole("textbox", { name: contact.name });
    const message = page.getByRole("textbox", { name: contact.message });

    await expect(async () => {
      await send.click();
      await expect(page.getByText(contact.problems.name)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(name).toBeFocused();
    await name.fill("منى عادل");
    await page.getByRole("textbox", { name: contact.email }).fill("visitor@");
    await message.fill("The receipt says Kuwaiti.\nI asked for Saudi.");
    await send.click();
    await expect(page.getByText(contact.problems.email)).toBeVisible();
    await page.getByRole("textbox", { name: contact.email }).fill(visitor);
    await page.getByRole("combobox", { name: contact.topic }).selectOption({ label: contact.topics.problem });

    // Without a connection nothing is lost.
    await page.route("**/api/contact", (route) => route.abort());
    await send.click();
    await expect(page.getByText(contact.failed.network)).toBeVisible();
    await expect(message).toHaveValue(/Kuwaiti/);
    await page.unroute("**/api/contact");
    await page.route("**/api/contact", (route) => route.fulfill({ status: 500, body: "{}" }));
    await send.click();
    await expect(page.getByText(contact.failed.other)).toBeVisible();
    await page.unroute("**/api/contact");

    await send.dblclick();
    await expect(page.getByRole("heading", { name: contact.sentTitle })).toBeVisible();
    await expect(page.getByText(visitor)).toBeVisible();
    const outbox = async () => {
      const answer = await page.request.get(`${server.url}/api/outbox`);
      const { mails } = (await answer.json()) as { mails: { subject: string; text: string }[] };
      return mails.filter(({ text }) => text.includes(visitor));
    };
    await expect.poll(outbox).toHaveLength(1);
    const [mail] = await outbox();
    expect(mail?.subject).toContain(contact.topics.problem);
    expect(mail?.text).toContain("I asked for Saudi.");
    expect(watched.problems).toEqual([]);
  });
}

test("before the page's scripts have come the form takes no words that it would lose", async ({ page }) => {
  const form = page.locator("form");
  await page.route(/\/assets\/public-.*\.js/, (route) => route.abort());
  await page.goto(`${server.url}/help`);
  await expect(form).toHaveAttribute("inert");
  await page.unroute(/\/assets\/public-.*\.js/);
  await page.reload();
  await expect(form).not.toHaveAttribute("inert");
});

test("the guide's sections can be linked to, and the catalogue finds a template in either language", async ({ page }) => {
  await page.goto(`${server.url}/help#receipt`);
  await expect(page.getByRole("heading", { name: "The receipt" })).toBeInViewport();
  await page.goto(`${server.url}/templates`);
  const { templates: texts } = await loadMarketing("en");
  const search = page.getByRole("textbox", { name: texts.search });
  await expect(async () => {
    await search.fill("");
    await search.fill("مدونه");
    await expect(page.getByRole("link", { name: /Blog post/ })).toBeVisible({ timeout: 500 });
    await expect(page.getByRole("link", { name: /Ad copy/ })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await search.fill("zzz");
  await expect(page.getByText(texts.noneText)).toBeVisible();
  await page.getByRole("button", { name: texts.showAll }).click();
  await page.getByRole("link", { name: /Ad copy/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
