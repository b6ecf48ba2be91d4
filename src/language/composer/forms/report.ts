import { byCues } from "./by-cues.ts";
import { changed, money } from "./cue-words.ts";
import { words } from "./cues.ts";
import type { NoteForm } from "./note-form.ts";

const basis = words(
  "based on|the figures|figures are|the numbers|data|survey|sample|from \\d+ visits|visits|currently|right now|today|since|" +
    "الارقام|ارقام|البيانات|بيانات|استبيان|استطلاع|عينه|زياره|حاليا|الحين|هلق|هسا|دلوقتي|اليوم|منذ|من اول السنه",
);
const found = words(
  "twice|out of|of every|of five|of ten|اكتر شكوي|اكثر شكوي|اكتر سبب|اكثر سبب|we tried|we tested|tried|tested|the most|the worst|mostly|most of|half of|a third of|average|longest|highest|lowest|" +
    "جربنا|اختبرنا|هي اكثر|هو اكثر|اكثر وحده|اكثر واحد|اكتر وحده|اكتر واحد|اعلي|اطول|اقل|متوسط|معظم|اغلب|نص|نصف|ثلث",
);
const option = words(
  "option|options|could|we can|either|alternative|or we|costs|would cost|quote for|" +
    "خيار|الخيار|خيارات|ممكن|نقدر|فينا|بنقدر|منقدر|يمكن|بديل|البديل|او نخلي|تكلف|يكلف|بيكلف|بتكلف|بكلف",
);
const starts =
  /^(?:outsource|hire|rent|buy|lease|keep|drop|close|switch|do nothing|توظيف|استئجار|شراء|ايقاف|اغلاق|تغيير|ترك|نوظف|نستاجر|نشتري|نوقف|نسكر|نقفل|نغير|نترك)(?!\p{L})/u;
const decides = words(
  "recommend|we recommend|recommended|decision|decide by|approve|approval|wants the decision|needs the decision|" +
    "نوصي|منوصي|بنوصي|التوصيه|نقترح|بنقترح|منقترح|board votes|vote on|votes on|يصوت|تصويت|القرار|قرار|الموافقه|موافقه|اعتماد",
);

/** What is the case, what was found, what each way costs, and what is to be decided. */
export const report: NoteForm = {
  sectionOf: byCues([
    { section: "situation", cues: [[2, basis]] },
    {
      section: "findings",
      cues: [
        [3, found],
        [3, changed],
      ],
    },
    {
      section: "options",
      cues: [
        [2, option],
        [2, money],
        [3, starts],
      ],
    },
    { section: "recommendation", cues: [[5, decides]] },
  ]),
};
