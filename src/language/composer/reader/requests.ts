import { loose } from "../../text/loose.ts";
import { countWords } from "../../text/words.ts";

const any = (...words: readonly string[]) => `(?:${words.join("|")})`;
/** `\b` knows no Arabic letters. */
const end = "(?![\\p{L}\\p{M}])";
const word = "[^\\s،,.؛;:!؟?]+";

/** Who asks for something: 'we need', «نبي», «عايزين». */
const wish = any(
  "نبي|نبا|نبغي|نبغا|ابغي|ابغا|ابي|ابا|عايزين|عاوزين|عايزه?|عاوزه?|محتاجين|محتاجه?|بدنا|بدي|نريد|اريد|نحتاج|احتاج|ودنا|ودي|نود|اود|حابين|حابب|حابه|نفسنا|مطلوب",
  "we(?:['’]?re| are)? (?:want|need|looking for|would like)|we['’]d like|i (?:want|need)|i['’]d like|i['’]?m looking for|need|looking for|wanted:",
);
/** The same said of somebody: 'a gym needs a plan', «نادٍ يحتاج خطة». */
const theirWish = any(
  "يحتاج|تحتاج|محتاجه?|يريد|تريد|يبي|تبي|يبغي|تبغي|عايزه?|عاوزه?|بده|بدها|بدو|بدا|يطلب|تطلب",
  "needs|wants|is looking for|are looking for|requires",
);

/** Texts that go to somebody: what stands behind 'to' is the reader. */
const sentTexts = any(
  "(?:ايميل|اميل|رساله|مسج|خطابا?|واتساب|ردا?|جواب|اعتذار|تهنئه|تهنيه|ترحيب)",
  "(?:e-?mail|message|letter|reply|response|answer|apology|welcome note|note|invitation)",
);
/** Texts for everybody: what stands behind «ل» or 'for' is what they are about. */
const shownTexts = any(
  "(?:بوستات|بوست|منشورات|منشورا?|كابشن|تعليق صوره|اعلانات|اعلانا?|صفحه|مقالات|مقاله|مقالا?|سكربت|سكريبت|فيديو|نصا?|تغريدات|تغريده|ثريد|نبذه|سيره|كلمه|خطبه|بيان صحفي|بيان|نشره|خطه درس|خطه حصه|خطه|جدول|تحضير|شعارات|شعار|سلوجن|وصف|عناوين|كويز|اختبار)",
  "(?:posts?|captions?|pages?|ads?|scripts?|articles?|texts?|threads?|copy|bio|profile|speech|toast|press release|newsletter|lesson plan|posting plan|content (?:plan|calendar)|calendar|plan|slogans?|taglines?|description|headlines?|quiz|outline|blog post|video|flyer)",
);
/** What people call a text by its doing: «نكتب», 'announce'. */
const writing = "(?:نكتب|اكتب|نكتبه|نعزم|نعتذر|نعلن|نحط|ننشر|نسوي|نعمل|write|invite|announce|apologi[sz]e)";
const adjectives = `(?:\\s${word}){0,3}?`;
const about = "(?:عن|حول|بخصوص|بمناسبه|عشان|علشان|منشان|كرمال|about|on|announcing|regarding)";
const toReader = `(?:(?:الي|على|علي|حق|مال|to|for)\\s+|ل(?=\\p{L}{3}))`;

const pattern = (source: string, flags = "iu") => new RegExp(loose(source), flags);

const please = "(?:(?:please|pls|من فضلك|لو سمحت|ممكن)\\s+)?";
const order = any("ممكن تكتب(?:ي|وا|ون)?|اكتبوا|اكتبي|اكتب|انشئ|اعملي|اعمل|سو|سوي|جهز|حضر", "write|create|make|draft|prepare");
/** What stands before the name of the text it asks for. */
const asking = `(?:(?:احنا|نحن|نحنا|حنا|انا)\\s+)?(?:${wish}|${please}${order})(?:\\s+(?:لي|لنا|ليا|منك|منكم|${writing}|me|us|you to write|to write|to|an?|the|some|له|لها)){0,4}\\s+`;

const orders = [
  // 'a post about our bakery', «أبي خطة حصة عن الغوص»: what it is about comes after.
  pattern(
    `^(?:${asking})?(?:an?\\s+|the\\s+)?(?:[a-z-]+\\s){0,2}?(?:${shownTexts}|${sentTexts})${end}${adjectives}\\s+${about}\\s+`,
  ),
  pattern(
    `^(?:كلمه|خطاب|خطبه)\\s+(?:في\\s+|ب)(?=(?:حفل|افتتاح|تخرج|عرس|زواج|خطوبه|تكريم|ذكري|اجتماع|مؤتمر|ندوه|ملتقي|عزاء|وداع|تقاعد|ختام|يوم))`,
  ),
  pattern(`^(?:speech|toast)\\s+(?:at|for)\\s+`),
  // 'About us: a school in Muscat' is the name of the page with what it is about.
  pattern(
    "^(?:من نحن|مين نحنا|نحنا مين|مين (?:احنا|حنا)|(?:احنا|حنا) مين|منو احنا|احنا منو|about us|who we are)\\s*[-–—:،,|]\\s*",
  ),
];
/** «نريد تنظيم دورة …»: the wish and the noun of its doing. */
const doing = pattern(`^${wish}\\s+(?:تنظيم|اقامه|عقد|اعداد|كتابه|تجهيز|تصميم|to (?:run|hold|organi[sz]e|set up|plan))\\s+`);
/** «إيميل ترحيب للمراجع …», 'reply to an angry customer': the name of a text and its reader, and nothing besides. */
const sent = pattern(`^(?:${asking})?(?:an?\\s+|the\\s+)?(?:[a-z-]+\\s){0,2}?${sentTexts}${end}${adjectives}\\s+${toReader}`);
/** «صفحة لخدمتنا», 'landing page for our app'. */
const shown = pattern(
  `^(?:${asking})?(?:an?\\s+|the\\s+)?(?:[a-z-]+\\s){0,2}?${shownTexts}${end}(?:\\s\\p{Script=Arabic}+){0,2}?\\s+(?:(?:for|of|حق|الي)\\s+|ل(?=ل?\\p{L}{3}))`,
);
/** A clause that asks for a text instead of telling of the matter: '… and we need a post', «… ونبي إعلان». */
const clause = pattern(
  `(?:^|[،,.؛;!؟?\\n]\\s*|\\s+(?=و)|\\s+and\\s+)و?(?:${wish}|${order}\\s+(?:لي|لنا|me|us))\\s(?:[^،,.؛;!؟?\\n]*\\s)?(?:${shownTexts}|${sentTexts}|${writing})(?!\\p{L})[^،,.؛;!؟?\\n]*`,
  "giu",
);
/** «نادٍ في جدة يحتاج خطة منشورات»: up to the wish. */
const theirs = pattern(`\\s+و?${theirWish}\\s+(?:${word}\\s+){0,2}?(?:${shownTexts}|${sentTexts})${end}.*$`, "isu");
/** «… وعايزين نبيع للفنادق»: what the sender is after is nothing to tell the reader. */
const aim = pattern(`(?:[،,.؛;]\\s*|\\s+(?=و)|\\s+and\\s+)و?${wish}\\s+(?:ان\\s+)?(?:ن\\p{L}{2,}|to\\s+\\p{L}+)[^.؛;!؟?\\n]*$`);

/** «عايزين نعتذر لزبايننا عشان …»: what is told stands behind the word for why or of what. */
const telling = pattern(
  `^(?:(?:احنا|نحن|نحنا|حنا)\\s+)?${wish}\\s+(?:ان\\s+)?(?:نعتذر|نعلن|نعزم|ندعو|نبلغ|نخبر|to (?:apologi[sz]e|announce|invite|tell))${end}[^،,.؛;!؟?\\n]*?\\s(?:عن|علي|علشان|عشان|لان|بسبب|انه|ان|about|for|that|because)\\s+`,
);
/** «نحتاج إعلان وظيفة محاسب»: the text's name with what it is of, and no word between. */
const annexed = pattern(
  `^(?:${asking}${shownTexts}|صفحه(?=\\s+(?:متجر|محل|شركه|مطعم|خدمه|منتج|تطبيق|عياده|ورشه|مركز)${end}))\\s+(?=\\p{Script=Arabic})(?!(?:جديد|حلو|قصير|قوي|مميز|سريع|بسيط|ممول|طويل|رسمي|يومي|اسبوعي)ه?${end})`,
);
/** «كابشن لصورة …»: the picture is not what it is of. */
const picture = pattern("^(?:صوره|صور|(?:an?|the|our|my)?\\s?(?:photo|picture)s? of)\\s+(?=\\S)");

const reader = new RegExp(`(?:^|\\s)${loose(about)}\\s+(?=\\S)`, "iu");
/** «لـ» joined to a noun with its article: «للخدمة» is «الخدمة». */
const unjoined = (rest: string) => rest.replace(/^ل(?=\p{L}{3})/u, "ال");

/** «تحتاج منشورا عن حملة تشجير» leaves the campaign beside who needs it. */
function matterOf(request: string): string {
  const matter = reader.exec(request);
  return matter ? `، ${request.slice(matter.index + matter[0].length)}` : "";
}

/** The topic without the text it asks for, and without the text's name: the writer knows that it writes. Empty where nothing else was said. */
export function withoutRequests(topic: string, keepsAims = true): string {
  const whole = topic.trim();
  const plain = whole.replace(telling, "");
  const stated = plain.replace(theirs, matterOf).replace(clause, "");
  const [told, isAsked] = withoutName(stated === "" ? plain : stated);
  const left = keepsAims ? told : told.replace(aim, "");
  const trimmed = left.replace(/^[\s.،,؛;:!؟?]+/u, "").trim();
  if (trimmed === "" && !isAsked && !isBareRequest(whole)) return whole;
  return /\p{L}/u.test(trimmed) ? trimmed : "";
}

const bare = pattern(`^(?:${asking})?(?:an?\\s+|the\\s+)?(?:[a-z-]+\\s){0,2}?(?:${shownTexts}|${sentTexts})[.!]?$`);
/** 'We need a post' and nothing else. */
const isBareRequest = (topic: string) => bare.test(topic) && (countWords(topic) > 1 || !/^\p{Script=Latin}+$/u.test(topic));

function withoutName(topic: string): readonly [left: string, isAsked: boolean] {
  for (const one of orders) {
    const left = topic.replace(one, "");
    if (left !== topic) return [left, true];
  }
  const toSomebody = sent.exec(topic);
  if (toSomebody) {
    const behind = topic.slice(toSomebody[0].length);
    const matter = reader.exec(behind);
    return [matter ? behind.slice(matter.index + matter[0].length) : "", true];
  }
  const forThis = shown.exec(topic);
  if (forThis) {
    const behind = topic.slice(forThis[0].length);
    return [(/ل$/u.test(forThis[0]) ? unjoined(behind) : behind).replace(picture, ""), true];
  }
  const annex = topic.replace(annexed, "");
  if (annex !== topic) return [annex, true];
  const left = topic.replace(doing, "");
  if (left !== topic) return [left, true];
  return isBareRequest(topic) ? ["", true] : [topic, false];
}
