import { noteKind } from "../../notes/note-kind.ts";
import { bankOf } from "../../subjects/knowledge.ts";
import type { WrittenBank } from "../../subjects/subject-pack.ts";
import { fieldText, isFilled } from "../../templates/field-text.ts";
import { loose } from "../../text/loose.ts";
import { countWords } from "../../text/words.ts";
import type { Drafting } from "../parts.ts";
import type { Picked } from "../picker.ts";
import { sentence } from "./fact-sentence.ts";
import { isToldIn } from "./told-once.ts";

type Label = "place" | "hours" | "time" | "date" | "price" | "contact" | "payment" | "languages";

const labels: Readonly<Record<WrittenBank, Readonly<Record<Label, string>>>> = {
  "ar-saudi": {
    place: "المكان",
    hours: "الدوام",
    time: "الوقت",
    date: "الموعد",
    price: "السعر",
    contact: "للتواصل",
    payment: "الدفع",
    languages: "اللغات",
  },
  "ar-egyptian": {
    place: "العنوان",
    hours: "المواعيد",
    time: "الوقت",
    date: "المعاد",
    price: "السعر",
    contact: "للتواصل",
    payment: "الدفع",
    languages: "اللغات",
  },
  "ar-lebanese": {
    place: "العنوان",
    hours: "الدوام",
    time: "الوقت",
    date: "الموعد",
    price: "السعر",
    contact: "للتواصل",
    payment: "الدفع",
    languages: "اللغات",
  },
  "ar-standard": {
    place: "المكان",
    hours: "ساعات العمل",
    time: "الوقت",
    date: "الموعد",
    price: "السعر",
    contact: "للتواصل",
    payment: "الدفع",
    languages: "اللغات",
  },
  "en-american": {
    place: "Where",
    hours: "Hours",
    time: "Time",
    date: "When",
    price: "Price",
    contact: "Contact",
    payment: "Payment",
    languages: "Languages",
  },
};

const pattern = (source: string) => new RegExp(loose(source), "iu");
const day = "(?:ال)?(?:سبت|احد|اثنين|اتنين|تنين|ثلاثاء|تلات|اربعاء|اربعا|خميس|جمعه)";
const list = (words: string, joint = "[،,/+&]|\\s+و|\\s+(?:and|or)\\s+") =>
  new RegExp(`^(?:${loose(words)})(?:\\s*(?:${joint})\\s*(?:${loose(words)}))+$`, "iu");

/** A line of hours begins with them, and names nothing that opens: «من 9 ونص بالليل لين 2». */
const startsWithTime = pattern(
  `^(?:من\\s+(?:الساعه\\s+)?[\\d٠-٩]|من\\s+${day}|كل\\s+(?:يوم|${day})(?=$|[،,]|\\s+(?:(?:من|الساعه|بعد|قبل|بين)(?!\\p{L})|و${day}|[\\d٠-٩]))|يوميا|${day}\\s|الساعه|daily|every day|from\\s\\d{1,2}(?::\\d{2})?\\s?(?:am|pm)?\\s(?:to|until)\\s|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\\b|[\\d]{1,2}(?::\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|to\\b|-))`,
);
const hasDay = pattern(
  `^(?:يوم\\s+)?${day}|(?<!\\p{L})(?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|كانون|شباط|اذار|نيسان|ايار|حزيران|تموز|ايلول|تشرين)(?!\\p{L})|\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\s\\d`,
);
const startsWithPlace = pattern(
  "^(?:حد(?!\\s+(?:اقصي|ادني))(?!\\p{L})|شارع|طريق|حي|جنب|مقابل(?!\\s+كل)|قدام|ورا|خلف|دوار|ميدان|كورنيش|بجانب|قرب|امام|في\\s+(?:(?:ال)?(?:شارع|طريق|حي|مول|برج|سوق|وسط|عياده|مبني|قاعه|مقر|ساحه|حديقه|فندق|جامعه|مركز|نادي|مدرسه|مسرح|مكتبه|متحف|ميدان|محطه)|الدور)(?!\\p{L})|مجمع\\s|ارض المعارض|جبل\\s|on\\s+\\S+(?:\\s\\S+)?\\s+(?:st|street|ave|avenue|rd|road)\\b|on (?:highway|hwy|route|main)\\b|at (?:the|our)\\s|next to|across from|near|corner of|downtown|parked (?:on|at|in|by))",
);
const figure = "[\\d٠-٩][\\d٠-٩.,٫]*";
/** A sum comes first, or how many of it cost what: «24 حبة ب 95 درهم». */
const startsWithPrice = pattern(
  `^(?:(?:usually|from|starting at|only|من)\\s+)?(?:[$€£]\\s?${figure}|${figure}\\s?(?:ريال|ريالات|درهم|دراهم|دينار|دنانير|جنيه|ليره|دولار|فلس|usd|dollars|bucks)|${figure}\\s\\S+\\sب\\s?${figure}|ب\\s?${figure})`,
);
const startsWithContact = pattern("^(?:\\+?\\d[\\d\\s-]{6,}|https?:|www\\.|@|واتساب|واتس|تلفون|جوال|whatsapp|dm\\b|text\\s\\d)");
const isPayment = list(
  "كاش|نقدا|نقد|فيزا|ماستر|مدي|كي نت|تحويل|بطاقه|شبكه|تقسيط|انستاباي|فودافون كاش|cash|cards?|credit cards?|venmo|zelle|paypal|apple pay|checks?",
);
const isShare = pattern("^[\\d٠-٩]+\\s?[%٪]\\s+(?:مقدم|دفعه|عربون|upfront|deposit|down)");
const isLanguages = list(
  "عربي|العربيه|انجليزي|انقليزي|فرنسي|اوردو|هندي|تركي|ايطالي|اسباني|الماني|English|Arabic|French|Spanish|German",
);

/** Shops have hours; a letter or a lesson tells of a time. */
const ofBusiness: ReadonlySet<string> = new Set(["commerce", "social"]);
/** Spoken texts name the place in a sentence or not at all. */
const spoken: ReadonlySet<string> = new Set(["script", "story"]);
const spokenForms: ReadonlySet<string> = new Set(["speech", "toast", "bio"]);

/**
 * A told fact as it stands in a text: a line that begins with the hours, the street or the price has a word before it that says what it
 * is, once in a part (`before` is what stands in it). Its own words stay.
 */
export function toldPiece(fact: string, drafting: Drafting, before: readonly Picked[] = []): Picked {
  const line = fact.replace(/^[-*•]\s+/u, "");
  const own = labelIn(line, drafting);
  const label = before.some(({ told }) => told?.label === own) ? null : own;
  const text = sentence(label === null ? fact : `${label}${joinsLabel.test(line) ? "" : ":"} ${line}`, drafting.language);
  return { text, words: countWords(text), told: { line, label } };
}

/** «الدوام من 9 لين 2» is a sentence, «المكان: طريق أنس» is none. */
const joinsLabel = /^(?:من|في)\s/u;

/** The word before a line in this text; null where it needs none. */
function labelIn(line: string, { brief, template }: Drafting): string | null {
  const found = spoken.has(template.family) || spokenForms.has(template.key) ? null : labelOf(line);
  if (found === null || (found === "price" && hasPriceBefore(line, brief, template))) return null;
  // A letter or an event has no hours of business.
  const hasHours = ofBusiness.has(template.family) && !isFilled(brief.fields.event);
  return labels[bankOf[brief.variety]][found === "hours" && !hasHours ? "time" : found];
}

/** A price of its own has the label already; one that the line tells is not said before it. */
function hasPriceBefore(line: string, { fields, variety }: Drafting["brief"], template: Drafting["template"]): boolean {
  const field = template.fields.find(({ key }) => key === "price");
  return field !== undefined && isFilled(fields.price) && !isToldIn(fieldText(field, fields.price, variety), [line]);
}

/** What a told line is, where it does not say so itself; null where it does. */
export function labelOf(line: string): Label | null {
  if (isPayment.test(line) || isShare.test(line)) return "payment";
  if (isLanguages.test(line)) return "languages";
  switch (noteKind(line)) {
    case "time":
      return startsWithTime.test(line) ? (hasDay.test(line) ? "date" : "hours") : startsWithPlace.test(line) ? "place" : null;
    case "place":
      return startsWithPlace.test(line) ? "place" : null;
    case "price":
      return startsWithPrice.test(line) ? "price" : null;
    case "contact":
      return startsWithContact.test(line) ? "contact" : null;
    default:
      if (startsWithPlace.test(line)) return "place";
      return startsWithTime.test(line) && /[\d٠-٩]/u.test(line) ? (hasDay.test(line) ? "date" : "hours") : null;
  }
}
