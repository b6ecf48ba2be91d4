import { directionOf } from "#language/text/direction.ts";
import { type Language, languageOf, type Tone, type Variety } from "#shared/options.ts";

/** The three kinds of text of the tour, with lengths that each of them takes; a test compares. */
export const demoTemplates = [
  { key: "blogPost", id: 1, lengths: [300, 500] },
  { key: "socialMediaPost", id: 2, lengths: [100, 200] },
  { key: "marketingEmail", id: 3, lengths: [100, 200, 300] },
] as const;
export type DemoTemplate = (typeof demoTemplates)[number];
export type DemoTemplateKey = DemoTemplate["key"];

export function templateOf(key: DemoTemplateKey): DemoTemplate {
  return demoTemplates.find((template) => template.key === key) ?? demoTemplates[1];
}

/** The desk, beginning with the same kind of text, variety and topic. */
export function deskAddress({ template, variety, topic }: DemoBrief): string {
  return `/create?${new URLSearchParams({ template: String(templateOf(template).id), variety, topic })}`;
}

/** What the tour begins with in each variety: a topic that a person there might really write about. */
export const sampleTopics: Readonly<Record<Variety, string>> = {
  "ar-saudi": "القهوة المختصة في البيت",
  "ar-egyptian": "فطار العيلة يوم الجمعة",
  "ar-emirati": "كشتات البر في الشتا",
  "ar-kuwaiti": "طلعات البر في الشتا",
  "ar-qatari": "قهوة العصر مع الربع",
  "ar-lebanese": "ترويقة الأحد مع العيلة",
  "ar-jordanian": "قعدات الشتا حول الصوبة",
  "ar-standard": "القهوة المختصة في البيت",
  "en-american": "slow Sunday breakfasts",
};

export const topicChars = 120;

export interface DemoBrief {
  readonly template: DemoTemplateKey;
  readonly variety: Variety;
  readonly topic: string;
  readonly words: number;
  readonly tone: Tone;
}

/** What the tour begins with, in the language of its page. */
export function firstBriefIn(language: Language): DemoBrief {
  const variety = language === "ar" ? "ar-saudi" : "en-american";
  return { template: "socialMediaPost", variety, topic: sampleTopics[variety], words: 100, tone: "friendly" };
}

/** Another kind of text keeps the length where it takes it. */
export function withTemplate(brief: DemoBrief, template: DemoTemplateKey): DemoBrief {
  const lengths: readonly number[] = templateOf(template).lengths;
  const words = lengths.includes(brief.words) ? brief.words : (lengths[0] ?? brief.words);
  return { ...brief, template, words };
}

/** Another variety brings its own sample, unless the person has written a topic. */
export function withVariety(brief: DemoBrief, variety: Variety): DemoBrief {
  const isSample = brief.topic.trim() === "" || brief.topic === sampleTopics[brief.variety];
  return { ...brief, variety, topic: isSample ? sampleTopics[variety] : brief.topic };
}

export type TopicProblem = "topicMissing" | "topicArabic" | "topicEnglish";

/** The built-in writer cannot translate: a topic in another script would stand out in every sentence, so it asks for it instead. */
export function topicProblem({ topic, variety }: DemoBrief): TopicProblem | null {
  if (topic.trim() === "") return "topicMissing";
  const isArabic = languageOf(variety) === "ar";
  const wanted = isArabic ? "rtl" : "ltr";
  if ((directionOf(topic) ?? wanted) === wanted) return null;
  return isArabic ? "topicArabic" : "topicEnglish";
}
