import { expect } from "@playwright/test";
import { languages } from "#shared/options.ts";
import { newNumber, phoneForm } from "../e2e/support/phone.ts";
import { textsIn } from "../e2e/support/texts.ts";
import { watch } from "./people.ts";
import { emulator, test } from "./test.ts";

for (const language of languages) {
  test(`a number, Firebase's code and a name lead to where one wanted to go (${language})`, async ({ page }) => {
    const t = textsIn(language);
    const problems = watch(page);
    const number = newNumber();
    const form = phoneForm(page, t);
    await page.goto(`/firebase-login?lang=${language}&next=/settings`);
    await form.open();
    await form.number.fill(number.e164);
    await form.send.click();
    await expect(form.code).toBeFocused();
    await expect.poll(() => emulator.smsCode(number.e164)).toMatch(/^\d{6}$/);
    const code = await emulator.smsCode(number.e164);
    await form.code.fill(code === "111111" ? "222222" : "111111");
    await form.verify.click();
    await form.problem("code_wrong");
    await form.code.fill(code);
    await form.verify.click();
    await page.getByLabel(t("phone.name"), { exact: true }).fill("سارة");
    await page.getByRole("button", { name: t("phone.finish"), exact: true }).click();
    await expect(page).toHaveURL(/\/settings/);
    await expect(page.getByLabel(t("settings.phone"), { exact: true })).toHaveValue(number.e164);
    expect(problems).toEqual([]);
  });
}
