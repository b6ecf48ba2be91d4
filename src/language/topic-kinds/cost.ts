import { topicKind } from "./topic-kind.ts";

/** 'How much does … cost?' */
export const cost = topicKind({
  sum: {
    heading: ["كم بالمجمل؟", "كام في المجموع؟", "قدّيش بالمجموع؟", "الكلفة الإجمالية", "The total"],
    asks: [
      ["What does it cost, from the least to the most, in which city?", "كم التكلفة من أدناها إلى أعلاها، وفي أي مدينة؟"],
      ["From whom are these prices, and of which month?", "ممن هذه الأسعار، ومن أي شهر؟"],
    ],
  },
  items: {
    heading: ["وين تروح الفلوس؟", "الفلوس بتروح فين؟", "وين بيروحوا المصاري؟", "بنود الكلفة", "Where the money goes"],
    asks: [
      ["Which items make up the sum, each with its price?", "ما بنود هذا المبلغ، وكم كل منها؟"],
      ["Which one is the largest?", "أي بند هو الأكبر؟"],
    ],
  },
  difference: {
    heading: ["ليش تختلف الأسعار؟", "ليه الأسعار بتفرق؟", "ليش بتفرق الأسعار؟", "سبب اختلاف الأسعار", "Why prices differ"],
    asks: [
      ["What makes one offer twice as dear as another?", "ما الذي يجعل عرضًا ضعف سعر آخر؟"],
      ["What does the cheapest one lack?", "ماذا ينقص أرخصها؟"],
    ],
  },
  extras: {
    heading: ["رسوم ما تنحسب", "مصاريف محدش بيحسبها", "مصاريف ما حدا بيحسبها", "رسوم لا تُحسب", "Costs people forget"],
    asks: [
      ["Which fees come on top, and when are they paid?", "أي رسوم تضاف، ومتى تُدفع؟"],
      ["What do people forget to count?", "ماذا ينسى الناس أن يحسبوه؟"],
    ],
  },
  saving: {
    heading: ["وين ينفع التوفير؟", "التوفير ينفع فين؟", "وين بيظبط التوفير؟", "أين يمكن التوفير", "Where to save"],
    asks: [
      ["Where can one save without harm?", "أين يمكن التوفير بلا ضرر؟"],
      ["Where does saving cost more in the end?", "أين يكلّف التوفير أكثر في النهاية؟"],
    ],
  },
});
