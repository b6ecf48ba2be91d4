import { expect } from "@playwright/test";
import { inTurn } from "./support/in-turn.ts";
import { watchPage } from "./support/journey.ts";
import { codeInOutbox, newNumber, phoneForm } from "./support/phone.ts";
import { localeOf } from "./support/rounds.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const easternArabic = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");

for (const language of inTurn("ar")) {
  test.describe(language, () => {
    test.use({ locale: localeOf(language), baseURL: async ({ runningServer }, use) => use(runningServer.url) });
    const t = textsIn(language);

    test("a number, its code and a name lead to where one wanted to go; a code again, and the account is deleted by one", async ({
      page,
    }) => {
      const watched = watchPage(page, server);
      const number = newNumber();
      const form = phoneForm(page, t);
      await page.goto("/create?template=3");
      await form.open();
      await form.send.click();
      await form.problem("missing");
      await form.country.click();
      await page.getByRole("combobox").fill(language === "ar" ? "السعود" : "+966");
      await page.keyboard.press("Enter");
      await form.number.fill("12");
      await form.send.click();
      await form.problem("invalid");
      await expect(form.number).toHaveValue("12");

      await form.number.fill(easternArabic(number.national));
      await form.send.click();
      await expect(form.code).toBeFocused();
      await expect(page.getByText(number.e164)).toBeVisible();
      const code = await codeInOutbox(page, number.e164);
      await form.code.fill(code === "111111" ? "222222" : "111111");
      await form.verify.click();
      await form.problem("code_wrong");
      // As it is pasted out of a message.
      await form.code.fill(` ${easternArabic(code.slice(0, 3))} ${easternArabic(code.slice(3))} `);
      await expect(form.code).toHaveValue(code);
      await form.verify.click();
      const name = page.getByLabel(t("phone.name"), { exact: true });
      await expect(name).toBeFocused();
      await name.fill("   ");
      await page.getByRole("button", { name: t("phone.finish"), exact: true }).click();
      await form.problem("name_missing");
      await name.fill("سارة");
      await page.getByRole("button", { name: t("phone.finish"), exact: true }).click();
      await expect(page).toHaveURL(/\/create\?template=3/);
      await expect(page.getByRole("button", { name: t("shell.account", { name: "سارة" }) })).toBeVisible();
      await expect(page.getByText(t("shell.verify.label"))).toHaveCount(0);

      await page.goto("/settings");
      await expect(page.getByLabel(t("settings.phone"), { exact: true })).toHaveValue(number.e164);
      await page.getByRole("button", { name: t("settings.data.deleteButton") }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(t("settings.delete.confirmationPhone")).fill(number.national);
      await dialog.getByRole("button", { name: t("settings.proof.sendCode") }).click();
      await expect(dialog.getByText(t("settings.proof.codeInOutbox"))).toBeVisible();
      await dialog.getByLabel(t("settings.proof.code")).fill(await codeInOutbox(page, number.e164));
      await dialog.getByRole("button", { name: t("settings.delete.confirm") }).click();
      await expect(page.getByText(t("settings.delete.doneTextPhone"))).toBeVisible();
      expect(watched.problems).toEqual([]);
    });

    test("a number is connected to an account with an address, opens it, and is taken away again", async ({
      page,
      newPerson,
    }) => {
      const watched = watchPage(page, server);
      const email = await newPerson(language);
      const number = newNumber();
      const form = phoneForm(page, t);
      const security = page.locator("#security");
      await page.goto("/settings#security");
      await security.getByRole("link", { name: t("settings.phoneConnect") }).click();
      await expect(page.getByRole("heading", { name: t("signIn.connectPhone") })).toBeVisible();
      await form.number.fill(number.e164);
      await form.send.click();
      await form.code.fill(await codeInOutbox(page, number.e164));
      await form.verify.click();
      await expect(page.getByRole("heading", { name: t("phone.connect.done") })).toBeVisible();
      await page.getByRole("link", { name: t("phone.connect.back") }).click();
      await expect(page.getByLabel(t("settings.phone"), { exact: true })).toHaveValue(number.e164);
      await expect(security.getByRole("link", { name: t("settings.phoneConnect") })).toHaveCount(0);

      await page.context().clearCookies();
      await page.goto("/firebase-login?next=/settings");
      await form.open();
      await form.number.fill(number.e164);
      await form.send.click();
      await form.code.fill(await codeInOutbox(page, number.e164));
      await form.verify.click();
      await expect(page.locator("#profile").getByLabel(t("settings.email"), { exact: true })).toHaveValue(email);
      const provider = t("settings.wayNames.phone");
      const disconnect = security.getByRole("button", { name: t("settings.wayDisconnectLabel", { provider }), exact: true });
      // Parts above it are still being fetched, and move it while it is pressed.
      await expect(async () => {
        if (await disconnect.isVisible()) await disconnect.click();
        await expect(security.getByRole("link", { name: t("settings.phoneConnect") })).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await expect(page.getByLabel(t("settings.phone"), { exact: true })).toHaveCount(0);
      expect(watched.problems).toEqual([]);
    });

    test("who has only a number has no password to change, and cannot take the number away", async ({ page }) => {
      const number = newNumber();
      const headers = { origin: server.url };
      await page.request.post("/api/auth/phone/send", { headers, data: { phone: number.e164 } });
      const code = await codeInOutbox(page, number.e164);
      const verified = await page.request.post("/api/auth/phone/verify", { headers, data: { phone: number.e164, code } });
      const { ticket } = (await verified.json()) as { ticket: string };
      const made = await page.request.post("/api/auth/phone/set-up", {
        headers,
        data: { phone: number.e164, ticket, name: "سارة" },
      });
      expect(made.ok()).toBe(true);
      await page.goto("/settings#security");
      const security = page.locator("#security");
      await expect(security.getByText(t("settings.wayNames.phone"), { exact: true })).toBeVisible();
      for (const label of ["changePassword", "setPassword", "wayDisconnect"])
        await expect(security.getByRole("button", { name: t(`settings.${label}`) })).toHaveCount(0);
    });

    test("after five codes the countdown outlives a reload, and the server keeps it for every browser", async ({
      page,
      browser,
    }) => {
      const number = newNumber();
      const data = { phone: number.e164 };
      for (let time = 0; time < 5; time++) {
        const answer = await page.request.post("/api/auth/phone/send", { headers: { origin: server.url }, data });
        expect(answer.ok()).toBe(true);
      }
      const form = phoneForm(page, t);
      await page.goto("/firebase-login");
      await form.open();
      await form.number.fill(number.e164);
      await form.send.click();
      const timer = page.getByRole("timer");
      await expect(timer).toContainText(/29:5\d/);
      await expect(page.getByRole("button", { name: /29:5\d/ })).toBeDisabled();

      await page.reload();
      await form.open();
      await expect(timer).toContainText(/29:[345]\d/);
      await expect(form.send).toHaveCount(0);

      const other = await browser.newContext({ locale: localeOf(language), baseURL: server.url });
      const elsewhere = await other.newPage();
      const otherForm = phoneForm(elsewhere, t);
      await elsewhere.goto("/firebase-login");
      await otherForm.open();
      await otherForm.number.fill(number.e164);
      await otherForm.send.click();
      await expect(elsewhere.getByRole("timer")).toContainText(/29:[345]\d/);
      await other.close();
    });
  });
}
