import { loose } from "../text/loose.ts";
import { fold } from "../text/normalise.ts";
import { toldName } from "./told-name.ts";

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
    `^(?:this|the) (?:article|post|text|page|e-?mail|piece|ad|copy|caption|thread) is (?:for|not for|aimed at|written for|meant for)\\b`,
    `^(?:target audience|audience|readers?):`,
    `^${please}focus on\\b`,
    `^${please}(?:lead|start|open|begin) with (?:the |our |an? )?(?:price|offer|discount|question|joke|quote|story|headline|numbers?|hook|name)\\b`,
    `^${please}(?:no|skip|leave out|without|omit) (?:any |the )?(?:prices?|pricing|last names?|names|competitors?|jokes?|politics|religion|fluff|buzzwords|intro)\\s*(?:please|pls)?[.!]?$`,
    `^${please}(?:be|sound|stay) (?:funny|friendly|formal|casual|brief|concise|simple|professional|warm|human|natural|positive)\\b`,
    `^${please}(?:use )?(?:simple|plain|short) (?:words|sentences|language)\\b`,
    `^${please}keep (?:it|things) (?:short|brief|simple|light|formal|casual|friendly|fun|punchy|concise|professional|warm)\\b`,
  ),
  "iu",
);

const arabicPlease = "(?:و?(?:من فضلك|لو سمحت|لو سمحتوا|رجاء|الرجاء|ارجو|يا ريت|ياريت|بليز)\\s+)?";
const arabicText = "(?:النص|الكلام|البوست|الاسلوب|النبره|الرساله|المقال|المنشور|الاعلان|الكابشن|الرد|السكربت)";
const arabicForm =
  "(?:ايموجي|ايموجيز|ايموجيات|هاشتاق|هاشتاج|هاشتاغ|هاشتاقات|هاشتاجات|هاشتاغات|علامات تعجب|مبالغه|مبالغات|كليشيهات|مصطلحات صعبه)";
const not =
  "(?:لا|ما|بلاش|مش لازم|مو لازم|ما في داعي|مافي داعي|ما نبي|ما نبغي|ما ابي|ما بدي|ما بدنا|مش عايز|مش عايزين|مش عاوزين|بدون|من غير|من دون)";
const saying =
  "(?:ما )?(?:ذكر|تذكر|تذكري|تذكرين|تذكروا|تذكرون|نذكر|تذكرو|تجيب سيره|تجيبوا سيره|نجيب سيره|جيب سيره|تكتب|تكتبوا|تكتبون)";
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
    `^(?:المقال|النص|البوست|المنشور|الكابشن|الايميل|الرساله|الاعلان|الثريد|النشره|الصفحه)\\s+(?:موجهه?|مخصصه?|لازم يكون|لازم تكون)?\\s*(?:ل(?!ين|حد|غايه|مده|شهر|يوم|اسبوع|نهايه|اخر)\\p{L}{3,}|حق\\s)`,
    `^(?:الجمهور|الفئه المستهدفه|القارئ|القراء)(?:\\s+المستهدف)?\\s*[:：]`,
    `^${arabicPlease}(?:لا|ما|بلاش)\\s+ت(?:عتمد|ستخدم|ستعمل|حط|ضيف|جيب|كثر|كتر|بالغ|طول|دخل)(?:ي|ين|وا|ون|و)?(?:\\s+(?:علي|في|ب|من))?\\s*(?:اي\\s+)?(?:ال)?(?:فيديو|فيديوهات|صور|نت|انترنت|كلام رسمي|كلام كبير|فصحي|انجليزي|مصطلحات|منافسين|اسعار|سعر|نكت|اسمي|اسمنا|ايموجي|هاشتاق|كلام|تفاصيل|مقدمه|مقدمات)${end}`,
    `^${arabicPlease}(?:لا|ما|بلاش)\\s+ت(?:بالغ|طول)(?:ي|ين|وا|ون|و)?\\s*$`,
    `^${arabicPlease}(?:بدون|من غير|من دون|بلا|بلاش)\\s+(?:ذكر\\s+)?(?:ال)?(?:اسعار|اسماء|ارقام|منافسين|تطويل|مقدمات|رغي|فلسفه|حكي زايد|كلام زايد|كلام رسمي|كلام كبير|فصحي|سياسه)\\s*$`,
    `^${arabicPlease}(?:مختصر|باختصار|قصير|بسيط|خفيف)(?:\\s+(?:و?(?:مختصر|مفيد|قصير|بسيط|خفيف|واضح)|لو سمحت|لو سمحتوا|بليز|رجاء))*\\s*$`,
    `^(?:اكتب\\p{L}*\\s+|خلي\\p{L}*\\s+|نبيه\\s+|بدنا ياه\\s+|عايزينه\\s+)?(?:باللهجه|بلهجه|بالعاميه|بالعامي|بالفصحي|باسلوب|بنبره)${end}`,
    `^${arabicPlease}(?:نركز|التركيز يكون|المهم نركز|لازم نركز)\\s+علي${end}`,
    `^${arabicPlease}(?:لازم|ضروري|مهم|يجب|المفروض)\\s+(?:يكون|تكون|نحط|نذكر|يذكر|يتذكر|نكتب)\\s+(?:فيه|فيها|في النص|بالنص|في البوست|بالبوست|في المقال|بالمقال)${end}`,
    `^${arabicPlease}(?:لازم|ضروري|مهم|يجب)\\s+(?:نذكر|تذكر|تذكري|تذكروا|تذكرون|يذكر|يتذكر)${end}`,
    `^${arabicPlease}نذكر\\s+(?:فيه|فيها|في النص|بالنص|في البوست|بالبوست|في المقال|ان|انه|انو)${end}`,
    `^${arabicPlease}(?:حط|حطي|حطوا|نحط|اكتب|اكتبي|اكتبوا)\\s.{0,40}(?:في العنوان|بالعنوان|في التايتل|باول السطر)${end}`,
  ),
  "u",
);

/**
 * Whether a note tells the writer how to write ('please keep it short', «لا تذكر السعر») instead of telling a fact. Such a note is never
 * printed; a model follows it. Patterns of both languages, because people order in either.
 */
export function instructsWriter(note: string): boolean {
  return !toldName(note) && factBehind(note) === null && isOrder(note) && factClauses(note) === null;
}

function isOrder(text: string): boolean {
  const folded = fold(text.trim()).replace(/^[-*•]\s+/u, "");
  return english.test(folded) || arabic.test(folded);
}

/** What stands behind 'mention that': a sentence of its own. */
const mentions = [
  new RegExp(
    loose(
      `^(?:و?(?:من فضلك|لو سمحت|رجاء|بليز)\\s+)?(?:(?:لا تنسي?|لا تنسوا|لا تنسون|ما تنسي?|ما تنسوا|متنساش|متنسوش|لازم|ضروري|مهم)\\s+)?(?:اذكر|اذكري|اذكروا|نذكر|تذكر|تذكري|تذكروا|تذكرون|نقول|تقول|قول|قولي|قولوا|وضح|وضحوا|نوضح)\\s+ان\\s+(?=\\S)`,
    ),
    "u",
  ),
  /^(?:(?:please|pls|also),?\s+)?(?:mention|say|note|point out|stress|emphasi[sz]e|add|be sure to (?:mention|say)|make sure to (?:mention|say)|make (?:it )?clear|don['’]?t forget to (?:mention|say))\s+(?:that\s+|(?=(?:we|our|there|they)\b))(?=\S)/iu,
];

/** The fact of a note that orders it to be told ('mention that we deliver'); null where it is no such note. */
function factBehind(note: string): string | null {
  for (const cue of mentions) {
    const left = note.trim().replace(cue, "");
    if (left !== note.trim() && left.split(/\s+/u).length >= leastFactWords && !isOrder(left)) return left;
  }
  return null;
}

const leastFactWords = 2;
const clauseEnd = /\s*[،,؛;.]\s+/u;

/** What a note tells readers: without 'mention that', and without a clause that is for the writer («…، لا تعتمدين على فيديو»). */
export function withoutInstructions(note: string): string {
  const behind = factBehind(note);
  if (behind !== null) return behind;
  const facts = toldName(note) ? null : factClauses(note);
  return facts === null ? note : facts.join(/\p{Script=Arabic}/u.test(note) ? "، " : ", ");
}

/** The clauses of a note that begins with a fact and goes on with an order; null for any other note. */
function factClauses(note: string): string[] | null {
  const clauses = note.split(clauseEnd);
  const facts = clauses.filter((clause) => !isOrder(clause));
  return facts.length === clauses.length || facts[0] !== clauses[0] ? null : facts;
}

/** Professionals whom a text is to send its readers to. */
const advisers = [
  ["seeLawyer", /(?<!\p{L})(?:ال)?(?:محامي|محامي[هة]|محام)(?!\p{L})|\b(?:lawyer|attorney)\b/iu],
  ["seeDoctor", /(?<!\p{L})(?:ال)?(?:دكتور[هة]?|طبيب[هة]?|حكيم)(?!\p{L})|\b(?:doctor|physician|dentist)\b/iu],
] as const;
const sends =
  /(?<!\p{L})(?:[يتن]سال\p{L}*|اسال\p{L}*|[يتن]ستشير\p{L}*|استشير\p{L}*|[يتن]?راجع\p{L}*)(?!\p{L})|\b(?:ask|see|consult|talk to|check with)\b/iu;

/** Whom the text is to send its readers to, by an order among the notes; null where none says so. */
export function adviserAsked(notes: readonly string[]): (typeof advisers)[number][0] | null {
  const order = notes.find((note) => instructsWriter(note) && sends.test(fold(note)));
  return order === undefined ? null : (advisers.find(([, words]) => words.test(fold(order)))?.[0] ?? null);
}
