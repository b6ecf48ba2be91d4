import { topicKind } from "./topic-kind.ts";

/** A complaint of the body: nothing is stated of it, and its answers have a medical source. */
export const symptom = topicKind(
  {
    signs: {
      heading: ["متى يصير وكيف؟", "بيحصل إمتى وإزاي؟", "أيمتى بيصير وكيف؟", "متى يحدث وكيف", "When and how it shows up"],
      asks: [
        ["Since when does it happen, and how often?", "منذ متى يحدث ذلك، وكم مرة؟"],
        ["What exactly is felt or heard, and where?", "بم يُشعر أو ماذا يُسمع بالضبط، وأين؟"],
      ],
    },
    worse: {
      heading: [
        "اللي يزيده واللي يخفّفه",
        "اللي بيزوّده واللي بيخفّفه",
        "شو بيزيدو وشو بيخفّفو",
        "ما يزيده وما يخففه",
        "What makes it better or worse",
      ],
      asks: [
        ["What makes it worse: food, movement, posture, hour?", "ما الذي يزيده: طعام أو حركة أو وضعية أو ساعة من اليوم؟"],
        ["What brings relief, and for how long?", "ما الذي يخففه، وإلى متى؟"],
      ],
    },
    causes: {
      heading: ["الأسباب المعروفة", "الأسباب المعروفة", "الأسباب المعروفة", "الأسباب المعروفة", "Known causes"],
      asks: [
        ["Which causes does a medical source name, and which source?", "أي أسباب يذكرها مصدر طبي، وما هو؟"],
        ["How does a doctor tell one from another?", "كيف يفرّق الطبيب بينها؟"],
      ],
    },
    warning: {
      heading: ["متى لازم دكتور؟", "إمتى لازم دكتور؟", "أيمتى لازم حكيم؟", "متى تلزم زيارة الطبيب", "When to see a doctor"],
      asks: [
        ["With which sign does one go to a doctor the same day?", "مع أي علامة يُراجَع الطبيب في اليوم نفسه؟"],
        ["Which one is an emergency?", "أي علامة تعني الطوارئ؟"],
      ],
    },
    whom: {
      heading: ["عند أي دكتور؟", "عند دكتور إيه؟", "عند أيّا حكيم؟", "أي طبيب مختص", "Whom to see"],
      asks: [
        ["Which specialist is seen for it?", "أي طبيب مختص يُراجَع لذلك؟"],
        ["What happens at that visit, and what does it cost?", "ماذا يحدث في تلك الزيارة، وكم تكلّف؟"],
      ],
    },
    home: {
      heading: ["لين يجي الموعد", "لحد ميعاد الدكتور", "لحد موعد الحكيم", "إلى أن يحين الموعد", "Until the appointment"],
      asks: [
        ["What can be done at home, by which medical source?", "ما الذي يمكن عمله في البيت، وبحسب أي مصدر طبي؟"],
        ["What should not be done?", "ما الذي يجب تجنّبه؟"],
      ],
    },
  },
  [
    "هذا كلام عام، والتشخيص عند الدكتور.",
    "ده كلام عام، والتشخيص عند الدكتور.",
    "هيدا حكي عام، والتشخيص عند الحكيم.",
    "هذا كلام عام، والتشخيص للطبيب.",
    "This is general; a diagnosis takes a doctor or dentist.",
  ],
);
