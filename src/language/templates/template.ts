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

/** Categories of the specification (section 3), in its order. */
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

/** The hub's groups; a template may stand in two (the specification puts template 2 in two). */
export const templateGroups = ["social-media", "content", "products", "general"] as const;
type TemplateGroup = (typeof templateGroups)[number];

/** How much Standard Arabic a text of this kind holds: S standard, M 'white' dialect, D fully spoken. */
export type Register = "S" | "M" | "D";

/** A heading that belongs to the form. Where its Standard Arabic would stand out in a dialect's text, as people there write it. */
interface FormTitle extends Bilingual {
  readonly spoken?: string | Readonly<Record<Dialect, string>>;
}

interface FieldBase {
  readonly key: FieldKey;
  readonly label: Bilingual;
  /** A sample of what to type, in each interface language. */
  readonly hint: Bilingual;
  /**
   * A text of this form names it: left out of a brief, it is a blank in the text. Only the topic of a brief is required (the text
   * where the template has a `source`).
   */
  readonly expected: boolean;
}

/** An own field of a template, typed: the form, the server's validation and the CLI read the same declaration. */
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
 * - `bullets`    one bullet a phrase, or one an item of the `each` field: `- **item:** phrase`
 * - `steps`      the same, numbered
 * - `options`    `count` alternatives as a numbered list under the label `label`
 * - `line`       one line with the label `label` before it
 * - `questions`  question in bold, answer below (phrases with `||`)
 * - `scenes`     a script: time, picture, voice, on-screen text; `roles` are what the voice says
 * - `posts`      a thread: `1/7 …`, each at most 280 characters
 * - `table`      products against criteria, with blanks; or `rows` of the given `columns`
 * - `extract`    sentences taken from the user's own text (`source`): the built-in writer summarises by choosing
 * - `facts`      a list `**label:** value` of the filled `fields`
 * - `hashtags`   from the keywords and the subject
 * - `signature`  the field named, or a blank
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
  /** The roles whose phrases fill the section, cycled in this order, paragraph by paragraph. */
  readonly roles: readonly Role[];
  /** Share of the words, 0 to 1; all sections together make 1. Layouts of fixed size (title, line, facts, hashtags, signature) have 0. */
  readonly share: number;
  /** What the section must do, for a model and for the screen that explains the plan. */
  readonly purpose: Bilingual;
  /** A heading is printed above it (texts of 300 words and more): the role its words come from. */
  readonly heading?: "heading" | "formalHeading";
  /** A heading whose words are the form's own ('Strengths', 'Ingredients'): printed above it at any length. */
  readonly title?: FormTitle;
  /** What each alternative, line or bullet may have at most: an ad's headline, an SMS. Counted in characters as they are typed. */
  readonly maxChars?: number | Readonly<Record<Language, number>>;
  /** For `table`: what its columns hold, and in `count` how many rows it has. Without it: the items of `each` against the criteria. */
  readonly columns?: readonly TableColumn[];
  /** For `bullets` with `each`: a blank before every item ('[… 00:00]'): its label. */
  readonly itemBlank?: Bilingual;
  /** For `extract`: one sentence, several points, or a paragraph; the brief's `summaryForm` chooses (`chosen-outline.ts`). */
  readonly extract?: "line" | "points" | "paragraph";
  /** How many facts its free phrases may leave to the user at most; without it, as many as they ask for. */
  readonly blanks?: number;
  /** Own fields that this section says when they are filled. Each field is said in one section. */
  readonly fields?: readonly FieldKey[];
  /** For `title`: an own field that is the title already, where it is short enough: the news of a press release. */
  readonly titleField?: FieldKey;
  /** Place and date that open the section, and that its first own field follows word for word: the lead of a press release. */
  readonly dateline?: readonly [place: FieldKey, date: FieldKey];
  /** A list field whose items the section goes through, or how many times it is repeated. */
  readonly each?: FieldKey;
  /** For `options` and `questions`: how many. For `text` with `heading`: the section repeats once per this many words of its share. */
  readonly count?: number;
  readonly wordsPerPart?: number;
  /** For `options` and `line`: the bank's label. */
  readonly label?: "subject" | "preheader" | "headlines" | "primaryTexts" | "description" | "sound" | "postscript";
}

/** A column of a `table`: phrases of a role, the items of a list field in turn, the days of a month, or blanks for the user. */
export interface TableColumn {
  readonly title: Bilingual;
  readonly fill:
    | { readonly role: Role }
    | { readonly cycle: FieldKey }
    | { readonly words: readonly Bilingual[] }
    | { readonly days: number }
    | { readonly blank: Bilingual };
}

/** The form alone decides (five messages of 70 characters): about so many words, whatever the brief says. */
interface FixedLength {
  readonly aboutWords: number;
}

/** Length by the form instead of by a word count: a script by seconds, a thread by posts, a menu by dishes, a rewritten text by itself. */
interface FormLength {
  readonly field: FieldKey;
  /** Words for each unit of the field: of a number (a second of speech, a post), an item of a list, a word of the `source`. */
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
  /** The lengths it takes, or how the form decides. */
  readonly lengths: readonly WordCount[] | FormLength | FixedLength;
  readonly defaultLength: WordCount;
  readonly fields: readonly TemplateField[];
  /** The own field that the text is about, when it is not the topic itself. */
  readonly subjectField?: FieldKey;
  /** The own field whose text is worked on (rewrite, summarise). Its words count for nothing: the result's do. */
  readonly source?: FieldKey;
  /** Only a model can do this: the built-in writer refuses it and says so. */
  readonly needsModel?: true;
  readonly outline: readonly OutlineSection[];
  /** Guidance for a model, in English: what good texts of this kind do and what bad ones get wrong. */
  readonly guidance: string;
}

/** Whether the form cannot be built without this field: the text that is worked on. */
export function isRequired({ source }: Pick<Template, "source">, key: string): boolean {
  return source === key;
}

/** The word counts that a person may choose from; none where the form decides. */
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

/** The most characters that a line of this section may have in this language. */
export function maxCharsOf({ maxChars }: Pick<OutlineSection, "maxChars">, language: Language): number {
  if (maxChars === undefined) return Number.POSITIVE_INFINITY;
  return typeof maxChars === "number" ? maxChars : maxChars[language];
}
