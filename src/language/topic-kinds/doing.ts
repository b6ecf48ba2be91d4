import { topicKind } from "./topic-kind.ts";

/** 'How does one do it?' */
export const doing = topicKind({
  needed: {
    heading: ["قبل ما نبدأ", "قبل ما نبدأ", "قبل ما نبلّش", "قبل البداية", "Before you start"],
    asks: [
      ["What has to be at hand first: papers, tools, materials?", "ماذا يجب تجهيزه أولًا: أوراق أو أدوات أو مواد؟"],
      ["Where does one get it, and for how much?", "من أين يُؤتى بذلك، وبكم؟"],
    ],
  },
  order: {
    heading: ["خطوة خطوة", "خطوة بخطوة", "خطوة خطوة", "الخطوات بالترتيب", "Step by step"],
    asks: [
      ["What is done first, second and third?", "ماذا يُعمل أولًا وثانيًا وثالثًا؟"],
      ["Which step goes wrong most often?", "أي خطوة تفشل أكثر من غيرها؟"],
    ],
  },
  duration: {
    heading: ["كم ياخذ وقت؟", "بياخد وقت قد إيه؟", "قدّيش بياخد وقت؟", "الوقت اللازم", "How long it takes"],
    asks: [
      ["How long does each step take?", "كم يستغرق كل منها؟"],
      ["On which days or in which season is it best not done?", "في أي أيام أو مواسم يحسن تأجيله؟"],
    ],
  },
  success: {
    heading: ["علامة إنه ضبط", "علامة إنه ظبط", "علامة إنو ظبط", "علامة النجاح", "How to tell it worked"],
    asks: [
      ["How does one see that it worked?", "كيف يُعرف أنه نجح؟"],
      ["What is done if it did not?", "ماذا يُعمل إن لم ينجح؟"],
    ],
  },
  danger: {
    heading: ["اللي يبي له انتباه", "حاجات تستاهل الحذر", "إشيا بدها انتباه", "محاذير", "Watch out for"],
    asks: [
      ["What can go badly wrong, and how is it avoided?", "ما الذي قد يفشل أو يضر، وكيف يُتجنَّب؟"],
      ["When is it better to call somebody, and whom?", "متى يُستعان بمختص، ومن هو؟"],
    ],
  },
  own: {
    heading: ["من تجربتنا", "من تجربتنا", "من تجربتنا", "من تجربتنا", "From experience"],
    asks: [
      ["How did your own first try go?", "كيف كانت محاولتكم الأولى؟"],
      ["What would you do differently today?", "ما الذي تفعلونه اليوم بطريقة أخرى؟"],
    ],
  },
});
