import type { WrittenBank } from "../subjects/subject-pack.ts";

/** What a call asks of its reader: to come, or to ask. */
export type CallKind = "visit" | "ask";

/** Calls that claim nothing of the business: no hours, no answer within the hour, no gift. In the notation of addressee forms. */
export const plainCalls: Readonly<Record<WrittenBank, Readonly<Record<CallKind, readonly string[]>>>> = {
  "ar-saudi": {
    visit: ["<مرّ|مرّي|مرّوا> علينا.", "<حيّاك|حيّاك|حيّاكم> الله.", "<تعال|تعالي|تعالوا> و<شوف|شوفي|شوفوا> <بنفسك|بنفسك|بأنفسكم>."],
    ask: ["للسؤال <راسلنا|راسلينا|راسلونا>.", "<اسألنا|اسألينا|اسألونا> عن التفاصيل."],
  },
  "ar-egyptian": {
    visit: ["<عدّي|عدّي|عدّوا> علينا.", "<نوّرنا|نوّرينا|نوّرونا>.", "<تعالى|تعالي|تعالوا> <شوف|شوفي|شوفوا> <بنفسك|بنفسك|بنفسكم>."],
    ask: ["لأي سؤال <ابعتلنا|ابعتيلنا|ابعتولنا>.", "<اسألنا|اسألينا|اسألونا> عن التفاصيل."],
  },
  "ar-lebanese": {
    visit: ["<مرّ|مرّي|مرّوا> لعنّا.", "أهلا وسهلا <فيك|فيكي|فيكن>.", "<تعا|تعي|تعوا> <شوف|شوفي|شوفوا> <بعينك|بعينِك|بعينكن>."],
    ask: ["إذا في سؤال، <ابعتلنا|ابعتيلنا|ابعتولنا>.", "<اسألنا|اسألينا|اسألونا> عن التفاصيل."],
  },
  "ar-standard": {
    visit: ["<زرنا|زورينا|زورونا>.", "أهلًا <بك|بكِ|بكم>.", "<تفضّل|تفضّلي|تفضّلوا> بزيارتنا."],
    ask: ["للاستفسار <راسلنا|راسلينا|راسلونا>.", "<اسألنا|اسألينا|اسألونا> عن التفاصيل."],
  },
  "en-american": {
    visit: ["Come see us.", "Stop by.", "Come by and see for yourself."],
    ask: ["Questions? Send us a message.", "Ask us for the details."],
  },
};
