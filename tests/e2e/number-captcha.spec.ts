import { expect, type Page } from "@playwright/test";
import { captchaHosts, type PhoneHost, startPhoneHost } from "#tests/support/phone-host.ts";
import { newNumber, phoneForm } from "./support/phone.ts";
import { startServer, type TestServer } from "./support/server.ts";
import { test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const t = textsIn("en");
const script = `https://${captchaHosts.turnstile}/turnstile/**`;
let host: PhoneHost;
let server: TestServer;

test.beforeAll(async () => {
  host = await startPhoneHost();
  server = await startServer({
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "a-site-key",
    CAPTCHA_SECRET: "a-secret",
    PHONE_GATEWAY: host.url,
  });
});
test.afterAll(async () => {
  await server.close();
  await host.close();
});

/** In the place of the provider's script: a box whose outcome the test decides. */
const stub = `window.turnstile = {
  render(element, options) { window.box = options; element.textContent = options.sitekey; return "1"; },
  reset() {}, remove() {},
};`;
const tell = (page: Page, outcome: "callback" | "expired-callback" | "error-callback", answer = "") =>
  page.evaluate(([name, given]) => (Reflect.get(window, "box") as Record<string, (text: string) => void>)[name]?.(given), [
    outcome,
    answer,
  ] as const);

test("a captcha stands before a code on the sign-in page, and nowhere else is its host asked", async ({ page }) => {
  const number = newNumber();
  const form = phoneForm(page, t);
  const asked: string[] = [];
  page.on("request", (request) => !request.url().startsWith(server.url) && asked.push(request.url()));
  let letIn = () => {};
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(script, async (route) => {
    await isLetIn;
    await route.fulfill({ contentType: "text/javascript", body: stub });
  });

  await page.goto(server.url);
  await page
    .getByRole("button", { name: t("signIn.open") })
    .locator("visible=true")
    .first()
    .click();
  await form.open();
  await form.number.fill(number.national);
  await form.country.click();
  await page.getByRole("combobox").fill("saudi");
  await page.keyboard.press("Enter");
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: t("phone.toCaptcha") }).click();

  await expect(form.number).toHaveValue(number.national);
  await expect(form.country).toContainText("+966");
  await form.send.click();
  await form.problem("captcha_loading");
  letIn();
  const box = page.getByRole("group", { name: t("phone.captcha") });
  await expect(box).toHaveText("a-site-key");
  await form.send.click();
  await form.problem("captcha_failed");
  await tell(page, "expired-callback");
  await form.problem("captcha_expired");
  await tell(page, "error-callback");
  await form.problem("captcha_error");
  await tell(page, "callback", "an-answer");
  await form.send.click();
  await expect(form.code).toBeFocused();
  expect(host.asked.map(({ path, form: sent }) => [path.split("/")[0], sent.get("response")])).toEqual([
    [captchaHosts.turnstile, "an-answer"],
  ]);
  expect(asked).toHaveLength(1);
});

test("a captcha that does not load, or has no place, is told", async ({ page }) => {
  const form = phoneForm(page, t);
  await page.route(script, (route) => route.abort());
  await page.goto(`${server.url}/firebase-login`);
  await form.open();
  await form.problem("captcha_unloaded");

  await page.unroute(script);
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: stub }));
  // An extension that takes away what looks like a captcha.
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector("fieldset > div")?.remove()).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.reload();
  await form.open();
  await form.problem("captcha_element");
});
