import { describe, expect, it } from "vitest";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey } from "#language/templates/registry.ts";
import { fold } from "#language/text/normalise.ts";
import { sentencesOf } from "#language/text/sentences.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { sampleBrief } from "#tests/support/sample-brief.ts";
import { composableVarieties, composeBrief } from "../compose-brief.ts";

const told = {
  ar: ["معتّق 6 سنين", "الربع تولة ب 260 درهم", "محلنا في العين", "نطرش عينة ب 20 درهم", "الطلب واتساب", "التوصيل خلال يومين"],
  en: [
    "aged six years",
    "a quarter ounce is $70",
    "we're on Oak Street",
    "samples are $5",
    "order by text at 555-0117",
    "delivery in two days",
  ],
} as const;
const topics = { ar: "دهن عود كمبودي", en: "Cambodian oud oil" } as const;

function write(key: string, variety: Brief["variety"], notes: readonly string[]) {
  const asked = findTemplateByKey(key);
  if (!asked) throw new Error(`no template is called ${key}`);
  const topic = topics[languageOf(variety)];
  const { brief, template, targetWords } = checkBrief(
    sampleBrief(asked.id, variety, { topic, notes: [...notes], fields: {}, keywords: [] }),
  );
  return composeBrief(brief, template, targetWords, 1);
}

/** The numbered lines below the label or heading that begins so. */
const listed = (text: string, label: RegExp) => {
  const [, behind = ""] = text.split(label);
  return (/^(?:\s*\d+\. .*(?:\n|$))+/u.exec(behind.trimStart())?.[0] ?? "").trim().split("\n");
};

describe.each(composableVarieties)("alternatives of an ad in %s", (variety) => {
  const language = languageOf(variety);
  const texts = (notes: readonly string[]) =>
    listed(write("metaAds", variety, notes), /\*\*(?:النصوص? \S+|النص \S+|Primary texts?):\*\*/u);

  it("name the thing, share no sentence, and hold every fact once", () => {
    const all = texts(told[language]);
    expect(all).toHaveLength(3);
    for (const text of all) expect(fold(text)).toContain(fold(topics[language]));
    const sentences = all.flatMap(sentencesOf).map(fold);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const fact of told[language]) expect(fold(all.join("\n")).split(fold(fact))).toHaveLength(2);
  });

  it("are fewer where little was told", () => {
    expect(texts(told[language].slice(0, 2))).toHaveLength(1);
    expect(texts(told[language].slice(0, 4))).toHaveLength(2);
  });

  it.each(["googleAds", "metaTags"])("describe in a %s what the headlines do not say alone, each fact in one line", (key) => {
    const text = write(key, variety, told[language]);
    const lines = listed(text, /## (?:الأوصاف|Descriptions)/u);
    const headlines = new Set(
      text
        .split(/## (?:الأوصاف|Descriptions)/u)[0]
        ?.split("\n")
        .map((line) => fold(line.replace(/^\d+\. /, ""))),
    );
    for (const line of lines) expect(headlines).not.toContain(fold(line.replace(/^\d+\. /, "").replace(/\.$/, "")));
    const sentences = lines.flatMap(sentencesOf);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(listed(write(key, variety, []), /## (?:الأوصاف|Descriptions)/u)[0]).toContain("[…");
  });
});
