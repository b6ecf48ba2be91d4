import { topicKind } from "./topic-kind.ts";

/** 'Which one?': things to choose from. */
export const choice = topicKind({
  options: {
    heading: ["الخيارات", "الاختيارات", "الخيارات", "الخيارات", "The options"],
    asks: [
      ["Which ones are compared, each by its name or model?", "ما الخيارات، كل منها باسمه أو طرازه؟"],
      ["Which did you leave out, and why?", "أيها استبعدتم، ولماذا؟"],
    ],
  },
  points: {
    heading: ["كيف نختار؟", "نختار على أساس إيه؟", "ع أيّ أساس مننقّي؟", "معايير الاختيار", "How to choose"],
    asks: [
      ["Which two or three points decide?", "أي نقطتين أو ثلاث تحسم الاختيار؟"],
      ["How does one check them before paying?", "كيف تُفحص قبل الدفع؟"],
    ],
  },
  prices: {
    heading: ["الأسعار", "الأسعار", "الأسعار", "الأسعار", "What each costs"],
    asks: [
      ["What does each cost, and where is it sold?", "كم سعر كل منها، وأين يُباع؟"],
      ["What does it cost to keep: refills, service, spare parts?", "كم كلفة استعماله بعد الشراء: صيانة وقطع ومواد؟"],
    ],
  },
  fit: {
    heading: ["كل واحد لمين؟", "كل واحد لمين؟", "كل واحد لمين؟", "لمن يصلح كل منها", "Who each is for"],
    asks: [
      ["For whom is each one right?", "لمن يصلح كل منها؟"],
      ["For whom is it the wrong one?", "ومن الذي لا يناسبه؟"],
    ],
  },
  drawbacks: {
    heading: ["العيوب بعد شهر", "العيوب بعد شهر", "العيوب بعد شهر", "العيوب بعد الاستعمال", "What annoys people later"],
    asks: [
      ["What bothers people about each after a month?", "ما الذي يزعج الناس في كل منها بعد شهر؟"],
      ["What do the warranty and the return terms cover?", "ماذا يشمل الضمان والإرجاع؟"],
    ],
  },
  own: {
    heading: ["لو الاختيار لنا", "لو الاختيار لينا", "لو الخيار إلنا", "اختيارنا", "Our pick"],
    asks: [
      ["Which one would you take yourself, and why?", "أيها تختارون لأنفسكم، ولماذا؟"],
      ["When would you take the other one?", "ومتى تختارون غيره؟"],
    ],
  },
});
