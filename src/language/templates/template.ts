import type { Family } from "#language/composer/bank.ts";
import type { Role } from "#language/composer/roles.ts";
import {
  type Bilingual,
  type Dialect,
  isDialect,
  type Language,
  languageOf,
  standardOf,
  type Variety,
  type WordCount,
} from "#shared/options.ts";
import type { FieldKey } from "./field-keys.ts";

const templateCategories = [
  "blog",
  "social",
  "marketing",
  "business",
  "creative",
  "education",
  "ecommerce",
  "email",
  "advertising",
  "video",
  "press",
  "formal",
] as const;
type TemplateCategory = (typeof templateCategories)[number];

/** The groups of the template hub. A template may belong to two of them. */
export const templateGroups = ["social-media", "content", "products", "general"] as const;
type TemplateGroup = (typeof templateGroups)[number];

/**
 * How much Standard Arabic a text of this kind contains: S is all standard, M is a mix ('white' dialect), D is fully spoken
 * dialect.
 */
export type Register = "S" | "M" | "D";

/** A heading that belongs to the form. Where its Standard Arabic would stand out in a dialect's text, as people there write it. */
export interface FormTitle extends Bilingual {
  readonly spoken?: string | Readonly<Record<Dialect, string>>;
}

interface FieldBase {
  readonly key: FieldKey;
  readonly label: Bilingual;
  /** A sample of what to type, in each interface language. */
  readonly hint: Bilingual;
  /**
   * A text of this form states this value. If the brief leaves it empty, the text contains a blank instead. A brief only requires
   * its topic, or the text to work on or to answer (`inPlaceOfTopic`).
   */
  readonly expected: boolean;
}

/** A field of one template, with its type. The form, the server's validation and the CLI read this one declaration. */
export type TemplateField =
  | (FieldBase & { readonly type: "text" | "place"; readonly maxLength: number })
  | (FieldBase & { readonly type: "long"; readonly maxLength: number })
  | (FieldBase & { readonly type: "number"; readonly min: number; readonly max: number; readonly initial: number })
  | (FieldBase & { readonly type: "money" | "date" | "url" })
  | (FieldBase & { readonly type: "list"; readonly maxItems: number; readonly maxLength: number })
  | (FieldBase & {
      readonly type: "choice";
      readonly choices: readonly { readonly value: string; readonly label: Bilingual }[];
    });

/**
 * How a section is laid out in the text's Markdown:
 *
 * - `title`      one line as `# …`
 * - `text`       paragraphs; with `heading`, under a `## …`
 * - `bullets`    one bullet for each phrase, or for each item of the `each` field: `- **item:** phrase`
 * - `steps`      like `bullets`, but numbered
 * - `options`    `count` alternatives as a numbered list under the label `label`
 * - `line`       one line that starts with the label `label`
 * - `questions`  question in bold, answer below (phrases with `||`)
 * - `scenes`     a script: time, picture, voice, on-screen text; `roles` are what the voice says
 * - `posts`      a thread: `1/7 …`, each at most 280 characters
 * - `table`      products compared by criteria, with blanks; or `rows` of the given `columns`
 * - `extract`    sentences taken from the user's own text (`source`): the built-in writer summarises by selecting sentences
 * - `facts`      a list `**label:** value` of the filled `fields`
 * - `hashtags`   made from the keywords and the subject
 * - `signature`  the named field, or a blank
 */
export type SectionLayout =
  | "title"
  | "text"
  | "bullets"
  | "steps"
  | "options"
  | "line"
  | "questions"
  | "scenes"
  | "posts"
  | "table"
  | "extract"
  | "facts"
  | "hashtags"
  | "signature";

export interface OutlineSection {
  /** Unique in the template, kebab-case. */
  readonly id: string;
  readonly layout: SectionLayout;
  /** The roles whose phrases fill the section. Paragraphs cycle through them in this order. */
  readonly roles: readonly Role[];
  /**
   * Share of the words, 0 to 1. The shares of all sections add up to 1. Layouts of fixed size (title, line, facts, hashtags,
   * signature) have 0.
   */
  readonly share: number;
  /** What the section must do. Models read it, and the screen that explains the outline shows it. */
  readonly purpose: Bilingual;
  /**
   * What an outline asks the writer for this section, in the place of `purpose`. Where the section repeats by a number, each repetition asks
   * it.
   */
  readonly asks?: readonly [Bilingual, ...Bilingual[]];
  /** The role that supplies the heading. Headings are printed in texts of 300 words or more. */
  readonly heading?: "heading";
  /** A heading with fixed wording ('Strengths', 'Ingredients'). It is printed at any text length. */
  readonly title?: FormTitle;
  /** The most characters in each alternative, line or bullet (an ad's headline, an SMS), counted as typed. */
  readonly maxChars?: number | Readonly<Record<Language, number>>;
  /**
   * For `table`: what the columns contain, with `count` as the number of rows. Without it, the table compares the items of `each`
   * by the criteria.
   */
  readonly columns?: readonly TableColumn[];
  /** For `bullets` with `each`: the label of a blank before every item ('[… 00:00]'). */
  readonly itemBlank?: Bilingual;
  /** For `extract`: one sentence, several points, or a paragraph. The brief's `summaryForm` decides (`chosen-outline.ts`). */
  readonly extract?: "line" | "points" | "paragraph";
  /** The most blanks that the section's phrases may leave for the user to fill. No limit if absent. */
  readonly blanks?: number;
  /** Template fields that this section states if they are filled. Each field is stated in one section only. */
  readonly fields?: readonly FieldKey[];
  /** For `title`: a field that serves as the title if it is short enough, such as the news of a press release. */
  readonly titleField?: FieldKey;
  /**
   * Place and date that open the section. The section's first field follows them word for word, as in the lead of a press release.
   */
  readonly dateline?: readonly [place: FieldKey, date: FieldKey];
  /** A list field, whose items the section covers one by one, or a number field with the number of repetitions. */
  readonly each?: FieldKey;
  /**
   * For `options` and `questions`: the number of them. For `text` with `heading`: the section repeats once for every
   * `wordsPerPart` words of its share.
   */
  readonly count?: number;
  readonly wordsPerPart?: number;
  /** For `options` and `line`: the key of a label in the phrase bank. */
  readonly label?: "subject" | "preheader" | "headlines" | "primaryTexts" | "description" | "sound" | "postscript";
}

/**
 * A column of a `table`: phrases of a role, the items of a list field in turn, the days of a month, or blanks for the user to
 * fill.
 */
export interface TableColumn {
  readonly title: Bilingual;
  readonly fill:
    | { readonly role: Role }
    | { readonly cycle: FieldKey }
    | { readonly words: readonly Bilingual[] }
    | { readonly days: number }
    | { readonly blank: Bilingual };
}

/** The form alone decides the length (such as five messages of 70 characters): about this many words, whatever the brief says. */
interface FixedLength {
  readonly aboutWords: number;
}

/**
 * The length follows a field instead of a word count: a script's seconds, a thread's posts, a menu's dishes, or the text to
 * rewrite.
 */
interface FormLength {
  readonly field: FieldKey;
  /**
   * Words for each unit of the field. A unit is 1 of a number (a second of speech, a post), an item of a list, or a word of the
   * `source`.
   */
  readonly wordsPerUnit: number;
}

export interface Template {
  readonly id: number;
  readonly key: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly category: TemplateCategory;
  readonly groups: readonly TemplateGroup[];
  /** A lucide icon name in kebab-case. */
  readonly icon: string;
  readonly family: Family;
  readonly register: Register;
  /** The word counts that the person can choose from, or how the form decides the length. */
  readonly lengths: readonly WordCount[] | FormLength | FixedLength;
  readonly defaultLength: WordCount;
  readonly fields: readonly TemplateField[];
  /** The field that the text is about, if that is not the topic. */
  readonly subjectField?: FieldKey;
  /**
   * The field that contains the text to work on (rewrite, summarise). The plan charges the words of the result, not of this text.
   */
  readonly source?: FieldKey;
  /** The field that contains the text to answer (a review). It is required in the topic's place, and the topic may be left out. */
  readonly answers?: FieldKey;
  /** Only a model can write this. The built-in writer refuses it and says so. */
  readonly needsModel?: true;
  readonly outline: readonly OutlineSection[];
  /** Guidance for a model, in English: what good texts of this kind do, and common mistakes. */
  readonly guidance: string;
}

/** The field that a brief needs instead of a topic: the text to work on, or to answer. Undefined where the topic is required. */
export function inPlaceOfTopic({ source, answers }: Pick<Template, "source" | "answers">): FieldKey | undefined {
  return source ?? answers;
}

/** Whether the form requires this field. Only a text that stands in the topic's place is required. */
export function isRequired(template: Pick<Template, "source" | "answers">, key: string): boolean {
  return inPlaceOfTopic(template) === key;
}

/** The word counts that a person may choose from. Empty if the form decides the length. */
export function offeredLengths({ lengths }: Pick<Template, "lengths">): readonly WordCount[] {
  return "field" in lengths || "aboutWords" in lengths ? [] : lengths;
}

/**
 * The variety that a text is written in: texts of register S stay in the standard language in every dialect, as such letters and
 * press releases are in life.
 */
export function writtenVariety(variety: Variety, register: Register): Variety {
  return register === "S" && isDialect(variety) ? standardOf(languageOf(variety)) : variety;
}

/** A form's heading as texts of this variety have it. */
export function titleIn({ spoken, ...titles }: FormTitle, variety: Variety): string {
  if (spoken === undefined || !isDialect(variety)) return titles[languageOf(variety)];
  return typeof spoken === "string" ? spoken : spoken[variety];
}

/** The most characters in a line of this section in this language; Infinity if there is no limit. */
export function maxCharsOf({ maxChars }: Pick<OutlineSection, "maxChars">, language: Language): number {
  if (maxChars === undefined) return Number.POSITIVE_INFINITY;
  return typeof maxChars === "number" ? maxChars : maxChars[language];
}
