import { expect, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

let last = 0;

/** A Saudi number that no other test has. */
export function newNumber(): { readonly e164: string; readonly national: string } {
  const digits = String((Date.now() % 100_000) * 10 + (last++ % 10))
    .padStart(6, "0")
    .slice(-6);
  return { e164: `+96650${process.pid % 10}${digits}`, national: `050${process.pid % 10}${digits}` };
}

/** The fields of the phone tab, as a person finds them. */
export function phoneForm(page: Page, t: Texts) {
  return {
    open: () => page.getByRole("tab", { name: t("signIn.methods.phone") }).click(),
    number: page.getByLabel(t("phone.number"), { exact: true }),
    country: page.getByRole("button", { name: new RegExp(`^${t("phone.country")}:`) }),
    send: page.getByRole("button", { name: t("phone.send"), exact: true }),
    code: page.getByLabel(t("phone.code"), { exact: true }),
    verify: page.getByRole("button", { name: t("phone.verify"), exact: true }),
    problem: (code: string) => expect(page.getByRole("alert")).toHaveText(t(`errors.phone.${code}`)),
  };
}

/** The code of the newest text message to a number, read in the outbox as a person does. */
export async function codeInOutbox(page: Page, number: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto("/outbox");
  const message = outbox.getByRole("listitem").filter({ hasText: number }).first();
  const code = /#(\d{6})/.exec((await message.textContent()) ?? "")?.[1] ?? "";
  await outbox.close();
  return code;
}
