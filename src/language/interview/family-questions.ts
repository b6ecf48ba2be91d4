import type { Family } from "../composer/bank.ts";
import type { Question } from "./question.ts";

const ask = (key: string, kind: Question["kind"], en: string, ar: string): Question => ({ key, kind, text: { en, ar } });

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

/** Templates whose form is not their family's. */
export const templateQuestions: Readonly<Record<string, readonly Question[]>> = {
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
