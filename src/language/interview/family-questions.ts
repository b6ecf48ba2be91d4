import type { Bilingual } from "#shared/options.ts";
import type { Family } from "../composer/bank.ts";
import type { Question } from "./question.ts";

const ask = (key: string, kind: Question["kind"], en: string, ar: string, lead?: Bilingual): Question => ({
  key,
  kind,
  text: { en, ar },
  ...(lead ? { lead } : {}),
});

const when = ask("when", "time", "On which days and hours?", "ما الأيام والساعات؟");
const where = ask("where", "place", "Where is it, and what is it near?", "أين المكان، وما أقرب معلم إليه؟");
const price = ask("price", "price", "What does it cost?", "كم السعر؟");
const contact = ask("contact", "link", "How do people order or ask?", "كيف يكون الطلب أو الاستفسار؟");
const different = ask("different", "free", "Which one fact sets it apart?", "ما المعلومة التي تميّزه عن غيره؟");
const offer = ask("offer", "time", "Is there an offer, and until when?", "هل من عرض، وإلى متى يستمر؟");
const who = ask("who", "person", "Who is behind it?", "من صاحبه أو القائم عليه؟");
const next = ask("next", "link", "What is the reader to do next, and where?", "ما الخطوة التالية للقارئ، وأين؟");
const example = ask("example", "free", "Which example of your own shows it?", "ما المثال من تجربتك الذي يوضّحه؟");
const figure = ask("figure", "free", "Which figure can you name, and from where?", "ما الرقم الذي يمكن ذكره، وما مصدره؟");
const mistake = ask("mistake", "free", "What do people get wrong about it?", "ما الخطأ الشائع فيه؟");
const reader = ask("reader", "free", "Whom is it for, and where do they get stuck?", "لمن هو، وأين يتعثّرون؟");

/** What a text of each family lives on, the most needed first. Templates that differ from their family stand beside it. */
export const familyQuestions: Readonly<Record<Family, readonly Question[]>> = {
  article: [reader, example, figure, mistake, next],
  lesson: [reader, example, mistake, figure, next],
  commerce: [price, different, where, offer, contact],
  social: [when, where, different, price, contact],
  script: [
    ask("shown", "free", "What is to be seen first?", "ما أول ما يظهر في الصورة؟"),
    ask("speaker", "person", "Who speaks?", "من المتحدث؟"),
    different,
    price,
    contact,
  ],
  invitation: [
    when,
    where,
    ask("host", "person", "Who hosts, and who speaks?", "من المضيف ومن المتحدثون؟"),
    ask("programme", "free", "What happens there, in which order?", "ما فقرات البرنامج بالترتيب؟"),
    ask("reply", "link", "How do guests confirm?", "كيف يؤكد الضيوف حضورهم؟"),
  ],
  story: [
    ask("hero", "person", "Who is it about?", "من بطل القصة؟"),
    ask("scene", "place", "Where does it happen?", "أين تجري الأحداث؟"),
    ask("trouble", "free", "What goes wrong?", "ما الذي يتعقّد؟"),
    ask("end", "free", "How does it end?", "كيف تنتهي؟"),
  ],
  formal: [
    ask("signature", "person", "Who signs it, with which title?", "من يوقّعه، وما صفته؟"),
    ask("date", "time", "Which date does it name?", "ما التاريخ الذي يُذكر فيه؟"),
    ask("asked", "free", "What exactly is asked or decided?", "ما المطلوب أو المقرَّر بالتحديد؟"),
    ask("grounds", "free", "On which grounds?", "على أي أساس؟"),
    ask("reach", "link", "How can you be reached?", "كيف يمكن التواصل معكم؟"),
  ],
};

/**
 * Templates whose form is not their family's. What a pack asks of a thing that is sold (its price, its certificates) is out of place
 * in them, so these are asked alone. A `lead` is the word by which the form knows where the answer belongs.
 */
export const templateQuestions: Readonly<Record<string, readonly Question[]>> = {
  // A line of an advertisement has room for what it costs and where it is, not for a machine's year.
  googleAds: familyQuestions.commerce,
  metaTags: familyQuestions.commerce,
  meetingMinutes: [
    ask("decided", "free", "What was decided?", "ما الذي تقرّر؟", { en: "Decided", ar: "تقرّر" }),
    ask("task", "free", "Who does what, and by when?", "من يتولى ماذا، وقبل أي موعد؟"),
    ask("open", "free", "What was left open?", "ما الذي بقي معلّقًا؟"),
    ask("again", "time", "When is the next meeting?", "متى الاجتماع القادم؟", { en: "Next meeting", ar: "الاجتماع القادم" }),
  ],
  report: [
    ask("period", "time", "Which period does it cover?", "ما المدة التي يغطيها؟", { en: "Period", ar: "المدة" }),
    ask("source", "free", "Where are the figures from?", "ما مصدر الأرقام؟", { en: "Based on", ar: "البيانات" }),
    ask("found", "free", "What was found, with a figure?", "ما الذي تبيّن، وبأي رقم؟", { en: "Findings", ar: "النتائج" }),
    ask("ways", "free", "Which ways are open, and what do they cost?", "ما الخيارات، وكم يكلّف كل منها؟", {
      en: "Options",
      ar: "الخيارات",
    }),
    ask("advice", "free", "What do you recommend?", "ما توصيتك؟", { en: "We recommend", ar: "التوصية" }),
  ],
  swot: [
    ask("strength", "free", "What do you do better than others?", "ما الذي تتفوقون فيه؟", { en: "Strength", ar: "القوة" }),
    ask("weakness", "free", "What holds you back?", "ما الذي يعيقكم؟", { en: "Weakness", ar: "الضعف" }),
    ask("opportunity", "free", "What could you use that is coming?", "ما الفرصة القادمة التي تخدمكم؟", {
      en: "Opportunity",
      ar: "الفرصة",
    }),
    ask("threat", "free", "What could harm you from outside?", "ما الخطر الآتي من الخارج؟", { en: "Threat", ar: "التهديد" }),
  ],
  speech: [
    ask("began", "free", "How did it begin?", "كيف كانت البداية؟"),
    ask("moment", "free", "Which moment will the guests remember?", "ما اللحظة التي يذكرها الحضور؟"),
    ask("plans", "free", "What comes next?", "ما الخطوة القادمة؟"),
    ask("thanks", "free", "Whom do you thank, and for what?", "من تشكر، وعلى ماذا؟", { en: "Thanks", ar: "الشكر" }),
  ],
  toast: [
    ask("since", "free", "Since when do you know each other?", "منذ متى تعرفه أو تعرفها؟"),
    ask("moment", "free", "Which moment of theirs do you tell?", "ما الموقف الذي ترويه؟"),
    ask("wish", "free", "What do you wish them?", "ماذا تتمنى لهم؟"),
  ],
  lessonPlan: [
    ask("material", "free", "What do the pupils need on the table?", "ما الذي يحتاج إليه الطلاب أمامهم؟"),
    ask("opening", "free", "Which question opens the lesson?", "ما السؤال الذي تُفتتح به الحصة؟"),
    ask("activity", "free", "What do the pupils do themselves?", "ما الذي ينفذه الطلاب بأنفسهم؟", {
      en: "Activity",
      ar: "النشاط",
    }),
    ask("homework", "free", "What is the homework?", "ما الواجب؟", { en: "Homework", ar: "الواجب" }),
  ],
  quiz: [
    ask("covered", "free", "Which lessons does it cover?", "ما الدروس التي يشملها؟"),
    ask("hard", "free", "Where do pupils slip most?", "أين يخطئ الطلاب أكثر؟"),
    ask("problem", "free", "Which question of yours must be in it?", "ما السؤال الذي لا بد منه؟"),
  ],
  jobAd: [
    ask("day", "free", "What does an ordinary day look like?", "كيف يبدو يوم العمل المعتاد؟"),
    ask("hours", "time", "Which days and hours?", "ما أيام العمل وساعاته؟", { en: "Hours", ar: "الدوام" }),
    ask("benefits", "free", "What do people get beside the salary?", "ما المزايا غير الراتب؟", { en: "Benefits", ar: "المزايا" }),
    ask("apply", "link", "How does one apply, and until when?", "كيف يكون التقديم، وإلى متى؟"),
  ],
  coverLetter: [
    ask("done", "free", "Which result of your work fits this job?", "أي نتيجة من عملك تناسب هذه الوظيفة؟"),
    ask("why", "free", "Why this company?", "لماذا هذه الشركة؟"),
    ask("start", "time", "When can you start?", "متى يمكنك البدء؟", { en: "I can start", ar: "يمكنني البدء" }),
    ask("reach", "link", "How can you be reached?", "كيف يمكن التواصل معك؟"),
  ],
  resumeSummary: [
    ask("result", "free", "Which result can you name with a figure?", "أي نتيجة يمكن ذكرها برقم؟"),
    ask("tools", "free", "Which tools and licences do you have?", "ما الأدوات والرخص التي لديك؟"),
    ask("wanted", "free", "Which post are you looking for?", "ما الوظيفة التي تبحث عنها؟"),
  ],
  realEstate: [
    ask("rooms", "free", "How many rooms and bathrooms, on which floor?", "كم غرفة وحمامًا، وفي أي طابق؟"),
    ask("state", "free", "What state is it in, and when was it last renewed?", "ما حالته، ومتى جُدّد آخر مرة؟"),
    ask("near", "place", "What is it near?", "ما أقرب معلم إليه؟"),
    price,
    ask("visit", "link", "How does one arrange a viewing?", "كيف تكون المعاينة؟"),
  ],
  menu: [
    ask("dishes", "free", "Which dishes, with what in them, and at what price?", "ما الأطباق ومكوّناتها وأسعارها؟"),
    when,
    where,
    contact,
  ],
  travelGuide: [
    ask("way", "free", "How does one get there, and how long does it take?", "كيف يكون الوصول، وكم يستغرق؟"),
    ask("sights", "free", "Which three places must be seen?", "ما ثلاثة أماكن لا تفوّت؟"),
    ask("food", "free", "Where does one eat well?", "أين يكون الأكل الطيب؟"),
    price,
    ask("slip", "free", "What do visitors get wrong?", "ما الخطأ الذي يقع فيه الزوار؟"),
  ],
  courseOutline: [
    ask("end", "free", "What can one do at the end?", "ما الذي يتقنه المتدرب في النهاية؟"),
    ask("before", "free", "What must one know before?", "ما الذي ينبغي معرفته قبلها؟"),
    ask("work", "free", "What is made in each week?", "ما الذي يُنجز في كل أسبوع؟"),
    when,
    price,
  ],
  reviewReply: [
    ask("happened", "free", "What really happened?", "ما الذي حدث فعلًا؟"),
    ask("done", "free", "What have you done about it?", "ما الذي عملتموه لمعالجته؟"),
    ask("next", "link", "Where can the customer reach a person?", "أين يصل العميل إلى من يساعده؟"),
  ],
  recipe: [
    ask("servings", "free", "How many does it serve?", "لكم شخصًا؟"),
    ask("time", "time", "How long does it take?", "كم يستغرق تحضيره؟"),
    ask("ingredients", "free", "Which ingredients, and how much of each?", "ما المكونات ومقاديرها؟"),
    ask("trick", "free", "Which trick of yours makes it good?", "ما السر الذي يجعله ينجح؟"),
  ],
  brandStory: [
    who,
    ask("begun", "time", "When did it begin?", "متى بدأ؟"),
    ask("why", "free", "Why was it begun?", "لماذا بدأ؟"),
    where,
  ],
  apology: [
    ask("happened", "free", "What happened, and when?", "ماذا حدث ومتى؟"),
    ask("done", "free", "What is done about it?", "ما الذي يُعمل لمعالجته؟"),
    contact,
  ],
  supportMacro: [
    ask("steps", "free", "Which steps solve it?", "ما خطوات الحل؟"),
    ask("takes", "time", "How long does it take?", "كم يستغرق؟"),
    contact,
  ],
  bio: [
    ask("years", "free", "How many years, and where?", "كم سنة، وأين؟"),
    ask("proud", "free", "Which work are you known for?", "بأي عمل يُعرف؟"),
    where,
    contact,
  ],
};
