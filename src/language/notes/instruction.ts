import { fold } from "../text/normalise.ts";

const any = (...forms: readonly string[]) => forms.join("|");

const please = "(?:please|pls|kindly|also|and)?,?\\s*";
const englishText = "(?:it|this|the (?:text|post|copy|caption|tone|message|ad|e-?mail|article|script|reply|intro|title))";
const englishForm = "(?:emojis?|hashtags?|exclamation (?:marks?|points?)|bullet points?|jargon|clich[eé]s?|slang)";
/** What readers are asked to mention at a till: a code, a post. */
const atTheTill = "(?!\\s(?:this|code|the code|your code|us|our name))";

/** What tells the writer how to write. Only what speaks of the text itself: a call to readers ('please bring a jacket') is a fact. */
const english = new RegExp(
  any(
    `\\b(?:keep|make) ${englishText}\\b.{0,40}\\b(?:short|brief|simple|light|formal|casual|friendly|fun|funny|punchy|long|longer|shorter|concise|professional|warm|upbeat|serious|under \\d+)\\b`,
    `^${please}(?:don['’]?t|do not|never|no need to|avoid) (?:mention(?:ing)?|includ(?:e|ing)|nam(?:e|ing)|print(?:ing)?|talk(?:ing)? about|bring(?:ing)? up|us(?:e|ing) (?:any |the word|too many )?${englishForm})\\b`,
    `^${please}(?:mention|emphasi[sz]e|highlight|stress|be sure to (?:mention|say)|make sure (?:to|you|it|the text) (?:mentions?|says?|includes?)|don['’]?t forget to (?:mention|say))\\b${atTheTill}`,
    `^${please}(?:say|repeat|put|end|begin|start|open|close|finish)\\b.{0,60}\\b(?:twice|at the (?:end|start|top|beginning)|in the (?:title|headline|first (?:line|sentence)|last (?:line|sentence))|with an? (?:question|joke|hook|quote|call to action|cta))\\b`,
    `^${please}(?:no|use|add|with|without|skip|include) (?:any |the |a few |some |lots of |many )?${englishForm}\\b`,
    `^${please}(?:use|write (?:it )?in|keep) an? (?:\\w+ ){0,3}(?:tone|style|voice)\\b`,
    `^(?:the )?(?:tone|style)(?: of (?:voice|the text))?\\s*(?::|should|must|is)`,
    `^${please}(?:max(?:imum)?|at most|under|no more than|about|around) \\d+ (?:words|sentences|lines|characters|paragraphs)\\b`,
    `\\b(?:the|this) (?:text|post|caption|article|e-?mail|ad|copy|reply|script) (?:should|must|has to|needs to|shouldn['’]?t|can['’]?t)\\b`,
    `^${please}write (?:it|this|in|as|like|for)\\b`,
  ),
  "iu",
);

const arabicPlease = "(?:و?(?:من فضلك|لو سمحت|لو سمحتوا|رجاء|الرجاء|ارجو|يا ريت|ياريت|بليز)\\s+)?";
const arabicText = "(?:النص|الكلام|البوست|الاسلوب|النبره|الرساله|المقال|المنشور|الاعلان|الكابشن|الرد|السكربت)";
const arabicForm =
  "(?:ايموجي|ايموجيز|ايموجيات|هاشتاق|هاشتاج|هاشتاغ|هاشتاقات|هاشتاجات|هاشتاغات|علامات تعجب|مبالغه|مبالغات|كليشيهات|مصطلحات صعبه)";
const not =
  "(?:لا|ما|بلاش|مش لازم|مو لازم|ما في داعي|مافي داعي|ما نبي|ما نبغي|ما ابي|ما بدي|ما بدنا|مش عايز|مش عايزين|مش عاوزين|بدون|من غير|من دون)";
const saying = "(?:ما )?(?:ذكر|تذكر|تذكري|تذكروا|تذكرون|نذكر|تذكرو|تجيب سيره|تجيبوا سيره|نجيب سيره|جيب سيره|تكتب|تكتبوا|تكتبون)";
const short = "(?:قصير|مختصر|بسيط|خفيف|رسمي|ودي|ودود|لطيف|طويل|حماسي|واضح|مضحك)ه?";
const end = "(?![\\p{L}\\p{M}])";

/** The same in Arabic, read folded. */
const arabic = new RegExp(
  any(
    `^${arabicPlease}${not}\\s+${saying}${end}`,
    `^${arabicPlease}(?:لا تنسي?|لا تنسوا|لا تنسون|ما تنسي?|ما تنسوا|متنساش|متنسوش)\\s+(?:تذكر|تذكري|تذكروا|تذكرون|ذكر|تكتب|تكتبوا)${end}`,
    `^${arabicPlease}(?:اذكر|اذكري|اذكروا|ركز|ركزي|ركزوا|شدد|شددوا|ابرز(?!(?:\\s+[^\\s:：]+){1,3}\\s*[:：])|ابرزوا)\\s+(?!(?:ال)?كود|هذا|هالكود|اسم)`,
    `^${arabicPlease}(?:خلي|خليه|خليها|خلو|خلوا|خلوه|خلوها|خله|خلها|اجعل|اجعله|اجعلها|عايزه|عاوزه|عايزينه|نبيه|ابيه|نبغاه|ابغاه|بدي ياه|بدنا ياه)\\s+(?:${arabicText}\\s+)?(?:يكون\\s+)?${short}${end}`,
    `^${arabicPlease}(?:بدون|من غير|من دون|بلا|بلاش|استخدم|استخدموا|استعمل|حط|حطوا|ضيف|زيد|قلل)\\s+(?:من\\s+)?(?:اي\\s+)?(?:ال)?${arabicForm}${end}`,
    `^(?:النبره|التون|اسلوب الكتابه|لهجه النص)${end}`,
    `^${arabicPlease}(?:ما يزيد عن|ما يزيد علي|لا يزيد عن|لا يزيد علي|لا تزيد عن|حد اقصي|بحدود|اقل من)\\s+\\S+\\s+(?:كلمه|كلمات|اسطر|سطور|جمل|سطر)${end}`,
    `^${arabicPlease}(?:قول|قولي|قولوا|نقول|نكتب|نحط|نختم|كرر|كرروا|حط|حطي|حطوا|اختم|اختمي|اختموا|ابدا|ابدئي|ابداوا|ابدوا|انهي)\\s.{0,60}(?:بالاخر|في الاخر|باخر|في اخر (?:النص|البوست|الرساله|سطر)|بالبدايه|في البدايه|باول (?:سطر|جمله)|في اول (?:سطر|جمله)|في النهايه|بالنهايه|مرتين|بسؤال|بنكته)${end}`,
    `^${arabicText}\\s+(?:يكون|لازم|يجب|ما يكون|ميكونش|مايكونش)${end}`,
    `^(?:المقال|النص|البوست|المنشور|الكابشن)\\s+(?:موجه|مخصص)?\\s*ل\\p{L}{3,}`,
  ),
  "u",
);

/**
 * Whether a note tells the writer how to write ('please keep it short', «لا تذكر السعر») instead of telling a fact. Such a note is never
 * printed; a model follows it. Patterns of both languages, because people order in either.
 */
export function instructsWriter(note: string): boolean {
  const folded = fold(note.trim()).replace(/^[-*•]\s+/u, "");
  return english.test(folded) || arabic.test(folded);
}
