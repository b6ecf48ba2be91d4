import { fold } from "../text/normalise.ts";

/** What a note tells. A reader needs the practical ones together: when, where, how much, how to get in touch. */
export type NoteKind = "what" | "who" | "why" | "proof" | "quote" | "time" | "place" | "price" | "contact";

/** The order in which a text tells them. */
export const noteOrder: readonly NoteKind[] = ["what", "who", "why", "proof", "quote", "time", "place", "price", "contact"];

/** Kinds that belong together before a text's last words. */
const practical: ReadonlySet<NoteKind> = new Set<NoteKind>(["time", "place", "price", "contact"]);

export function isPractical(kind: NoteKind): boolean {
  return practical.has(kind);
}

/** A word with what Arabic joins before it. `\b` knows no Arabic letters. */
const arabic = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:[وف]?[بلكع]?(?:ال|ل)?)(?:${words})(?![\\p{L}\\p{M}])`, "u");

/** Signs of each kind, the surest first. Arabic ones are read folded: without hamza forms, ة as ه, ى as ي. */
const signs: readonly (readonly [kind: NoteKind, signs: readonly RegExp[]])[] = [
  ["quote", [/[«“"][^»”"]{8,}[»”"]/u]],
  [
    "contact",
    [
      /https?:\/\/|www\.|@[\w.]{2,}|\b(?:whatsapp|call us|phone|e-?mail|dm)\b/iu,
      /(?:\+|00|0)\d(?:[\s-]?\d){6,}|(?<!\d)\d{8,}(?!\d)/u,
      arabic("واتس|واتساب|تلفون|جوال|موبايل|رقم|للتواصل|للحجز|انستا|انستغرام"),
    ],
  ],
  [
    "price",
    [
      /[$€£]\s?\d|\d\s?(?:usd|sar|aed|egp|kwd|qar|jod|lbp|dollars?|bucks)\b|\b(?:free|discount|per person|off|on us|on the house)\b|\d\s?%/iu,
      // «البوكس ب 65»: a sum without its currency.
      /(?<!\p{L})ب\s?\d{2,}(?=$|\s(?:بدل|لكل|مع|لل))/u,
      /^اول \d+ .*هديه/u,
      // «الشهري للصني 1750»: what it costs by the month, without a currency.
      /^(?:ال)?(?:شهري|يومي|اسبوعي|سنوي)ه?\s.*\d{2,}|^(?:monthly|weekly|daily)\b.*\d{2,}/iu,
      arabic(
        "ريال|ريالا|ريالين|ريالات|جنيه|جنيها|جنيهين|درهم|درهما|درهمين|دراهم|دينار|دينارا|دينارين|دنانير|ليره|ليرتين|دولار|دولارا|دولارين|فلس|خصم|مجانا|مجاني|ببلاش|علينا|سعر|سعره|اسعار",
      ),
    ],
  ],
  [
    "time",
    [
      /\d{1,2}:\d{2}|\b\d{1,2}\s?(?:am|pm)\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d{1,2}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:daily|every day|opens?|until|till|tonight|tomorrow|weekends?)\b/iu,
      // Every Friday is when to come; what somebody did every Friday is a story.
      /^(?!.*(?<!\p{L})و?كان(?:ت|وا|و)?(?!\p{L})).*(?<!\p{L})كل (?:يوم |نهار |ليله )?(?:ال)?(?:سبت|احد|حد|اثنين|اتنين|ثلاثاء|تلات|اربعاء|اربعا|خميس|جمعه)(?!\p{L})/u,
      // «من 7 لـ 4» and no more are hours.
      /^(?:من|.*(?:فتح|فاتح|مفتوح|دوام|مواعيد|نستقبل|شغالين|نشتغل|بنشتغل).* من) (?:الساعه )?\d{1,2}(?::\d{2})? (?:ل|لي|لين|الي|لحد|حتي)\s?\d{1,2}(?::\d{2})?$/u,
      /\d ساعه(?!\p{L})/u,
      // The month, not the car.
      /(?<!\p{L})(?:\d+|شهر|بشهر|في|اول|نص|منتصف|اخر|خلال|من|بعد|قبل) نيسان(?!\p{L})|(?<!\p{L})ب?نيسان \d/u,
      arabic(
        "مواعيد|مواعيدنا|مواعيدها|دوام|دوامنا|الساعه|الصبح|الضهر|الظهر|العصر|المغرب|الليل|يوميا|بكره|الاحد|الاثنين|الاتنين|الثلاثاء|التلات|الاربعاء|الاربعا|الخميس|الجمعه|السبت|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|كانون|شباط|اذار|ايار|حزيران|تموز|ايلول|تشرين|رمضان",
      ),
    ],
  ],
  [
    "place",
    [
      /\b(?:on|at|off) (?:[nsew]\.? )?\p{L}+ (?:st|ave|blvd|rd|dr|ln|hwy|pkwy)\b/u,
      /\b(?:street|st\.|avenue|ave\.?|road|mall|district|downtown|next to|across from|near|floor|parking|branch(?:es)?)\b/iu,
      arabic("شارع|طريق|حي|منطقه|مول|دوار|جنب|مقابل|قدام|ورا|خلف|برج|الدور|طابق|فرع|فروع|ميدان|كورنيش|موقف|مواقف"),
    ],
  ],
  [
    "proof",
    [
      /\b(?:certified|award|reviews?|rated|licensed|years? of experience)\b/iu,
      arabic("شهاده|معتمد|مرخص|جائزه|تقييم|تقييمات|خبره"),
    ],
  ],
  ["why", [/\b(?:because|so that|reason|since we)\b/iu, arabic("لان|لانه|لانو|عشان|علشان|بسبب|السبب|منشان|مشان")]],
  [
    "who",
    [
      /\b(?:owner|founder|chef|team|by|with)\b/iu,
      arabic("صاحب|صاحبه|مؤسس|مؤسسه|الشيف|المدرب|المدربه|الدكتور|الدكتوره|فريق|فريقنا|مهندس|استاذ"),
    ],
  ],
];

/** «بنبعت الدرجات لولي الأمر على الواتس» says what somebody gets, not how to reach who writes. */
const sends =
  /^و?(?:ب|من|بن|ن)?(?:نرسل|رسل|نطرش|طرش|ندز|دز|نبعت|بعت|نبعث|بعث|نوصل|وصل)(?!\p{L}{0,2}(?:و|ي)?(?:نا|لنا)(?!\p{L}))\p{L}*\s|^(?:we )?(?:texts?|sends?|e-?mails?) (?!us\b|me\b)/iu;

/** Tells what a note is about from its own words; what has no sign says what the thing is. */
export function noteKind(note: string): NoteKind {
  const folded = fold(note);
  const reaches = !sends.test(folded);
  return signs.find(([kind, forms]) => (kind !== "contact" || reaches) && forms.some((form) => form.test(folded)))?.[0] ?? "what";
}

/** Everything that a text tells of, by the same signs. */
export function kindsIn(text: string): ReadonlySet<NoteKind> {
  const folded = fold(text);
  return new Set(signs.filter(([, forms]) => forms.some((form) => form.test(folded))).map(([kind]) => kind));
}

/** «الجيب 60» behind «السيارة الصغيرة 45 ريال»: a sum without its currency. */
const bareSum = /^(?:[^\s\d٠-٩]+\s){1,3}[$€£]?[\d٠-٩]+(?:[.,٫][\d٠-٩]+)?$/u;
/** What else ends in a number: a floor, a year, a size. */
const numbered =
  /(?<!\p{L})(?:ال)?(?:دور|طابق|سنه|عام|رقم|موديل|مقاس|قياس|نمره|رمز|عدد)(?!\p{L})|(?:19|20)\d\d$|\b(?:floor|suite|room|size|no|number|since|model|version)\b/iu;
/** «بيكفي شخصين» behind «المنسف ب 7 دنانير» tells more of the same. */
const ofItem = /^(?:ب|ب?[يت])?(?:كفي|اخذ|اخد|شمل)(?!\p{L})/u;

/** Whether a line says of an item what it is enough for, takes or holds. */
export function tellsMoreOfItem(line: string): boolean {
  return ofItem.test(fold(line));
}

/** Whether a line goes on with the price that was told before it. */
export function goesOnWithPrice(line: string): boolean {
  return (bareSum.test(line.trim()) && noteKind(line) === "what" && !numbered.test(fold(line))) || tellsMoreOfItem(line);
}
