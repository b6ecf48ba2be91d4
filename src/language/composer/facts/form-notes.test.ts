import { describe, expect, it } from "vitest";
import { noSubject } from "#language/subjects/from-facts.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey, templates } from "#language/templates/registry.ts";
import { fold } from "#language/text/normalise.ts";
import { countWords } from "#language/text/words.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { composableVarieties, composeBrief } from "../compose-brief.ts";
import { kindOf } from "../text-kind.ts";

function write(templateKey: string, changes: Pick<Brief, "variety" | "notes"> & Partial<Pick<Brief, "fields">>) {
  const asked = findTemplateByKey(templateKey);
  if (!asked) throw new Error(`no template is called ${templateKey}`);
  const { brief, template, targetWords } = checkBrief({
    templateId: asked.id,
    words: asked.defaultLength,
    topic: languageOf(changes.variety) === "ar" ? "صيانة المكيفات في الحي" : "AC repair in the neighborhood",
    subject: noSubject,
    tone: "friendly",
    audience: "general",
    addressee: "everyone",
    keywords: [],
    fields: asked.answers ? { [asked.answers]: "Good." } : {},
    ...changes,
  });
  return composeBrief(brief, template, targetWords, 1, null);
}

const told = {
  ar: ["الزيارة ٩٠ ريال", "الدوام من ٩ الصبح لين ٥ العصر", "نغيّر الفلتر ونغسل الوحدة", "الفني يوصل خلال ساعتين"],
  en: ["a visit is $90", "open 9 to 5", "we change the filter and wash the unit", "a technician comes within two hours"],
} as const;

describe.each(composableVarieties)("forms made of notes in %s", (variety) => {
  const notes = told[languageOf(variety)];
  // Ads, scripts and plans of posts have places of their own for a fact.
  const forms = templates.filter(
    (template) =>
      kindOf(template, "") === "form" &&
      !template.source &&
      template.outline.some(({ layout, share }) => layout === "text" && share > 0),
  );

  it.each(forms.map(({ key }) => key))("%s: every note stands in it, and hardly a word besides", (key) => {
    const text = write(key, { variety, notes: [...notes] });
    const folded = fold(text);
    expect(notes.filter((note) => !folded.includes(fold(note).slice(1)))).toEqual([]);
    const blanks = text.match(/\[…[^\]]*\]/gu) ?? [];
    const besides = countWords(text) - countWords(notes.join(" "));
    expect(besides - countWords(blanks.join(" "))).toBeLessThan(80);
  });
});

describe("answers", () => {
  const questions = ["بكام الزيارة؟", "مواعيدكم إيه؟", "بتبيعوا أجهزة؟"];
  const text = write("faq", { variety: "ar-egyptian", notes: [...told.ar], fields: { questions } });
  const answerOf = (question: string) => text.split(`**${question}**`)[1]?.trim().split("\n")[0];

  it("are the notes that share the question's words or its kind, each once", () => {
    expect(questions.map(answerOf)).toEqual([`${told.ar[0]}.`, `${told.ar[1]}.`, "[… الجواب]"]);
    expect(text.split(told.ar[0])).toHaveLength(2);
  });

  it("that nobody told are blanks that name what is missing", () => {
    const asked = write("faq", {
      variety: "en-american",
      notes: ["bring your own towel"],
      fields: { questions: ["How much is it?"] },
    });
    expect(asked).toContain("**How much is it?**\n\n[… the price]");
  });
});

describe("minutes", () => {
  const text = write("meetingMinutes", {
    variety: "ar-egyptian",
    notes: [
      "اتفقنا على وردية تالتة",
      "م. كريم يغيّر الرولمان قبل 22 ديسمبر",
      "الورق زاد 8%، ومروة تجيب 3 عروض",
      "الاجتماع الجاي يوم الحد",
    ],
    fields: { attendees: ["م. كريم عادل الصيانة", "أ. مروة سامي"], points: ["سعر الورق", "الإجازات"] },
  });

  it("have a row for each action that a note tells with its person and date, and no other", () => {
    const rows = text.split("\n").filter((line) => line.startsWith("|"));
    expect(rows.slice(2)).toEqual([
      "| م. كريم يغيّر الرولمان قبل 22 ديسمبر | م. كريم عادل الصيانة | قبل 22 ديسمبر |",
      "| مروة تجيب 3 عروض | أ. مروة سامي | [… الموعد] |",
    ]);
  });

  it("keep decisions, points and what else was told apart", () => {
    expect(text).toMatch(/## القرارات\n\n- اتفقنا على وردية تالتة\.\n\n##/);
    expect(text).toContain("- **سعر الورق:** الورق زاد 8%، ومروة تجيب 3 عروض.");
    expect(text).toContain("- الإجازات");
    expect(text).toContain("الاجتماع الجاي يوم الحد.");
  });

  it("have no table where no action was told", () => {
    expect(write("meetingMinutes", { variety: "en-american", notes: ["the printer stopped"] })).not.toContain("|");
  });
});

it("an apology admits and promises nothing that was not told", () => {
  for (const variety of composableVarieties) {
    const text = write("apology", { variety, notes: [told[languageOf(variety)][2]], fields: {} });
    expect(text).not.toMatch(/غلط|تقصير|وعد|هدية|mistake|let you down|promise|refund/iu);
  }
});
