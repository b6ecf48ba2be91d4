import type { OutlineSection } from "../templates/template.ts";
import { fold } from "../text/normalise.ts";

/** Roles that ask the reader to do something: where an outline has one, the text should. */
export const callRoles: readonly string[] = [
  "callToAction",
  "nextStep",
  "reply",
  "formalNextStep",
  "request",
  "replyInvite",
  "jobApply",
  "coverClose",
  "askLine",
  "speechCall",
];

/** What an imperative may end in: whom it speaks to, and a pronoun behind it. Not ـه alone, which nouns end in: 'فكرة'. */
const endings = "(?:ين|ون|وا|[يو]?(?:لنا|لي|نا|ها|هم)|[يو]ه|[يو])?";

/** Words by which a call to action shows, folded: imperatives and invitations of the varieties and of English. */
const callWords = new RegExp(
  [
    "(?:^|[^\\p{L}])(?:[وف]?(?:اطلب|جرب|سجل|احجز|اشتر|ابعت|ابعث|ارسل|راسل|كلم|تواصل|حمل|نزل|زور|زوروا|ابدا|شارك|اكتب|خذ|خد|شوف|شف|تعال|تعا|اختار|اختر",
    "|انضم|اتصل|اضغط|احفظ|اسال|اعمل|حط|خل|دز|طرش|عط|اعط|جهز|افتح|ادخل|امش|روح|جيب|هات|خليك|استفيد|استفد|انقل|قل|قول|حدد|راجع|نرجو|نامل|يرجي|نلتمس|ندعو|بانتظار|في انتظار",
    `|ننتظر|منستن|مستني|ناطر|نتشرف|يسعدنا|بلغ|علمونا|احك|احچ|رد|اسمع|طمن|اترك|خطط|امنح|فلنبدا|خلنا نبدا|يالله نبدا|الرد|للتاكيد|متاجل|لا تاجل|ما تاجل|تابع|اكتشف|استمتع|يمكن الاطلاع|ودنا نسمع|نسمع|حياك|قرر|خبر|فعل|جاوب|وصل|يلا|يالله|يله|مر علينا|مري علينا|مروا|اكبس|كبس|دق|دقول|نطلب|نكون ممتنين|نقترح البدء|يمكن البدء|الخطوه المقترحه|الخطوه الاولي|نستاذن|تفضل|الرابط|سؤال سريع|قارن|احسب|صور|وفر|فكر|ثبت|اقرا|ختار|طلب|زورونا|فوت|دلو|طل|تعي|تعو|نسعد|نرحب|منرحب|بنرحب|تتقال|للتفاصيل|ابد|ابدو|لا تستح|ما تستح|لا تنطر|لا تنتظر|لا تتري|ما تستن|ما تنطر|رساله|للاستفسار|تواصل|بتواصل|اكد|التاكيد|علم|بلش|تسجل|مر |مري |مرو|حضر|ارجع|فضي|فضو|دور|قرب|زر |اصطحب|ضغطه|دون |دوني|دونو|ناقش|ما رايك|يقترح|سوها|سويها|سووها|شاور|سير|حياج|اقرب|موعد|القرار|يكفي اليوم|نحب نعرف|خود)${endings}(?!\\p{L})`,
    "|(?:[وف]?(?:سيب|شيل|ييب)(?:ي|وا|و)?|حياك[من](?! الله)|تعوا|كتب(?:ي|و)(?:لنا|لي)|ضل(?:كم|كن|وا)|نتمني ان|ما راي(?:ك|كم|كن|كو)|كلمه (?:عالخاص|للفريق|تحت)|تقييم صغير|نبدا من|للبدء|للمتابعه|(?:لل|حق ال|علشان ال|عشان ال)(?:طلب|حجز|تواصل|تسجيل|استفسار)|اول خطوه علي قد)(?!\\p{L})",
    "|order|try|book|start|begin|sign up|message|call|visit|download|reply|share|get|join|tell|write|ask|save|pick|click|send|choose|come|see|take|let us know|please|welcome|subscribe|apply|contact|schedule|look|kindly|confirm|appreciated|respectfully|plan|grab|leave|drop|bring|check|keep|find|put|follow|make|open|clear|decide|hear from|next step|answer|wish|at your disposal|gladly|may be|reach|seat|door)(?!\\p{L})",
  ].join(""),
  "u",
);

/** An address behind a colon: whatever stands before it, it asks to be followed. */
const addressToFollow = /[:：][ \t]*https?:\/\//u;

/** Whether the text asks its reader to do something. Generous, word by word: it is rather to miss no call than to find none too many. */
export function asksTheReader(text: string): boolean {
  return addressToFollow.test(text) || callWords.test(fold(text));
}

const questionRoles: readonly string[] = ["question", "reply", "replyInvite"];

/** Whether a question does for a section's call, as in 'one thing to do or answer', and the text has one. */
export function isAnsweredByQuestion({ roles }: OutlineSection, text: string): boolean {
  return (
    roles.some((role) => callRoles.includes(role)) && roles.some((role) => questionRoles.includes(role)) && /[?؟]/.test(text)
  );
}
