import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "moving-house",
  name: { en: "Moving house", ar: "نقل العفش" },
  care: "plain",
  careNote: {
    en: "Promise no move without damage: cover stands as it was told. Gas cookers and wall units are disconnected by a technician. An address and the date of an empty home stay private.",
    ar: "لا وعد بنقل بلا أضرار: التعويض كما قيل لا أكثر. فكّ الغاز والمكيفات للفني. ويبقى العنوان وتاريخ خلوّ البيت خاصَّين.",
  },
  questions: [
    { key: "from-to", type: "place", text: { en: "From where to where?", ar: "من أين إلى أين؟" } },
    { key: "floors", type: "text", text: { en: "Which floors, and is there an elevator?", ar: "أي أدوار، وهل يوجد مصعد؟" } },
    { key: "date", type: "date", text: { en: "On which date?", ar: "في أي تاريخ؟" } },
    {
      key: "included",
      type: "list",
      text: { en: "What is included: packing, fitting?", ar: "ما الذي يشمله السعر: تغليف، تركيب؟" },
    },
    {
      key: "price",
      type: "price",
      text: { en: "What does it cost, or is it surveyed first?", ar: "كم السعر، أم تسبقه معاينة؟" },
    },
  ],
  facets: {
    quote: [
      { en: "How is the price worked out?", ar: "كيف يُحسب السعر؟" },
      { en: "What is included, and what is extra?", ar: "ما الذي يشمله السعر، وما الذي يُزاد عليه؟" },
    ],
    packing: [
      { en: "Who packs, with which material?", ar: "من يغلّف، وبأي مواد؟" },
      { en: "What does the customer pack?", ar: "ماذا يغلّف الزبون بنفسه؟" },
    ],
    dismantling: [
      { en: "What is taken apart and put together again?", ar: "ما الذي يُفكّ ويُركَّب من جديد؟" },
      { en: "Who disconnects appliances and AC?", ar: "من يفكّ الأجهزة والمكيفات؟" },
    ],
    lift: [
      { en: "Up to which floor, with an elevator or a hoist?", ar: "حتى أي دور، وبمصعد أم برافعة؟" },
      { en: "Where does the truck park?", ar: "أين تقف الشاحنة؟" },
    ],
    day: [
      { en: "When does the crew come, and how many are they?", ar: "متى يصل الفريق، وكم عددهم؟" },
      { en: "What happens on the day, in which order?", ar: "ماذا يحدث في يوم النقل، وبأي ترتيب؟" },
    ],
    storage: [
      { en: "Is there storage, and for how long?", ar: "هل يوجد تخزين، ولأي مدة؟" },
      { en: "What does storing cost?", ar: "كم سعر التخزين؟" },
    ],
    damage: [
      { en: "What is covered if something breaks?", ar: "ما الذي يُعوَّض إن انكسر شيء؟" },
      { en: "How does one report it?", ar: "كيف يُبلَّغ عنه؟" },
    ],
    booking: [
      { en: "How, and how early, does one book?", ar: "كيف يكون الحجز، وقبل كم؟" },
      { en: "What happens when the date changes?", ar: "ماذا لو تغيّر الموعد؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "نقل العفش", indefinite: "نقل عفش", agreement: "m" },
        business: { definite: "شركة النقل", indefinite: "شركة نقل", agreement: "f" },
      },
      facets: {
        quote: "كم يكلّف نقل العفش؟",
        packing: "التغليف والكراتين",
        dismantling: "الفك والتركيب",
        lift: "الأدوار والمصعد",
        day: "يوم النقل خطوة خطوة",
        storage: "تخزين العفش",
        damage: "وإذا انكسر شي؟",
        booking: "الحجز وتغيير الموعد",
      },
      words: ["عفش", "نقل عفش", "تغليف", "كراتين", "فك وتركيب", "دينّا", "مستودع"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "العزال", indefinite: "عزال", agreement: "m" },
        business: { definite: "شركة النقل", indefinite: "شركة نقل", agreement: "f" },
      },
      facets: {
        quote: "العزال بكام؟",
        packing: "التغليف والكراتين",
        dismantling: "الفك والتركيب",
        lift: "الدور والأسانسير والونش",
        day: "يوم العزال خطوة بخطوة",
        storage: "تخزين العفش",
        damage: "ولو حاجة اتكسرت؟",
        booking: "الحجز إزاي؟",
      },
      words: ["عزال", "عفش", "ونش", "كراتين", "فك وتركيب", "نص نقل", "أسانسير"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "نقل العفش", indefinite: "نقل عفش", agreement: "m" },
        business: { definite: "شركة النقل", indefinite: "شركة نقل", agreement: "f" },
      },
      facets: {
        quote: "قدّيش بتكلّف النقلة؟",
        packing: "التوضيب والكراتين",
        dismantling: "الفكّ والتركيب",
        lift: "الطابق والأسنسور",
        day: "نهار النقل خطوة خطوة",
        storage: "تخزين الغراض",
        damage: "وإذا انكسر شي؟",
        booking: "الحجز وتغيير الموعد",
      },
      words: ["نقل", "عفش", "غراض", "كراتين", "ونش", "بيك أب", "عتّالين", "أسنسور"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "نقل الأثاث", indefinite: "نقل أثاث", agreement: "m" },
        business: { definite: "شركة النقل", indefinite: "شركة نقل", agreement: "f" },
      },
      facets: {
        quote: "حساب السعر",
        packing: "التغليف",
        dismantling: "الفك والتركيب",
        lift: "الأدوار والمصعد",
        day: "يوم النقل بالترتيب",
        storage: "التخزين",
        damage: "التعويض عن الأضرار",
        booking: "الحجز وتغيير الموعد",
      },
      words: ["أثاث", "تغليف", "فك", "تركيب", "تخزين", "رافعة", "شاحنة"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the move", indefinite: "a move", agreement: "m" },
        business: { definite: "the moving company", indefinite: "a moving company", agreement: "m" },
      },
      facets: {
        quote: "What a move costs",
        packing: "Packing and boxes",
        dismantling: "Taking furniture apart",
        lift: "Stairs, elevators, and the truck",
        day: "Moving day, step by step",
        storage: "Storage",
        damage: "If something breaks",
        booking: "Booking the movers",
      },
      words: ["movers", "moving truck", "bubble wrap", "boxes", "storage unit", "moving day", "quote"],
    },
  },
});
