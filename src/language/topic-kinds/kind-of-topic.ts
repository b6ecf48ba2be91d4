import type { Subject } from "../subjects/subject-pack.ts";
import { fold } from "../text/normalise.ts";
import { causes } from "./causes.ts";
import { choice } from "./choice.ts";
import { cost } from "./cost.ts";
import { doing } from "./doing.ts";
import { places, placesForFamilies, placesToStudy } from "./places.ts";
import { familyRights, rights, rightsOfTwo, rightsUnwritten } from "./rights.ts";
import { symptom } from "./symptom.ts";

/** A word with what Arabic joins before it; read folded. */
const arabic = (words: string) => `(?<!\\p{L})(?:[وف]?(?:بال|ال|لل|ب|ل)?)(?:${words})(?!\\p{L})`;
const signs = (arabicWords: string, english: string) => new RegExp(`${arabic(arabicWords)}|\\b(?:${english})\\b`, "iu");

const law = signs(
  "حقوقي|حقي|حقك|حقوق|يحق|قانون|قانونيا|قانوني|نظاميا|محكمه|دعوي|غرامه|تعويض|اخلاء|توثيق|اوثق|عقد|العقد|صاحب العمل|رب العمل|راتب|راتبي|استقاله|مخالفه|فصل تعسفي|نهايه الخدمه|شيك راجع|كفاله قانونيه",
  "landlord|tenant|evict(?:ion|ed)?|lease|legal(?:ly)?|law|lawsuit|my rights|sue|small claims|court|security deposit|wrongful|liable|my employer|my boss",
);
const family = signs(
  "وصيه|الوصيه|ميراث|ورثه|طلاق|الخلع|نفقه|حضانه|عقد زواج|عقد القران",
  "last will|living will|write a will|inheritance|probate|divorce|custody|alimony|prenup",
);
const body = signs(
  "يوجعني|توجعني|بيوجعني|يعورني|تعورني|وجع|الم|صداع|دوخه|دايخ|تعبان|تعبانه|ارق|طفح|حكه|تنميل|طقطقه|يطقطق|كحه|سعال|انتفاخ|شخير|ظهري|ركبتي|راسي|بطني|فكي|ضرسي|معدتي",
  "hurts?|aches?|pain|headaches?|dizzy|rash|itch(?:y|es)?|swollen|numb|cough(?:ing)?|insomnia|snor(?:e|ing)|my (?:jaw|knee|back|neck|shoulder|head|stomach|ear|tooth|eye|hip|wrist|chest|heart)",
);
const somewhere = signs(
  "كافيهات|مقاهي|قهاوي|كوفيهات|مطاعم|اماكن|محلات|وجهات|فنادق|شاليهات|حدايق|حدائق|شواطي|منتزهات|ملاعب|صالونات|مولات|متاحف|مطارح|جلسات|مخيمات",
  "cafes|cafés|coffee shops|restaurants|places|spots|beaches|parks|hotels|trails|gyms|bookstores|museums|playgrounds|brunch spots|things to do|where to (?:eat|go|study|work|stay|shop)",
);
const learning = signs(
  "للدراسه|للمذاكره|للشغل|للعمل|نذاكر|ندرس|دراسه|مذاكره",
  "study(?:ing)?|work(?:ing)? from|remote work|laptop",
);
const households = signs(
  "للعايله|للعائله|للعايلات|للعائلات|للاطفال|للولاد|لليهال|للصغار|اليهال|العيال|العائلات",
  "kids|children|families|family|toddlers?",
);
const money = signs(
  "كم يكلف|كم تكلف|كم سعر|كم تكلفه|قديش بيكلف|قديش كلفه|بكم|بكام|كام تكلفه|تكلفه|كلفه|كم احتاج|ميزانيه",
  "how much|cost(?:s)? (?:of|to)|price of|cost",
);
const oneOf = signs(
  "افضل|احسن|ايهما|اختار|تختار|نختار|انقي|تنقي|مقارنه|الفرق بين",
  "best|choos(?:e|ing)|which|versus|vs\\.?|compar(?:e|ed|ing|ison)|better|difference between",
);
const claims = signs("حقوقي|حقي|حقوق", "my rights|rights of");
/** «ميدان ولا سوشال؟»: one of two. */
const either = /(?<!\p{L})ولا(?!\p{L}).*[؟?]|\bor\b.*\?/iu;
/** 'Without notice or pay': neither of them, so no choice. */
const neither = /(?<!\p{L})(?:بدون|بلا|دون|من غير|لا)(?!\p{L})|\b(?:without|neither|no)\b/iu;
/** There is no contract: «ما في عقد بيناتنا», 'without a written contract'. */
const unwritten =
  /(?<!\p{L})و?(?:ما في|مافي|ما فيه|ما فيش|مافيش|مفيش|ما عندي|ماكو|بدون|بلا|من غير|من دون|دون) (?:اي )?عقد(?!\p{L})|\b(?:no|without an?|never signed an?) (?:written |signed )?(?:contract|lease|agreement)\b/iu;
const how = /^(?:كيف|شلون|ازاي|كيفيه|طريقه|how (?:to|do|does|can|should))(?!\p{L})/iu;
const why = /^(?:ليش|ليه|لماذا|why)(?!\p{L})/iu;

/** What a reader asks of such a topic, by the topic's own words; null where they tell no kind. The surest come first. */
export function kindOfTopic(topic: string): Subject | null {
  const text = fold(topic.trim());
  const asks = /[؟?]/u.test(text) || why.test(text) || how.test(text);
  if (asks && family.test(text)) return familyRights;
  if ((asks || claims.test(text)) && law.test(text)) return rightsIn(text);
  if (asks && body.test(text)) return symptom;
  if (somewhere.test(text) && !/\b(?:our|my)\b|(?<!\p{L})(?:عندنا|لدينا)(?!\p{L})/iu.test(text)) {
    return learning.test(text) ? placesToStudy : households.test(text) ? placesForFamilies : places;
  }
  if (money.test(text)) return cost;
  if (oneOf.test(text) || (asks && either.test(text))) return choice;
  if (how.test(text)) return doing;
  return why.test(text) ? causes : null;
}

function rightsIn(text: string): Subject {
  if (unwritten.test(text)) return rightsUnwritten;
  return either.test(text) && !neither.test(text) ? rightsOfTwo : rights;
}

const unknown: ReadonlySet<Subject | null> = new Set([
  places,
  placesForFamilies,
  placesToStudy,
  rights,
  rightsOfTwo,
  rightsUnwritten,
  familyRights,
  symptom,
]);

/** Whether the topic asks what no pack knows: places by their names, the law, a symptom. What is known of the trade answers none of it. */
export function asksBeyondPacks(topic: string): boolean {
  return unknown.has(kindOfTopic(topic));
}
