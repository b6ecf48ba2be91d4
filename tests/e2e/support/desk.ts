import { expect, type Page, type Request } from "@playwright/test";
import type { FakeModelServer } from "#tests/support/model-zoo/server.ts";
import { fillBrief, password, smallBrief, writeButton } from "./journey.ts";
import type { TestServer } from "./server.ts";
import type { Texts } from "./texts.ts";

/** What the fake model writes; `beginning` and `ending` tell half a text from a whole one. */
export const modelText = [
  "# أسبوع من غير لخبطة",
  "كل يوم حد بنفتح المحل وإحنا مش عارفين نبدأ منين. الورقة اللي على الحيطة بقت قديمة.",
  "النهارده هنرتب قائمة المهام في ساعة واحدة، ونسيب لنفسنا وقت للقهوة.",
  "جرّبوا الطريقة دي أسبوع واحد، وقولوا لنا إيه اللي اتغيّر.",
].join("\n\n");
const letters = "بتثجحخدذرزسشصضطظعغفقكلمنهوي";

/** So many words, no two alike: a model that says the same again and again is stopped. */
export function differentWords(count: number): string {
  const letter = (place: number) => letters[place % letters.length];
  const word = (index: number) => `${letter(index)}ا${letter(Math.floor(index / letters.length))}${letter(index * 5 + 3)}`;
  return Array.from({ length: count }, (_, index) => word(index)).join(" ");
}

export const beginning = "كل يوم حد";
export const ending = "وقولوا لنا إيه اللي اتغيّر.";

/** The writing desk of one server, in one language, as a test handles it. */
export function deskOf(place: () => { server: TestServer; model: FakeModelServer }, t: Texts) {
  const paper = (page: Page) => page.getByRole("article");
  const topicField = (page: Page) => page.getByLabel(t("generations.brief.topic"));

  async function open(page: Page, template = 1): Promise<void> {
    await page.goto(`${place().server.url}/create?template=${template}`);
    await expect(topicField(page)).toBeVisible();
  }

  /** The next text stops after some words until it is let go on. */
  function gatedText(afterWords = 12): { letGo: () => void } {
    const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
    place().model.script([{ kind: "text", text: modelText, gate: { afterWords, until } }]);
    return { letGo };
  }

  return {
    paper,
    topicField,
    open,
    gatedText,
    stopButton: (page: Page) => page.getByRole("button", { name: t("generations.paper.stop") }).first(),
    readJson: async (page: Page, path: string) => (await page.request.get(`${place().server.url}${path}`)).json(),

    /** Opens the desk and has a text written until it is half there and waits. */
    async startHalfText(page: Page): Promise<{ letGo: () => void }> {
      await open(page);
      await fillBrief(page, t, smallBrief(t));
      const gate = gatedText();
      await writeButton(page, t).click();
      await expect(paper(page)).toContainText(beginning);
      return gate;
    },

    /** Signs in through the dialog that stands over the page. */
    async signInAgain(page: Page, email: string): Promise<void> {
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: t("signIn.email") }).fill(email);
      await dialog.getByLabel(t("signIn.password"), { exact: true }).fill(password);
      await dialog.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
      await expect(dialog).toBeHidden();
    },
  };
}

/** Calls of the page from now on, as 'POST /api/generations'. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request: Request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}
