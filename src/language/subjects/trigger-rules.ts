import { triggers } from "./triggers.ts";

type Id = keyof typeof triggers;

/** Subjects that carry others: an online shop for abayas is about abayas. */
export const carriers: readonly Id[] = ["online-courses", "app-launch", "online-store"];

const trades = (Object.keys(triggers) as Id[]).filter((id) => id !== "job-search");

/** Of two subjects in one topic, the first is meant: a vacancy in a trade is a vacancy, a swimming club is about swimming. */
export const beats: readonly (readonly [winner: Id, losers: readonly Id[]])[] = [
  ["padel-sports", ["gym-fitness"]],
  ["swimming", ["gym-fitness"]],
  ["football", ["gym-fitness"]],
  ["dental-clinic", ["medical-clinic"]],
  ["mental-wellbeing", ["medical-clinic"]],
  ["pets", ["medical-clinic"]],
  ["sleep", ["medical-clinic"]],
  ["chronic-illness", ["medical-clinic"]],
  ["exam-tutoring", ["schools", "university"]],
  ["language-courses", ["online-courses"]],
  ["kids-activities", ["schools"]],
  ["accounting-software", ["business-software"]],
  [
    "business-software",
    [
      "medical-clinic",
      "dental-clinic",
      "restaurant",
      "schools",
      "gym-fitness",
      "salon-makeup-hair",
      "hotels-chalets",
      "manufacturing",
    ],
  ],
  ["entrepreneurship", ["restaurant", "specialty-coffee", "sweets-bakery"]],
  ["gold-jewellery", ["handmade", "gifts-flowers"]],
  ["fashion-abaya", ["handmade"]],
  ["perfume-oud", ["handmade", "gifts-flowers"]],
  ["freelancing", ["design-agency"]],
  ["insurance", ["cars"]],
  ["gaming", ["phones-electronics", "specialty-coffee"]],
  ["dates-olive-oil", ["gifts-flowers"]],
  ["job-search", trades],
  ["umrah-hajj", ["travel-destination"]],
  ["desert-camping", ["travel-destination"]],
  ["hotels-chalets", ["travel-destination"]],
  ["solar-energy", ["environment", "facility-maintenance"]],
  ["tenancy", ["real-estate"]],
  ["specialty-coffee", ["restaurant"]],
  ["sweets-bakery", ["restaurant"]],
  ["healthy-meals", ["restaurant"]],
  ["photography", ["weddings"]],
  ["salon-makeup-hair", ["weddings"]],
  ["seo-content", ["social-media-marketing"]],
  ["ai-tools", ["business-software"]],
];

/** An occasion is the subject only where the topic is mainly about it: a deep clean before Ramadan is about cleaning. */
export const occasions: readonly Id[] = ["ramadan-eid", "national-day"];

/** What no subject of ours is about, though its words may look so. */
export const noSubject =
  "lawyer, attorney, law firm, divorce, child custody, lawsuit, court case, condolences, funeral, guitar, piano, elections, دعاء, أدعية, تفسير, محامي, محاماة, مكتب محاماة, طلاق, نفقة الأطفال, حضانة بعد الطلاق, محكمة, تعزية, عزاء, العزف, عزف, عازف, الدورة الشهرية, انتخابات, عظم الله أجرك, جنازة";

/** Phrases that say nothing of the subject that one of their words names elsewhere. */
export const eaten =
  "أيام المدرسة, دورة مياه, بر الوالدين, بر والدين, لا تنس, ما تنس, ولا تنس, بيت شعر, بيت الشعر, عيد ميلاد, عيد زواج, عيد جوازنا, عيد زواجنا, العاشر من رمضان, رقم الجوال, رقم التلفون, رقم الموبايل, عمره سنة, عمره سنتين, كم عمره, نادي السينما, عود كبريت, العود أحمد, تمر الأيام, تمر السنين, بشكل دوري, تمر هندي, أخذ حقه, كتب الله, كتب له, لايف كوتش, كريم الأخلاق, أرق التهاني, أرق التحيات, أرق الأمنيات, الشيطان الرجيم, المرتبة الأولى, عقار طبي, البلاط الملكي, جامعة الدول العربية, محاسبة النفس, life coach, business coach, the art of, instagram caption, instagram post, blog post, linkedin post, facebook post, tiktok video, youtube video, twitter thread, بوست انستا, بوست انستغرام, كابشن انستا, بوست لينكدان, فيديو يوتيوب, فيديو تيك توك";
