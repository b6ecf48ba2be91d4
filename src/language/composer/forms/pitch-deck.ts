import { byCues } from "./by-cues.ts";
import { people, planned } from "./cue-words.ts";
import { words } from "./cues.ts";
import type { NoteForm } from "./note-form.ts";

const problem = words(
  "problem|pain|waste|wastes|wasted|lose|loses|struggle|struggles|frustrat*|wait for weeks|wait days|pay too much|hard to find|nobody knows|no one knows|" +
    "المشكله|مشكله|معاناه|~عاني|~عانون|~ضيع|~ضيعون|~خسر|~نتظر|~تعذب|صعب يلاقي|صعب يلقي|ما يلقون|مش لاقيين|ما بيلاقوا|ما بلاقوا",
);
const solution = words(
  "solution|we solve|we let|we help|we connect|we replace|we turn|we bring|in one place|one app for|so that|" +
    "الحل|حلنا|نحل|بنحل|منحل|نربط|بنربط|منربط|نوفر|بنوفر|منوفر|نخلي|بنخلي|منخلي|منصه|مكان واحد|بمكان واحد|نجمع|بنجمع|منجمع",
);
const now = words(
  "launch|launches|launching|go live|goes live|why now|new law|new rule|regulation|now that|until now|deadline|mandatory|retire|retiring|rule|ends in|starts in|هيئه*|بتطبق|تطبق|~تطبق النظام|" +
    "~طلق|اطلاق|الاطلاق|الانطلاق|ننزل السوق|قانون|قرار جديد|الزامي|صار لازم|اصبح الزاميا|من بعد كورونا|رؤيه 2030|نهايه السنه الحكومه|الحين صار|هلق صار|دلوقتي بقي",
);
const market = words(
  "market|market size|tam|sam|segment|million people|million households|billion|" +
    "السوق|سوق|حجم السوق|شريحه|مليون شخص|مليون بيت|مليار",
);
/** So many of them there are. */
const many =
  /^(?:there are |about |around |some |حوالي |يوجد |في \p{L}+ |ب\p{L}+ )?(?:\d{1,3}(?:,\d{3})+|\d{4,}|\d+ (?:الف|الاف|مليون))\s\p{L}+/u;
const works = words(
  "how it works|app sends|app matches|app reminds|app shows|users open|user opens|taps|tap|scan|scans|upload*|dashboard|notification|integrates|algorithm|types|clicks|fills in|fills itself|~دخل رقم|~طلع له|~ضغط|ai|qr|" +
    "~رسل اشعار|تنبيه|اشعار|~ختار|~مسح|~صور|بضغطه|بكبسه|خوارزميه|ذكاء اصطناعي|الذكاء الاصطناعي|لوحه تحكم|~دخل رقم|التطبيق ~رسل|كيف يشتغل|كيف بيشتغل|بيشتغل ازاي",
);
const traction = words(
  "pilot|so far|booked|paying|revenue|mrr|arr|retention|second time|repeat|waitlist|pay us|customers|hit \\$\\d*|سجل معنا|سجلوا معنا|الدخل|دخلنا|downloads|signed up|signed|users|subscribers|orders|month over month|growth|gmv|we take|commission|take rate|we charge|subscription|avg ticket|average ticket|" +
    "تجريبي|تجربه|جربناه*|جربنا*|لليوم|لحد الان|لحد دلوقتي|للحين|حتي الان|مستخدم*|مشترك*|ايراد*|مبيعات|نمونا|كرروا|حجزوا|حجز|حجوزات|تحميل*|عقود|وقعنا|وقعت|ناخذ|بناخد|مناخد|باخذ|عموله|عمولتنا|اشتراك*|نتقاضي|قائمه انتظار",
);
const rivals = words(
  "competitor|competitors|competition|alternative|alternatives|instead of|today people|still use|still fax|still call|still rely|لسه بيستخدموا|لسا بيستعملوا|ما زالوا يستخدمون|للحين يستخدمون|currently people|unlike|compared to|compared with|spreadsheets|excel|index cards|phone calls|" +
    "منافس*|المنافسين|بدائل|بديل|البديل|البدايل|غيرنا|بعكس|مقارنه|حاليا الناس|الناس اليوم|الناس الحين|الناس هلق|الناس دلوقتي|اكسل|بدل ما",
);
const leads = words(
  "worked at|built \\w+ at|built \\w+ for|years at|كنت|كان مدير|كانت مديره|كنت مديره|اشتغلت|اشتغل في|founder|founders|co-founder|cofounder|team|ceo|cto|coo|ex-*|formerly|previously|مؤسس*|المؤسسين|المؤسسه|فريقنا|الفريق|فريق من|شريك*|كان يشتغل في|كانت تشتغل في|كان بيشتغل في|سابقا",
);
const asks = words(
  "gets us to|takes us to|buys us|money goes|funds go|funding goes|use of funds|raising|we raise|we’re raising|seeking|seed|pre-seed|round|runway|the money|investment|spend it on|hires|" +
    "الفلوس|المبلغ|المصاري|التمويل|تمويل|جوله|استثمار|نطلب|بنطلب|منطلب|نجمع تمويل|رح تروح|بتروح|هتروح|نصرفه*|هنصرف*|تذهب الي|يذهب الي|نستخدمها|سنستخدم*",
);

/** Each fact stands on the slide whose question it answers. */
export const pitchDeck: NoteForm = {
  sectionOf: byCues([
    { section: "problem", cues: [[2, problem]] },
    { section: "solution", cues: [[2, solution]] },
    {
      section: "why-now",
      cues: [
        [3, now],
        [1, planned],
      ],
    },
    {
      section: "market",
      cues: [
        [2, market],
        [2, many],
      ],
    },
    { section: "product", cues: [[2, works]] },
    { section: "traction", cues: [[3, traction]] },
    { section: "competition", cues: [[4, rivals]] },
    {
      section: "team",
      cues: [
        [4, leads],
        [1, people],
      ],
    },
    { section: "ask", cues: [[5, asks]] },
  ]),
  topicIn: "company",
  rest: { title: { en: "More facts", ar: "معطيات أخرى" } },
};
