import type { Variety } from "#shared/options.ts";
import { type NoteKind, tellsMoreOfItem } from "../../../notes/note-kind.ts";
import { fold } from "../../../text/normalise.ts";
import { countWords } from "../../../text/words.ts";
import { areAlike, type Clause, isOfAtMost, type Joint, type Nearness } from "./clause.ts";

const end = "(?![\\p{L}\\p{M}])";
const starts = (words: string) => new RegExp(`^(?:${words})${end}`, "u");

/** Nouns that begin like a verb of 'us': «نسبة» is none. */
const we =
  /^(?:(?:رح|راح|عم) )?(?:[بمحه]ن|ن)(?!(?:ات|ت\p{L}?|ك|وك|ا)(?!\p{L}))(?!(?:سب|سخ|ظام|ادي|هاي|هار|وع|ص|صف|جار|قط|تيج|فس|اس)\p{L}?(?!\p{L}))(?!عم(?!\p{L}))(?!تايج|تائج|صايح|صائح|ماذج|هايه|جاره|تيجه)\p{L}{2,}/u;
const withUs = starts("عندنا|عنا|معنا|معانا|لدينا");
/** «ركبنا», «محلنا»: a verb of ours or a thing of ours. */
const ours = /^\p{L}{2,}نا(?!\p{L})/u;
/** Verbal nouns of the form «تركيب» and nouns in «ة» begin like a verb of hers. */
const it =
  /^(ب?[يت])(?!\p{L}{2}ي\p{L}(?!\p{L}))(?!\p{L}+ه(?!\p{L}))(?!(?:وم|مر|يتا|نكر|امين|ناير|ونيو|وليو|قريبا)(?!\p{L}))\p{L}{2,}/u;
/** Verbs of hers and mine: «درست», «اشتريته». */
const past = /^\p{L}{2,}(?<!ا)ت(?:ه|ها|و)?(?!\p{L})/u;
const there = starts("فيه|فيها|معاه|معاها|معه|معها|معو|عليه|عليها|الها|اله");
/** «فاتحين من 7 لـ 12» says of a place when. */
const isOpen = /^(?:فاتح|فاتحه|فاتحين|مفتوح|مفتوحه)\s.*\d/u;
const term = starts("لو|اذا|لما|لين|لحد|لغايه|حتي|قبل|بعد|خلال|اللي|يلي|السنه الجايه?|السنه اليايه|مع كل");
const others = /^(?:من [يت]\p{L}{2,}|في (?:ال)?(?:اسبوع|شهر|يوم|نهايه|اخر|اول|رمضان|صيف|شتا)\p{L}*\s)/u;
/** «لحد آخر الشهر» ends an offer; with more it tells what holds until then. */
const deadline = starts("لحد|لين|لغايه|حتي|الي");
const wordsOfDeadline = 4;
/** «بدون رش» may be of anything that was told. */
const without = starts("بدون|بلا|دون|من دون|من غير");
/** Who comes first gets something: it stands behind what that costs. */
const early = /^اول \d/u;
const now = /^(?:لليوم|دلوقتي|الحين|هلق|هلا|اليوم|حاليا|الان)\s+/u;
const thing =
  /^(?!كل (?:يوم|ليله|(?:ال)?(?:سبت|احد|حد|اثنين|اتنين|تنين|ثلاثاء|تلات|اربعاء|اربعا|خميس|جمعه))(?!\p{L})|اللي|الي |الحين|اليوم|الان |الله)(?:ال\p{L}{2,}|(?:كل|مده|كلفه|تكلفه|سعر|اسعار|موعد|مواعيد|عنوان|مقر|رسوم|عدد|مساحه|مقاس|وزنه|وزنها|مدته|مدتها|سعره|سعرها|طوله|عمره|حجمه|اشتراك|رسايل|ساعات)(?= ))/u;
const perk = starts("ضمان|كفاله|توصيل|شحن|تركيب|صيانه|هديه|موقف|مواقف|باركنج|تقسيط|تغليف|واي فاي");
/** What a price holds. */
const included = starts("ضمان|كفاله|توصيل|شحن|تركيب|صيانه|تغليف");
const condition = starts("لو|اذا");
/** Streets and quarters stand behind a word for 'in' or 'on'. */
const street = /^(شارع|حي|ميدان|وسط|طريق|كورنيش|دوار|مول|برج|سوق|ساحه|مجمع|ارض المعارض|جبل)(?!\p{L})/u;
const placed = starts("في|جنب|مقابل|قدام|ورا|خلف|فوق|بجانب|قرب|امام|عند|علي");

/** Reads how an Arabic line begins. `kind` of the note and its `label` were read before. */
export function readArabic(line: string, kind: NoteKind, label: string | null, isOf: string | null): Clause {
  const whole = fold(line);
  const folded = whole.replace(now, "");
  const told: NoteKind = /^(?:المكان|العنوان) /u.test(whole) ? "place" : kind;
  const clause = { line, kind: told, label, form: "", isNow: folded !== whole };
  if (deadline.test(folded) && countWords(line) <= wordsOfDeadline) return { ...clause, opening: "case", form: "deadline" };
  if (isOf === "date") return { ...clause, opening: "hours", form: "date" };
  if (isOf === "hours" || isOpen.test(folded)) return { ...clause, opening: "hours" };
  if (isOf === "price") return { ...clause, opening: "sum" };
  if (isOf === "place" || (kind === "place" && street.test(folded))) return { ...clause, opening: "place" };
  if (term.test(folded) || others.test(folded)) return { ...clause, opening: "case" };
  if (early.test(folded)) return { ...clause, opening: "case", form: "early" };
  if (without.test(folded) && countWords(line) <= wordsOfDeadline) return { ...clause, opening: "other", form: "without" };
  if (tellsMoreOfItem(folded)) return { ...clause, opening: "it", form: "item" };
  if (there.test(folded)) return { ...clause, opening: "there" };
  if (perk.test(folded)) return { ...clause, opening: "perk" };
  if (thing.test(folded)) return { ...clause, opening: "thing" };
  if (withUs.test(folded)) return { ...clause, opening: "we" };
  if (ours.test(folded)) return { ...clause, opening: "we", form: "past" };
  if (we.test(folded)) return { ...clause, opening: "we", form: "present" };
  const verb = past.test(folded) ? "past" : (it.exec(folded)?.[1] ?? null);
  return verb === null ? { ...clause, opening: "other" } : { ...clause, opening: "it", form: verb };
}

/** Prepositions of streets; Lebanese joins its own to the noun, which is not done to a person's words. */
const before: Readonly<Record<string, string>> = { طريق: "على", كورنيش: "على", دوار: "عند" };

function inPlace(line: string, variety: Variety): string {
  const folded = fold(line);
  const noun = street.exec(folded)?.[1];
  if (noun === undefined) return placed.test(folded) ? " " : "، ";
  return variety === "ar-lebanese" ? "، " : ` ${before[noun] ?? "في"} `;
}

/** «و» is joined to the word behind it: to an Arabic one alone, and to none that begins with it. */
const takesAnd = (line: string) => /^[\u0621-\u064A]/u.test(line) && !/^و/u.test(line);
const and = (line: string, label: string | null = null): Joint | null => {
  if (label !== null) return { between: `، و${label} `, line };
  return takesAnd(line) ? { between: "، و", line } : null;
};

/** A verb that follows «كما» or «وكمان»: a third line is not one more «و». */
const also: Readonly<Partial<Record<Variety, string>>> = {
  "ar-saudi": "، وكمان ",
  "ar-egyptian": "، وكمان ",
  "ar-lebanese": "، وكمان ",
  "ar-jordanian": "، وكمان ",
};

const isShort = isOfAtMost(9);

/** How an Arabic line follows another one of such a nearness; null where it is not sure to. */
export function joinArabic(told: readonly Clause[], b: Clause, nearness: Nearness, variety: Variety): Joint | null {
  const a = told.at(-1);
  if (!a) return null;
  if (nearness === "tight") return completes(told, a, b, variety);
  if (nearness === "same") {
    // Of several prices all hold it.
    if (isSum(a) && isExtra(b)) return { between: told.length > 1 ? "، مع " : " مع ", line: b.line };
    if (!isSame(a, b)) return null;
    if (told.length < 2) return and(b.line);
    const more = b.opening === "we" ? also[variety] : undefined;
    return more === undefined ? null : { between: more, line: b.line };
  }
  return told.length === 1 ? follows(a, b) : null;
}

/** What merely follows: two of the business's own things, or what is practical beside each other. */
function follows(a: Clause, b: Clause): Joint | null {
  if (b.opening === "hours" || b.opening === "place") {
    // «المواقف ورا المبنى، والدوام …» would be the parking's.
    const isBearing = !parking.test(fold(a.line)) && (a.opening === "thing" || a.opening === "we" || a.kind === "price");
    return b.label !== null && isBearing && areAlike(a, b) ? and(b.line, b.label) : null;
  }
  if ((b.form !== "" && b.opening === "case") || a.isNow || isRow(a.line)) return null;
  if (a.opening === "other" && !isNounFirst(a.line)) return null;
  if (a.kind === "why" || b.kind === "why") return null;
  // «نشتغل من 4 لين 12» and what it costs are two matters.
  if (b.kind === "price" && (a.kind === "time" || a.kind === "place") && a.opening !== "thing") return null;
  const isOfPrice = b.kind === "price" || (a.kind === "price" && a.opening === "thing");
  if (!areAlike(a, b) && !isOfPrice) return null;
  // «العصر» is an afternoon or what is pressed: without a figure nobody comes by it.
  if ([a, b].some(({ kind, line }) => kind === "time" && !figure.test(line) && !day.test(fold(line)))) return null;
  const isMoment = ({ kind }: Clause) => kind === "time" || kind === "place";
  if (b.opening === "we")
    return isMoment(a) && isMoment(b) && leads.has(a.opening) && opens.test(fold(b.line)) ? and(b.line) : null;
  if (!isShort(a) || !isShort(b)) return a.opening === "thing" && b.opening === "thing" ? and(b.line) : null;
  if (b.opening === "thing") return a.opening === "case" ? null : and(b.line);
  const isNoun = ({ opening }: Clause) => opening === "other" || opening === "perk";
  // «… وعصير برتقال مع كل صحن»: what comes with each stands beside any noun.
  if (a.opening === "thing" && isNoun(b) && withEach.test(fold(b.line))) return and(b.line);
  return isNoun(a) && isNoun(b) && a.form === b.form && a.kind === b.kind && isNounFirst(b.line) ? and(b.line) : null;
}

const withEach = /(?<!\p{L})(?:مع كل|ويا كل|لكل|حق كل)(?!\p{L})/u;
const leads: ReadonlySet<Clause["opening"]> = new Set<Clause["opening"]>(["we", "thing", "hours"]);
/** «تقويم وتبييض وزراعة» takes one more «و» for one more of the row. */
const isRow = (line: string) => (fold(line).match(/(?<=\s)و(?!احد|قت|رش|سط|را(?!\p{L}))\p{L}{3,}/gu) ?? []).length > 1;

/** No word that leads on by itself, no verb of theirs, and more than for whom it is. */
function isNounFirst(line: string): boolean {
  const folded = fold(line);
  const isForWhom = /^(?:لل|بدعم|بحضور|(?:لكل|لجميع)\s.*\sال\p{L}+$)/u.test(folded) && countWords(line) <= wordsOfDeadline;
  return !particle.test(folded) && !/^\p{L}+وا(?!\p{L})/u.test(folded) && !isForWhom;
}

/** Words that lead on by themselves. */
const particle = starts(
  "ما|مش|مو|مب|لا|بس|لكن|لان|عشان|علشان|يعني|زي|مثل|ان|هو|هي|هم|انا|احنا|نحنا|نحن|حنا|كمان|برضه|بعدها|وين|كيف|شو|ايش",
);
const opens = /^[بم]?ن(?:فتح|سكر|شتغل|ستقبل|بدا|خلص|بلش|قفل|بند)(?!\p{L})/u;
const day = /(?:سبت|احد|اثنين|اتنين|تنين|ثلاثاء|تلات|اربعاء|اربعا|خميس|جمعه)(?!\p{L})/u;

/** What takes place somewhere: «التوصيل كل سبت» is not done on the shop's street. */
const happens = ({ opening, kind, line }: Clause) =>
  opening === "hours" ||
  (kind === "time" &&
    opening !== "case" &&
    /(?<!\p{L})(?:ال|لل)?(?:افتتاح|افتتحنا|فتحنا|نفتح|بنفتح|منفتح|نفتتح|تفتح|حفل|حفله|فعاليه|لقاء|معرض|ورشه|دوره|حصه|حصص|بطوله|مباراه|فحص|معاينه|موعد|معاد|نبدا|بنبدا|منبلش|نجتمع|سوق|مهرجان|ندوه|مؤتمر|دوام|مواعيد|بازار|عرض حي|امسيه|سهره)(?!\p{L})/u.test(
      fold(line),
    ));
const parking = /(?<!\p{L})(?:ال)?(?:مواقف|موقف|باركنج|باركنات|باركن|ركنه)(?!\p{L})/u;

/** How often something is done, of which the days and hours are told next. */
const oftenIn = /(?:مره|مرتين|مرات|يوم|يومين|ايام) (?:في |ب|كل )(?:ال)?(?:شهر|اسبوع)/u;

function completes(told: readonly Clause[], a: Clause, b: Clause, variety: Variety): Joint | null {
  if (b.opening === "place" && happens(a)) {
    // Of several hours all are there.
    const comma = told.length > 1 && inPlace(b.line, variety).startsWith(" ") ? "،" : "";
    return { between: `${comma}${inPlace(b.line, variety)}`, line: b.line };
  }
  const isThere = a.opening === "place" || (a.kind === "place" && b.label === null && !parking.test(fold(a.line)));
  if (b.opening === "hours" && (isThere || begins.test(fold(a.line)) || oftenIn.test(fold(a.line))))
    return { between: "، ", line: b.line };
  if (b.form === "deadline" && a.kind === "price" && a.opening !== "case") return { between: " ", line: b.line };
  // «فاتحين كل يوم من 10 لـ 10، والجمعة من 2»
  if (b.opening === "hours" && tellsHours(a) && dayFirst.test(fold(b.line))) return and(b.line);
  // «السبت 10 أبريل، من 4 لين 10»
  if (b.opening === "hours" && b.form === "" && (a.form === "date" || isDayOnly(a))) return { between: "، ", line: b.line };
  if (sinceWhen.test(fold(a.line)) && staff.test(fold(b.line))) return { between: " بـ ", line: b.line };
  return null;
}

/** «الافتتاح السبت 5 مارس» has its day and no hour. */
const isDayOnly = (clause: Clause) =>
  happens(clause) &&
  clause.opening !== "hours" &&
  (day.test(fold(clause.line)) || /\d/u.test(fold(clause.line))) &&
  !/(?<!\p{L})(?:ال|ل|ب)?(?:ساعه|صبح|صباح\p{L}*|ضهر|ظهر|عصر|مغرب|مسا\p{L}*|ليل)(?!\p{L})|(?<!\p{L})من \d/u.test(
    fold(clause.line),
  );
const begins = /^[بمحه]?[تين]بد[اي](?!\p{L})/u;
const dayFirst = /^ال(?:سبت|احد|حد|اثنين|اتنين|تنين|ثلاثاء|تلات|تلاتا|اربعاء|اربعا|خميس|جمعه)(?!\p{L})/u;
const tellsHours = ({ opening, kind, line }: Clause) =>
  opening === "hours" || (kind === "time" && (opens.test(fold(line)) || /^(?:ال)?(?:دوام|مواعيد)/u.test(fold(line))));

/** «شغالين من 2011» with how many. */
const sinceWhen = /^(?:شغالين|نشتغل|بنشتغل|نعمل|عاملين)\s.*(?:19|20)\d\d$/u;
const staff =
  /^\d+\s(?:عامل|عمال|عامله|موظف|موظفين|صنايعي|صنايعيه|فني|فنيين|خياط|نجار|شخص|سيده|سيدات|ست|مكنه|مكينه|ماكينه)(?!\p{L})/u;

const isSum = ({ kind, line, opening }: Clause) =>
  kind === "price" &&
  (opening === "thing" || opening === "other" || opening === "sum") &&
  money.test(fold(line)) &&
  !isOnCondition(line);
const money =
  /\d\s?(?:ريال|درهم|دراهم|دينار|دنانير|جنيه|ليره|دولار|فلس)|(?:ريال|دينار|درهم|جنيه|دولار)ين|(?<!\p{L})ب\s?(?:\d|دينار|ريال|درهم|جنيه|دولار|ربع|نص)|[$€£]\s?\d/u;

/** What stands behind a condition is taken for a part of it. */
const isOnCondition = (line: string) => /(?<!\p{L})(?:لو|اذا)(?!\p{L})/u.test(fold(line));
const figure = /[\d٠-٩]/u;

/** What costs nothing beside what costs something: «تدريب نص ساعة ببلاش». */
function isExtra({ kind, opening, line }: Clause): boolean {
  const isNoun = opening === "other" || opening === "perk";
  return isNoun && (kind === "price" ? !figure.test(line) : included.test(fold(line)));
}

const bearsCondition = ({ kind, opening }: Clause) =>
  (kind === "time" || kind === "price" || kind === "contact") && opening === "thing";
const year = /(?:19|20)\d\d|(?<!\p{L})كان/u;
const ofThing = /^[بمحه]?ن\p{L}{2,}(?:ه|ها)(?!\p{L})/u;
const sameSubject: ReadonlySet<Clause["opening"]> = new Set<Clause["opening"]>(["we", "it", "there", "perk"]);

/** Both of one subject, both with a price, a price and the offer that lowers it, or how it began and how it is now. */
function isSame(a: Clause, b: Clause): boolean {
  const isPriced = ({ opening, kind }: Clause) => kind === "price" && opening !== "case" && opening !== "we";
  if (isPriced(a) && isPriced(b) && b.opening !== "it")
    return !isOnCondition(a.line) && b.opening !== "sum" && b.opening !== "there";
  if (condition.test(fold(b.line)) && !condition.test(fold(a.line)) && bearsCondition(a)) return true;
  if (b.form === "deadline" || b.form === "without") return false;
  // «السمك طازج كل يوم، ونشويه قدامك»
  if (b.opening === "we" && a.opening === "thing" && ofThing.test(fold(b.line))) return true;
  if (b.opening === "it" && b.kind === "price") return a.kind === "price" && a.opening !== "case" && a.opening !== "it";
  if (b.opening === "perk" && a.opening === "thing" && a.kind === "price" && !figure.test(a.line)) return true;
  if ((isPriced(a) && b.opening === "case") || (b.isNow && !a.isNow && year.test(fold(a.line)))) return true;
  const isOfOneForm = a.form === b.form || (a.opening === "we" && (a.form === "" || b.form === ""));
  return a.opening === b.opening && isOfOneForm && sameSubject.has(a.opening);
}
