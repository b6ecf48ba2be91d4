import { byCues } from "./by-cues.ts";
import { people, record, weDidOften } from "./cue-words.ts";
import { words } from "./cues.ts";
import type { NoteForm } from "./note-form.ts";

const terms = words(
  "up front|upfront|deposit|down payment|balance|net 15|net 30|net 60|invoice*|payable|payment|payments|installments|vat|sales tax|the price includes|price includes|included in the price|not included|valid for|discount|" +
    "مقدم|دفعه|دفعات|الدفع|السداد|والباقي|الباقي|السعر|الاسعار|السعر يشمل|السعر ما يشمل|السعر لا يشمل|يشمل السعر|شامل الضريبه|الضريبه|ضريبه|فاتوره|العرض ساري|صلاحيه العرض|خصم|تقسيط",
);
const schedule = words(
  "start|starts|begin|begins|kickoff|phase|phases|milestone*|week \\d+|weeks|first week|pilot|trial|deliver by|delivered by|schedule|monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|sunday*|january|february|march|april|may \\d+|june|july|august|september|october|november|december|" +
    "نبدا|بنبدا|منبلش|بنبلش|نبلش|يبدا|تبدا|مرحله|المرحله|مراحل|اسبوع|اسبوعين|اسبوعان|اسابيع|تجربه|بتجربه|تجريبي|تركيب قبل|التسليم|تسليم|الجدول|يوم عمل|ايام عمل|خلال \\d+ يوم|بعد \\d+ يوم|working days|business days|within \\d+ days|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|كانون|شباط|اذار|نيسان|ايار|حزيران|تموز|ايلول|تشرين",
);
const from = words(
  "we need|we’ll need|we will need|needed from you|you provide|you give us|please send|access to|from your side|on your side|" +
    "نحتاج|نحتاج الي|محتاجين|بنحتاج|منحتاج|يلزمنا|بيلزمنا|بلزمنا|لازمنا|نريد منكم|توفروا لنا|توفرون لنا|لازم توفروا|لازم توفرون|نرجو تزويدنا|تزودونا|تزويدنا|تعطونا|تسلمونا|من طرفكم|من جهتكم|عليكم|المطلوب منكم",
);
const ourName = words("our company|we are|our name|شركتنا|اسمنا|نحن شركه|احنا شركه|نحنا شركه|حنا شركه|مكتبنا");
const scope = words(
  "includes|covers|scope|we provide|we supply|on site|on-site|each room|each booth|every|no file leaves|languages|" +
    "كل كبينه|كل غرفه|كل ملف|كل موظف|كل فرع|نوفر|بنوفر|منوفر|نجيب|نطاق العمل|يشمل العمل|العمل يشمل|العمل داخل|داخل المبني|داخل مبني|بالموقع|في الموقع|ولا يخرج|لغات|عربي وانجليزي",
);

/** What a client decides on: what is done, when, for how much, by whom, and what they have to give. */
export const businessProposal: NoteForm = {
  sectionOf: byCues([
    { section: "solution", cues: [[3, scope]] },
    { section: "plan", cues: [[2, schedule]] },
    { section: "price", cues: [[5, terms]] },
    {
      section: "why-us",
      cues: [
        [4, record],
        [4, weDidOften],
        [3, ourName],
        [2, people],
      ],
    },
    { section: "your-part", cues: [[6, from]] },
  ]),
  rest: { title: { en: "More details", ar: "تفاصيل أخرى" }, before: "your-part" },
};
