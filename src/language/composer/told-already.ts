import type { FieldKey } from "../templates/field-keys.ts";
import type { Phrase } from "./bank.ts";
import type { Slots } from "./notation.ts";
import type { Role } from "./roles.ts";

/** A filled field and the blanks that would ask for it once more: in phrases of these roles, by their labels in all banks. */
interface Telling {
  readonly field: FieldKey;
  readonly roles: readonly Role[];
  /** Without it, every blank of these roles asks for the field. */
  readonly asks?: RegExp;
}

const aDate = /تاريخ|موعد|معاد|آخر يوم|\bdate\b|^until when$/u;
const aLink = /رابط|لينك|\blink\b/u;
const aPrice = /^(?:السعر|price)(?!\p{L})/u;
const aMoment = /لحظة|أبرز|\bmoment\b|in one sentence/u;
const anActivity = /نسوي|بنعمل|منعمل|في كلمتين|في جملة|في سطر|المجال|الخدمات|core of the work|ten words|products or services/u;

const tellings: readonly Telling[] = [
  { field: "offer", roles: ["offer"] },
  { field: "offer", roles: ["ramadanPost", "postscript"], asks: /العرض|\boffer\b/u },
  { field: "deadline", roles: ["postscript", "callToAction"], asks: aDate },
  { field: "link", roles: ["offer", "reply", "callToAction", "postscript"], asks: aLink },
  { field: "price", roles: ["offer", "faq", "faqAnswer"], asks: aPrice },
  { field: "launchDate", roles: ["teaser", "reveal", "offer", "callToAction"], asks: aDate },
  { field: "whatIsNew", roles: ["whatIsNew", "reveal", "proof"], asks: /الجديد|التحسين|الإضافة|\bnew\b/u },
  { field: "proof", roles: ["proof"] },
  { field: "usedFor", roles: ["usage", "verdict", "score", "proof"], asks: /^مدّ?ة|^وقت|الاستخدام|الاستعمال|how long/u },
  { field: "features", roles: ["oneLiner", "whatIsNew"], asks: /six words|أهم شي/u },
  { field: "product", roles: ["oneLiner"], asks: /six words/u },
  { field: "criteria", roles: ["howChosen", "difference", "whichForWhom"], asks: /المعيار|criterion/u },
  { field: "criterion", roles: ["howChosen", "example"], asks: /المعيار|criterion/u },
  { field: "tools", roles: ["need"], asks: /أداة|أدوات|المعلومات|materials/u },
  { field: "replyBy", roles: ["reply"], asks: aDate },
  { field: "date", roles: ["recapLead", "invitationOpening", "programme"], asks: aDate },
  { field: "place", roles: ["invitationOpening", "programme", "reply"], asks: /^المكان$|^المطرح$|^place$/u },
  { field: "moments", roles: ["recapLead", "eventMoment"], asks: aMoment },
  { field: "guestQuote", roles: ["recapLead", "eventMoment", "thanks"], asks: /كلمة|\bword\b|what .* said/u },
  { field: "guest", roles: ["welcome", "outro"], asks: /الضيف|\bguest\b/u },
  { field: "sender", roles: ["welcome", "greeting"], asks: /صاحب الرسالة|your name/u },
  { field: "lastContact", roles: ["reminder"], asks: /آخر|النقاط|السؤال|agreed|in one line|question/u },
  { field: "ask", roles: ["smallAsk"], asks: /question|السؤال|look at/u },
  { field: "repair", roles: ["repair"], asks: /^(?:الحل|الإجراء|الخطوة)|measure|^steps$/u },
  { field: "since", roles: ["founding", "aboutUs", "today", "people", "proof"], asks: /سنة|السنة|\byears?\b/u },
  { field: "whatWeDo", roles: ["aboutUs"], asks: anActivity },
  { field: "founder", roles: ["founding", "people"], asks: /مؤس|^names$/u },
  { field: "foundingReason", roles: ["founding"], asks: /^(?:المشكلة|السبب|الحاجة|الهدف)|the one thing|complaint|^aim$/u },
  { field: "market", roles: ["marketLine"], asks: /حجم السوق|^الشريحة|market size|^segment$/u },
  { field: "season", roles: ["placeWhy", "dayPlan", "moneyTip"], asks: /الموسم|season|^month$/u },
  { field: "experienceYears", roles: ["resumeLine"], asks: /السنوات|^المدة$|number of years|^period$/u },
  { field: "profession", roles: ["resumeLine"], asks: /^المجال$|^field$/u },
  { field: "achievements", roles: ["resumeLine"], asks: /إنجاز|ما تحقق|result with figure/u },
  { field: "salary", roles: ["jobOffer"], asks: /راتب|salary|^amount$/u },
  { field: "workPlace", roles: ["jobRole", "jobOffer"], asks: /مكان العمل|^المدينة$|^place$|^city$/u },
  { field: "attendees", roles: ["minutesOpening"], asks: /الحاضر|^names/u },
  { field: "occasion", roles: ["speechOpening", "speechStory", "speechMessage"], asks: /^المناسبة$|^occasion$/u },
  { field: "duration", roles: ["executiveSummary", "priceNote", "formalNextStep"], asks: /^المدة$|^(?:period|length)$/u },
  { field: "spokesperson", roles: ["quotation"], asks: /متحدث|صاحبها|\bname\b|\btitle\b/u },
  { field: "quote", roles: ["quotation"] },
];

/** Whether a phrase of this role asks in a blank for what the brief tells: `{=key}` in `ownFields` is a filled field. */
export function asksForTold(role: Role, ownFields: Slots): (phrase: Phrase) => boolean {
  const told = tellings.filter(({ field, roles }) => roles.includes(role) && ownFields[`=${field}`] !== undefined);
  if (told.length === 0) return () => false;
  return (phrase) => {
    const text = typeof phrase === "string" ? phrase : phrase.text;
    const labels = [...text.matchAll(/\{blank:([^}]*)\}/g)].map(([, label = ""]) => label);
    return labels.some((label) => told.some(({ asks }) => asks?.test(label) ?? true));
  };
}
