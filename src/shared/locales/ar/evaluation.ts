import type { evaluation as english } from "../en/evaluation.ts";
import type { LaterErrorTexts, Localised } from "../localised.ts";

export const evaluation = {
  title: "الاختيار بالدليل",
  hint: "لا يظهر هذا الجزء إلا لمشغّل الخادم.",
  none: "لم تُجرَ على هذا الخادم مقارنة بين الكتّاب بعد. الأمر \u2066npm run eval\u2069 يكتب الموجزات نفسها بعدة كتّاب، ويبيّن ما قدّمه كل منهم.",
  when: "آخر مقارنة: {date}",
  where: "التقرير محفوظ على الخادم في",
  done: "اكتمل {done} من {of} من النصوص، {votes, plural, zero {بلا أصوات} one {صوت واحد} two {صوتان} few {# أصوات} many {# صوتًا} other {# صوت}}",
  rehearsal: "لم يُشغَّل أي نموذج حقيقي: النماذج بدائل من خادم اختبار، فلا يُقترح شيء.",
  writer: "الكاتب",
  delivered: "باللهجة المطلوبة",
  deliveredHint: "قبل الإصلاح ← بعده",
  facts: "المعلومات المذكورة",
  claims: "ليس في الموجز",
  firstWord: "أول كلمة",
  cost: "الكلفة",
  failed: "ما تعذّر",
  share: "{count} من {of}",
  seconds: "{seconds, number} ث",
  unknown: "–",
  unknownText: "غير معروف",
  proposal: "ما تدعمه المقارنة",
  group: { egyptian: "المصرية", gulf: "الخليجية", levantine: "الشامية", standard: "الفصحى", english: "الإنجليزية" },
  undecided: "لا تكفي للحكم",
  duel: "أفضل في {better} من {briefs} من الموجزات، وأضعف في {worse}",
  inPlace: "معتمد",
  locked: "يحدده الإعداد {setting}",
  lockedPartly: "تحدد إعدادات الخادم بعضه",
  apply: "اعتماد هؤلاء الكتّاب",
  applied: "اعتُمد الكتّاب",
  nothing: "لا تكفي المقارنة للحكم بمن يكتب أفضل في أي مجموعة.",
  allSet: "كل ما تدعمه المقارنة معتمد.",
  chosen: "معتمد هنا",
  takeBack: "التراجع عن الكل",
  takenBack: "عاد الكتّاب كما كانوا",
  failedToSet: "لم يُعتمد الكتّاب",
  loadFailed: "تعذّر تحميل المقارنة.",
} satisfies Localised<typeof english>;

export const routeErrors = {
  not_connected: "لا خدمة متصلة للكاتب {writer}. يلزم أولًا ضبط مفتاحها أو عنوانها في إعدادات الخادم.",
  locked: "الإعداد {setting} هو الذي يحدد كاتب هذه اللهجة، ويُغيَّر هناك.",
} satisfies LaterErrorTexts<"route">;

export const evaluationMessages = { evaluation, errors: { route: routeErrors } };
