import type { Bilingual } from "#shared/options.ts";
import { type NoteKind, noteKind } from "../../notes/note-kind.ts";
import { bannedIn } from "../brand-words.ts";
import { sentence } from "../facts/fact-sentence.ts";
import { expand, parse } from "../notation.ts";
import type { Drafting } from "../parts.ts";
import type { PlainForm } from "../plain-forms.ts";
import { createRandom } from "../random.ts";

/** One post of a month's plan. */
export interface PlannedPost {
  readonly idea: string;
  /** How the post begins; null where nobody told it. */
  readonly line: string | null;
}

/** What a post about a fact of this kind is called in the plan. */
const ideas: Readonly<Partial<Record<NoteKind, Bilingual>>> = {
  price: { en: "The price", ar: "السعر" },
  time: { en: "The date or hours", ar: "الموعد" },
  place: { en: "The place", ar: "المكان" },
  contact: { en: "How to get in touch", ar: "طريقة التواصل" },
  who: { en: "The people", ar: "الناس وراء العمل" },
  quote: { en: "In their words", ar: "كلام الناس" },
  proof: { en: "What speaks for it", ar: "ما يشهد له" },
};
const anyIdea: Bilingual = { en: "A fact worth knowing", ar: "معلومة مهمة" };
const tipIdea: Bilingual = { en: "Tip", ar: "نصيحة" };

/** The question before a fact, as people there ask it. A way to get in touch and a quotation call by themselves. */
const asks: Readonly<Partial<Record<NoteKind, PlainForm>>> = {
  price: "howMuch",
  time: "when",
  place: "where",
  what: "know",
  who: "know",
  why: "know",
  proof: "know",
};

/** The posts of a plan that have something to say: each told fact, then what is known of the subject. The others are ideas. */
export function plannedPosts(count: number, { brief, language, material }: Drafting): PlannedPost[] {
  const told = (brief.notes ?? []).slice(0, count);
  for (const note of told) material.notes.taken.add(note);
  const ofFacts = told.map((note) => {
    const kind = noteKind(note);
    return { idea: (ideas[kind] ?? anyIdea)[language], line: firstLine(note, kind) };
  });
  const isBanned = bannedIn(brief);
  const ofSubject = material.tips.flatMap(({ heading, text }) => {
    const line = expand(parse(text), createRandom(1), brief.addressee, {});
    return line === null || isBanned(line) ? [] : [{ idea: `${tipIdea[language]}: ${heading}`, line }];
  });
  return [...ofFacts, ...ofSubject].slice(0, count);

  function firstLine(note: string, kind: NoteKind): string {
    const form = asks[kind];
    const said = sentence(note, language);
    const [question] = form === undefined || /[?؟!]/u.test(note) ? [] : material.plain(form);
    const asked = question && expand(parse(question), createRandom(1), brief.addressee, {});
    return asked ? `${asked.charAt(0).toUpperCase()}${asked.slice(1)}${markFor(form)} ${said}` : said;
  }

  /** Standard Arabic has a noun where a dialect asks: «الموعد: …». */
  function markFor(form: PlainForm | undefined): string {
    if (language === "en") return "?";
    return brief.variety === "ar-standard" && form !== "know" ? ":" : "؟";
  }
}
