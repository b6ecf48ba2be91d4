import { expect } from "@playwright/test";
import { checkMessages } from "#shared/locales/en/checks.ts";
import { newNumber } from "../e2e/support/phone.ts";
import { textsIn } from "../e2e/support/texts.ts";
import { enter } from "./people.ts";
import { emulator, test } from "./test.ts";

const t = textsIn("en");
const { connection, phone, diagnosis } = checkMessages.checks;

test("the test of the connection tells a service that answers, one that is away, and one that does not know the key", async ({
  page,
}) => {
  await enter(page);
  await page.goto("/firebase-test");
  const run = page.getByRole("button", { name: connection.run });
  await run.click();
  await expect(page.getByText(connection.signedIn)).toBeVisible();
  const projects = "**/v1/projects?key=*";
  for (const [answer, problem] of [
    [{ status: 400, json: { error: { message: "API key not valid." } } }, "config_missing"],
    [{ status: 503, body: "" }, "service_fault"],
  ] as const) {
    await page.route(projects, (route) => route.fulfill(answer));
    await run.click();
    await expect(page.getByText(t(`signIn.problems.${problem}`))).toBeVisible();
    await page.unroute(projects);
  }
  await page.route(projects, (route) => route.abort());
  await run.click();
  await expect(page.getByText(t("signIn.problems.connection"))).toBeVisible();
  await page.goto("/firebase-diagnosis");
  const key = page.getByText("FIREBASE_API_KEY", { exact: true });
  await expect(page.locator("div").filter({ has: key }).last()).toContainText(diagnosis.configured);
});

test("the test of phones goes through Firebase's three steps", async ({ page }) => {
  const number = newNumber();
  await page.goto("/phone-test?lang=en");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press(phone.setUp);
  await expect(page.getByText(phone.ready, { exact: true })).toBeVisible();
  await page.getByLabel(phone.number, { exact: true }).fill(number.e164);
  await press(phone.send);
  await expect(page.getByText(phone.sent, { exact: true })).toBeVisible();
  await page.getByLabel(phone.code, { exact: true }).fill(await emulator.smsCode(number.e164));
  await press(phone.verify);
  await expect(page.getByText(phone.verified, { exact: true })).toBeVisible();
});
