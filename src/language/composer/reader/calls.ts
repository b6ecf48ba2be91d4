import type { Brief } from "#shared/contracts/brief.ts";
import { kindsIn, noteKind } from "../../notes/note-kind.ts";
import type { Knowledge } from "../../subjects/knowledge.ts";
import type { Template } from "../../templates/template.ts";
import { fold } from "../../text/normalise.ts";
import type { Phrase } from "../bank.ts";
import { carriesField } from "../phrase.ts";
import type { PlainForm } from "../plain-forms.ts";
import { asksForAdvice } from "./announcement.ts";

/** What a goal asks of the reader, by its own words; read folded. The first that fits is taken. */
const goals: readonly (readonly [form: PlainForm, words: RegExp])[] = [
  ["register", /register|sign ?up|enrol|\bjoin\b|\bseats?\b|سجل|تسجيل|اشترا?ك|انضم|يحضر|حضور/iu],
  [
    "visit",
    /visit|come (?:by|in|see|to)|stop by|walk in|foot traffic|زيار|يزور|تزور|نزور|ييجي|يجون|تجي|يجي|يمر|تمر|تعال|يي?نزل/iu,
  ],
  ["buy", /\bbuy|order|purchase|sales|sell|طلب|شراء|يشتر|تشتر|نبيع|مبيع|بيع/iu],
  ["ask", /message|\bcall\b|contact|book|reserv|\bdm\b|whatsapp|inquir|راسل|رسال|تواصل|يتواصل|يكلم|حجز|يحجز|واتس|يسال|اتصال/iu],
  ["comment", /comment|engage|discuss|reply|share|تفاعل|تعليق|يعلق|نقاش|راي|رد(?:ود)?(?!\p{L})/iu],
  ["read", /read|click|traffic|learn more|website|يقرا|قراءه|زياده الزوار|الموقع|يدخل|الرابط/iu],
];

/** A time at which somebody can come; 'no meetings on Thursday' is none. */
const isOpen = (fact: string) =>
  noteKind(fact) === "time" && /\b(?:open|doors|hours)|نفتح|يفتح|تفتح|فاتحين|مفتوح|افتتاح|دوام/iu.test(fold(fact));

/** Subjects whose readers ask and come to see before they buy or rent. */
const askedFor: ReadonlySet<string> = new Set(["real-estate", "tenancy", "cars", "hotels-chalets"]);

/** «نوصل لك السيارة لين البيت», 'we deliver all over town'. */
const isBrought = (fact: string) =>
  /(?<!\p{L})(?:ب|من|بن)?نوصل|(?<!\p{L})(?:ال)?توصيل(?!\p{L})|\bdeliver(?:y|s|ed)?\b|\bship(?:s|ping)?\b/iu.test(fold(fact));

/**
 * The text's calls: the person's own with link or date, then a plain one of the kind that the goal names, else to come where a place
 * or opening hours are told, else to ask. Who told how to be reached has said it.
 */
export function callsFor({ plain, pack }: Knowledge, brief: Brief, template: Template, phrases: readonly Phrase[]): Phrase[] {
  const own = phrases.filter(carriesField);
  // An invitation calls for its answer, in a section of its own.
  if (template.outline.some(({ roles }) => roles.includes("reply"))) return own;
  if (template.key === "cartReminder") return [...own, ...plain("finish")];
  const facts = [brief.topic, ...(brief.notes ?? [])];
  const told = new Set([...kindsIn(brief.topic), ...(brief.notes ?? []).map(noteKind)]);
  const goal = typeof brief.fields.goal === "string" ? fold(brief.fields.goal) : "";
  const asked = goals.find(([, words]) => words.test(goal))?.[0];
  if (asked) return [...own, ...plain(asked)];
  // Advice sells nothing: its readers are asked what they think.
  if (told.has("contact") || (template.family === "social" && asksForAdvice(brief.topic))) return own;
  // Nobody orders a flat or a car by return.
  const isOrdered = !askedFor.has(pack.id);
  // A product's page tells where it grows or is made; who opens a shop beside it tells its hours.
  if (template.category === "ecommerce" && !facts.some(isOpen)) {
    return [...own, ...plain(isOrdered ? (template.key === "storeCategory" ? "choose" : "buy") : "ask")];
  }
  // Who brings the thing to the door does not ask people to come.
  if (template.family === "commerce" && facts.some(isBrought)) return [...own, ...plain(isOrdered ? "buy" : "ask")];
  // 'Come and see for yourself' is no way to speak to a patient.
  const isVisit = pack.care === "plain" && (told.has("place") || facts.some(isOpen));
  return [...own, ...plain(isVisit ? "visit" : "ask")];
}
