import { expect } from "@playwright/test";
import {
  checkPaths,
  confirmEmailPath,
  type MarketingPath,
  marketingAddress,
  marketingPaths,
  outboxPath,
  signInReturnPath,
} from "#shared/paths.ts";
import { confirmationLink } from "./journey.ts";
import { newNumber } from "./phone.ts";
import { type Stage, type View, viewAt } from "./views.ts";

const loginPath = "/firebase-login";
const resetPath = "/reset-password";

/** Opens a public page in the person's language, once its buttons work. */
async function openMarketing({ page, serverUrl, language }: Stage, path: MarketingPath): Promise<void> {
  await page.goto(serverUrl + marketingAddress(path, language));
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer")),
  );
}

/** The tab of phone numbers; found by its place, for the pseudo-locale has other words. */
async function openNumber({ page }: Pick<Stage, "page">): Promise<void> {
  await page.getByRole("tab").nth(1).click();
  await expect(page.locator("input[name=tel]")).toBeVisible();
}

/** What a page of checks shows once the server has said that it may be seen. */
const checkIsThere = ({ page }: Stage) => expect(page.locator("main section :is(dl, ol, button)").first()).toBeVisible();

/** The public pages, each in the person's language. A new path is here by itself. */
export const marketingViews: readonly View[] = [
  ...marketingPaths.map((path) => ({
    name: path === "/" ? "landing" : `public-${path.slice(1)}`,
    paths: [marketingAddress(path, "en"), marketingAddress(path, "ar")],
    open: (stage: Stage) => openMarketing(stage, path),
  })),
  {
    name: "sign-in-dialog",
    paths: ["/"],
    open: async (stage) => {
      await openMarketing(stage, "/");
      await stage.page.getByRole("button", { name: stage.copy.site.start }).first().click();
      await expect(stage.page.getByRole("dialog")).toBeVisible();
    },
  },
];

/** The other pages of who is signed out: rendered in the browser. */
export const visitorViews: readonly View[] = [
  viewAt("firebase-login", loginPath),
  viewAt("sign-in-number", loginPath, openNumber),
  viewAt("sign-in-code", loginPath, async (stage) => {
    await openNumber(stage);
    await stage.page.locator("input[name=tel]").fill(newNumber().e164);
    await stage.page.locator("button[type=submit]").click();
    await expect(stage.page.locator("input[name=one-time-code]")).toBeVisible();
  }),
  viewAt("wall", "/my-content"),
  viewAt("reset-password", `${resetPath}?token=a-token`),
  viewAt("reset-password-without-token", resetPath),
  {
    name: "confirm-email",
    paths: [confirmEmailPath],
    open: async ({ page, serverUrl }) => {
      await page.goto(await confirmationLink(page, serverUrl));
    },
  },
  viewAt("confirm-email-broken", `${confirmEmailPath}?token=cut-short`),
  viewAt("sign-in-return", `${signInReturnPath}?problem=denied`),
  viewAt("outbox", outboxPath, ({ page }) => expect(page.getByRole("listitem").first()).toBeVisible()),
  ...checkPaths.map((path) => viewAt(path.slice(1), path, checkIsThere)),
  viewAt("firebase-test-failed", "/firebase-test", async ({ page }) => {
    await page.locator("main section button").click();
    await expect(page.locator("main section [role=status] p")).toHaveCount(2);
  }),
  viewAt("not-found", "/no-such-page"),
];
