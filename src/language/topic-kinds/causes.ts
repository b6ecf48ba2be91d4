import { topicKind } from "./topic-kind.ts";

/** 'Why does … go wrong?': causes and what is done about them. */
export const causes = topicKind({
  causes: {
    heading: ["ليش يصير؟", "بيحصل ليه؟", "ليش بيصير؟", "أسباب ذلك", "Why it happens"],
    asks: [
      ["Which causes have you seen yourself, the commonest first?", "أي أسباب رأيتموها بأنفسكم، وأكثرها أولًا؟"],
      ["At which moment does it begin?", "في أي لحظة يبدأ ذلك؟"],
    ],
  },
  early: {
    heading: ["علامات من البداية", "علامات من البداية", "علامات من الأوّل", "علامات مبكرة", "Early signs"],
    asks: [
      ["How does one notice it before the harm is done?", "كيف يُلاحَظ قبل وقوع الضرر؟"],
      ["What is checked or measured, and with what?", "ما الذي يُفحص أو يُقاس، وبماذا؟"],
    ],
  },
  loss: {
    heading: ["كم يكلّف؟", "بيكلّف كام؟", "قدّيش بيكلّف؟", "كلفة ذلك", "What it costs"],
    asks: [
      ["How much is lost by it: money, time, goods?", "كم يُخسَر بسببه من مال أو وقت أو بضاعة؟"],
      ["Whose figures are these, and of which year?", "من مصدر هذه الأرقام، ومن أي سنة؟"],
    ],
  },
  fix: {
    heading: ["وش ينسوى؟", "إيه اللي يتعمل؟", "شو بينعمل؟", "ما العمل", "How to fix it"],
    asks: [
      ["What is done about it, in which order?", "ما الذي يُعمل، وبأي ترتيب؟"],
      ["Who does it, and how long does it take?", "من يقوم بذلك، وكم يستغرق؟"],
    ],
  },
  prevention: {
    heading: ["عشان ما يتكرّر", "عشان ما يتكررش", "تما يرجع يصير", "كي لا يتكرر", "How to keep it from happening"],
    asks: [
      ["What keeps it from happening again?", "ما الذي يمنع تكراره؟"],
      ["What does that cost, once or every month?", "كم يكلّف ذلك، مرة واحدة أو كل شهر؟"],
    ],
  },
  own: {
    heading: ["موقف صار", "موقف حصل", "قصّة صارت", "حالة من الواقع", "A case of your own"],
    asks: [
      ["Which case of your own shows it: where and when?", "أي حالة من عملكم تبيّن ذلك: أين ومتى؟"],
      ["What did you change after it?", "ماذا غيّرتم بعدها؟"],
    ],
  },
});
