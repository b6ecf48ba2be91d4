import { expect } from "@playwright/test";
import { loadSubject } from "#language/subjects/registry.ts";
import { samples } from "#language/templates/samples/social.ts";
import { inTurn } from "./support/in-turn.ts";
import { fillBrief, smallBrief, writeButton } from "./support/journey.ts";
import { bakeryVoice, makeBrandVoice } from "./support/seed.ts";
import { server, test } from "./support/test.ts";
import { textsIn } from "./support/texts.ts";

const coffee = await loadSubject("specialty-coffee");
const topic = "القهوة المختصة في البيت";

for (const language of inTurn("ar")) {
  test(`the desk asks what only the person knows, and the text goes on asking (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    await newPerson(language);
    await page.goto(`${server.url}/create?template=1`);
    await fillBrief(page, t, { ...smallBrief(t), topic, notes: ["البن بيتحمّص عندنا كل يوم خميس"] });
    const subject = page.getByRole("combobox", { name: t("generations.brief.subject.label") });
    await subject.click();
    await page.getByRole("option", { name: coffee.pack.name[language], exact: true }).click();

    // The noun phrase stands there and is corrected.
    const phrase = page.getByLabel(t("facts.phrase.label"));
    await expect(phrase).toHaveValue(topic);
    await phrase.fill("قهوة البيت");

    // An answer becomes a note; a skipped question is gone.
    const [first, second] = coffee.pack.questions;
    await page.getByRole("button", { name: t("facts.interview.skipLabel", { question: second?.text[language] ?? "" }) }).click();
    const answer = page.getByLabel(first?.text[language] ?? "", { exact: true });
    await answer.fill("عندنا بن إثيوبي وكولومبي");
    await answer.press("Enter");
    await expect(page.getByLabel(t("generations.brief.notes"))).toHaveValue(/كل يوم خميس\nعندنا بن إثيوبي وكولومبي$/);
    await expect(answer).toHaveCount(0);

    await writeButton(page, t).click();
    const text = page.getByRole("article");
    await expect(text).toContainText("عندنا بن إثيوبي وكولومبي");

    // Under the text: the answer goes in at once, and can be undone.
    const open = page.getByRole("region", { name: t("facts.interview.lateTitle") });
    const late = open.getByRole("textbox").last();
    await late.fill("بنوصّل لكل القاهرة في نفس اليوم");
    await late.press("Enter");
    await expect(text).toContainText("بنوصّل لكل القاهرة في نفس اليوم");
    await page.getByRole("button", { name: t("common.undo") }).click();
    await expect(text).not.toContainText("بنوصّل لكل القاهرة");
  });
}

test("a brand's facts stand in its texts, can be left out, and a note is kept among them", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson("en");
  const fact = (text: string, until: string | null = null) => ({ kind: "other", text, until });
  const facts = [fact("بنفتح كل يوم من 7 الصبح"), fact("للطلب 01012345678"), fact("خصم العيد انتهى", "2020-01-01")];
  await makeBrandVoice(page.request, server.url, { ...bakeryVoice, facts });
  await page.goto(`${server.url}/create?template=1`);
  await fillBrief(page, t, { ...smallBrief(t), notes: ["الفرع الجديد في المعادي"] });
  await page.getByRole("combobox", { name: t("generations.brief.brandVoice") }).click();
  await page.getByRole("option", { name: bakeryVoice.name }).click();
  const chips = page.getByRole("list", { name: t("facts.brand.title") }).getByRole("button");
  await expect(chips).toHaveCount(2);
  await chips.nth(1).click();
  await expect(chips.nth(1)).toHaveAttribute("aria-pressed", "false");
  const keep = { brand: bakeryVoice.name, note: "الفرع الجديد في المعادي" };
  await page.getByRole("button", { name: t("facts.brand.keepLabel", keep) }).click();
  await expect(chips).toHaveCount(3);

  await writeButton(page, t).click();
  const text = page.getByRole("article");
  await expect(text).toContainText("بنفتح كل يوم من 7 الصبح");
  await expect(text).toContainText("الفرع الجديد في المعادي");
  await expect(text).not.toContainText("01012345678");
});

test("two notes that differ are asked about, and one in another language is named", async ({ page, newPerson }) => {
  const t = textsIn("en");
  await newPerson("en");
  await page.goto(`${server.url}/create?template=1`);
  const notes = ["الكيس بـ 250 جنيه", "الكيس بـ 300 جنيه", "We deliver to all of Cairo"];
  await fillBrief(page, t, { ...smallBrief(t), notes });
  await expect(page.getByText(t("facts.notes.foreign", { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: `${t("facts.notes.holds")}: الكيس بـ 300 جنيه` }).click();
  await expect(page.getByLabel(t("generations.brief.notes"))).toHaveValue("الكيس بـ 300 جنيه\nWe deliver to all of Cairo");
  await expect(page.getByText(t("facts.notes.differ"))).toHaveCount(0);
});

for (const language of inTurn("en")) {
  test(`a sample fills the brief with one press, and what was typed comes back (${language})`, async ({ page, newPerson }) => {
    const t = textsIn(language);
    await newPerson(language);
    await page.goto(`${server.url}/create?template=2`);
    await page.getByRole("radio", { name: smallBrief(t).varietyName }).click();
    const typed = page.getByLabel(t("generations.brief.topic"));
    await typed.fill("افتتاح مكتبة");
    await page.getByRole("button", { name: t("facts.samples.one") }).click();
    await expect(typed).not.toHaveValue("افتتاح مكتبة");
    const [first] = samples.socialMediaPost.ar;
    const notes = page.getByLabel(t("generations.brief.notes"));
    await expect(notes).toHaveValue(new RegExp(first.notes[1] ?? ""));
    await expect(notes).not.toHaveValue(/[{}]/);
    await page.getByRole("button", { name: t("facts.samples.other") }).click();
    await expect(notes).not.toHaveValue(new RegExp(first.notes[1] ?? ""));
    await page.getByRole("button", { name: t("facts.samples.undo") }).click();
    await expect(typed).toHaveValue("افتتاح مكتبة");
    await expect(notes).toHaveValue("");
    await page.getByRole("button", { name: t("facts.samples.one") }).click();
    await writeButton(page, t).click();
    await expect(page.getByRole("article")).toContainText(first.notes[1] ?? "");
  });
}

test("a likely slip, an order to the writer and a date with two readings are asked about, and nothing is changed in silence", async ({
  page,
  newPerson,
}) => {
  const t = textsIn("en");
  await newPerson("en");
  await page.goto(`${server.url}/create?template=1`);
  const typed = ["المحصمة فاتحة من 7", "لا تذكر السعر", "العرض لغاية 05/12/2026"];
  await fillBrief(page, t, { ...smallBrief(t), topic, notes: typed });
  const notes = page.getByLabel(t("generations.brief.notes"));
  await expect(page.getByText(t("facts.notes.slip", { word: "المحصمة", meant: "المحمصة" }))).toBeVisible();
  await expect(notes).toHaveValue(typed.join("\n"));
  await page.getByRole("button", { name: `المحمصة: ${typed[0]}` }).click();
  await expect(notes).toHaveValue(/^المحمصة فاتحة من 7\n/);
  await page.getByRole("button", { name: `${t("facts.notes.isRight")}: 05/12/2026` }).click();
  await expect(page.getByText(t("facts.notes.twoDates", { text: "05/12/2026" }))).toHaveCount(0);
  await page.getByRole("button", { name: `${t("facts.notes.dropNote")}: لا تذكر السعر` }).click();
  await expect(notes).toHaveValue("المحمصة فاتحة من 7\nالعرض لغاية 05/12/2026");
});

test.describe("on a plan with every template", () => {
  test.use({ plan: "enterprise" });

  test("a reply to a review needs the review and no topic", async ({ page, newPerson }) => {
    const t = textsIn("en");
    await newPerson("en");
    await page.goto(`${server.url}/create?template=63`);
    await page.getByRole("radio", { name: smallBrief(t).varietyName }).click();
    await page.locator("[data-part='field:review'] textarea").fill("الأكل طيب لكن انتظرنا أربعين دقيقة.");
    await writeButton(page, t).click();
    await expect(page.getByRole("article")).not.toBeEmpty();
  });
});
