import { expect } from "@playwright/test";
import { beginning, deskOf } from "./support/desk.ts";
import { inTurn } from "./support/in-turn.ts";
import { model, test } from "./support/model-test.ts";
import { server } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

/** A model writes that waits in the middle of a text. */

for (const language of inTurn("ar")) {
  test(`a text that is being written shows how far it is, can be watched and stopped (${language})`, async ({
    page,
    newPerson,
  }) => {
    const t = textsIn(language);
    const desk = deskOf(() => ({ server, model }), t);
    await newPerson(language);
    const gate = await desk.startHalfText(page);
    await page.goto(server.url);
    const running = page.getByRole("region", { name: t("dashboard.running.title") });
    await expect(running.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^[1-9]/);
    await running.getByRole("link", { name: t("dashboard.running.watch") }).click();
    await expect(desk.paper(page)).toContainText(beginning);

    await page.goBack();
    await running.getByRole("button", { name: t("dashboard.running.stop") }).click();
    await expect(running).toBeHidden();
    gate.letGo();
    // What broke off leads back to the desk.
    const row = page
      .getByRole("table", { name: t("dashboard.recent.title") })
      .getByRole("row")
      .nth(1);
    await expect(row).toContainText(t("libraryItem.status.stopped"));
    await row.getByRole("link", { name: t("dashboard.recent.continue") }).click();
    await expect(page).toHaveURL(/\/create\?template=1&generation=/);
    await expect(desk.paper(page)).toContainText(beginning);
  });
}
