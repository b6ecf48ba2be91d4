import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf } from "#shared/options.ts";
import { isFilled } from "../templates/field-text.ts";
import type { Template } from "../templates/template.ts";
import { countWords } from "../text/words.ts";
import { asksBeyondPacks } from "../topic-kinds/kind-of-topic.ts";
import type { Family } from "./bank.ts";
import { isQuestion } from "./facts/fact-sentence.ts";
import { announces, asksForAdvice } from "./reader/announcement.ts";
import type { Role } from "./roles.ts";

/**
 * What a text is made of. `explains`: all that is known of its subject, by facets. `sells`: told facts, each with at most one statement
 * that touches it; so do articles that announce something; a post that gives advice explains. `form`: told facts in the order of telling, between the formulas of a form. `fixed`: formulas and fiction.
 */
export type TextKind = "explains" | "sells" | "form" | "fixed";

const explaining: ReadonlySet<string> = new Set([
  "blogPost",
  "howToGuide",
  "listicle",
  "seoArticle",
  "educationalContent",
  "newsletter",
  "linkedinPost",
  "productComparison",
  "recipe",
  "twitterThread",
]);
const fixed: ReadonlySet<string> = new Set(["story", "slogan", "toast", "eidGreeting", "nationalDay"]);
const selling: ReadonlySet<Family> = new Set<Family>(["commerce", "social"]);
/** Where a text that sells speaks of its topic. Replies, apologies, menus and messages of so many letters have forms of their own. */
const topicRoles: readonly Role[] = ["topicLine", "adText"];

export function kindOf(template: Template, topic: string): TextKind {
  // Who opens a café says where and when; a lecture on beans is for another day.
  if (explaining.has(template.key)) return announces(topic) ? "sells" : "explains";
  if (fixed.has(template.key)) return "fixed";
  const speaksOfTopic = template.outline.some(({ roles }) => roles.some((role) => topicRoles.includes(role)));
  if (!selling.has(template.family) || !speaksOfTopic) return "form";
  return template.family === "social" && asksForAdvice(topic) ? "explains" : "sells";
}

/** Texts long enough to be begun as an outline. Posts, ads, messages and letters say what is told, however little it is. */
const outlined: ReadonlySet<string> = new Set([
  "blogPost",
  "howToGuide",
  "listicle",
  "seoArticle",
  "educationalContent",
  "newsletter",
  "podcastNotes",
  "productComparison",
  "recipe",
  "courseOutline",
  "travelGuide",
  "landingPage",
  "storeCategory",
  "aboutPage",
  "brandStory",
  "productReview",
  "faq",
  "businessProposal",
  "caseStudy",
  "report",
  "swot",
  "pitchDeck",
  "pressRelease",
  "jobAd",
  "speech",
  "lessonPlan",
  "quiz",
  "podcastScript",
]);

/** Forms that consist of their parts: without one of them it is another form, so that what nobody told is asked for at any time. */
const ofParts: ReadonlySet<string> = new Set(["swot", "pitchDeck", "lessonPlan", "quiz", "courseOutline"]);

/** Pages that visitors read: they open with a sentence, and what is needed to come or to buy has a heading. */
const pages: ReadonlySet<string> = new Set(["landingPage", "productDescription", "storeCategory"]);

export function isPage({ key }: Template): boolean {
  return pages.has(key);
}

/** So few notes are no text of several sections. */
const fewNotes = 3;
/** An article for which so small a share of its words was told needs its headings and questions. */
const leastTold = 1 / 8;

/** Whether a text is begun as an outline, where `isKnown` says that its subject has statements of its own. */
export function isOutlined(template: Template, { notes = [], topic }: Brief, targetWords: number, isKnown: boolean): boolean {
  if (!outlined.has(template.key)) return false;
  if (ofParts.has(template.key)) return true;
  const explains = kindOf(template, topic) === "explains";
  if (explains && isKnown && !asksBeyondPacks(topic)) return false;
  return notes.length < fewNotes || (explains && countWords(notes.join(" ")) < targetWords * leastTold);
}

export function isOfParts(template: Template): boolean {
  return ofParts.has(template.key);
}

/** Texts whose topic says what the text is to be, and not what it is about. */
const topicless: ReadonlySet<string> = new Set([
  "reviewReply",
  "supportMacro",
  "welcomeEmail",
  "meetingMinutes",
  "toast",
  "eidGreeting",
  "slogan",
  "bio",
  "coverLetter",
  "faq",
  "pitchDeck",
]);

/** Forms that say their topic only where this field, which says it better, is empty. */
const inPlaceOfTopic: Readonly<Record<string, string>> = {
  apology: "whatHappened",
  nationalDay: "country",
  speech: "occasion",
};

/** Forms in which a question of the topic's stands only where this field does not say what it is about. */
const inPlaceOfQuestion: Readonly<Record<string, string>> = { report: "reportSubject" };

export function saysItsTopic({ key }: Template, { fields, topic, variety }: Brief): boolean {
  const field = inPlaceOfTopic[key] ?? (isQuestion(topic, languageOf(variety)) ? inPlaceOfQuestion[key] : undefined);
  return !topicless.has(key) && (field === undefined || !isFilled(fields[field]));
}

/** Forms that tell a reader of their subject. A report, a letter or a reply advises nobody. */
const telling: ReadonlySet<string> = new Set(["faq", "aboutPage", "travelGuide", "podcastScript", "courseOutline", "realEstate"]);

/** Whether a text ends, where care is high, with whom to ask. */
export function speaksToReaders(template: Template, { topic }: Brief): boolean {
  const kind = kindOf(template, topic);
  return kind === "explains" || kind === "sells" || telling.has(template.key);
}
