import { thinSubject } from "../thin-subject.ts";

/** Care is high: no statement stands here until somebody of the field has written it. */
export const subject = thinSubject({
  id: "umrah-hajj",
  name: { en: "Umrah and Hajj", ar: "العمرة والحج" },
  care: "high",
  careNote: {
    en: "No rulings, those for women included: scholars are asked. Vaccines, medicines and pregnancy are for a doctor and the health ministry. No jokes, no hard sell, no Hajj without a permit, and no promise of a visa, a permit, nearness or acceptance. Dates come from the authorities.",
    ar: "لا فتاوى، ومنها أحكام النساء: يُسأل أهل العلم. التطعيمات والأدوية والحمل للطبيب ووزارة الصحة. لا مزاح ولا إلحاح في البيع، ولا حج بلا تصريح، ولا وعد بتأشيرة أو تصريح أو قرب أو قبول. والمواعيد من الجهات الرسمية.",
  },
  questions: [
    { key: "from", type: "place", text: { en: "From which city, and by what means?", ar: "من أي مدينة، وبأي وسيلة؟" } },
    { key: "dates", type: "date", text: { en: "On which dates?", ar: "في أي تواريخ؟" } },
    { key: "hotel", type: "text", text: { en: "Which hotel, and how far is it?", ar: "أي فندق، وكم يبعد؟" } },
    { key: "included", type: "list", text: { en: "What does the program include?", ar: "ماذا يشمل البرنامج؟" } },
    { key: "price", type: "price", text: { en: "What is the price per person?", ar: "كم السعر للشخص؟" } },
  ],
  facets: {
    program: [
      { en: "How many days, and how many in each city?", ar: "كم يومًا، وكم في كل مدينة؟" },
      { en: "What is on the program each day?", ar: "ماذا في برنامج كل يوم؟" },
    ],
    permits: [
      { en: "Which permit and visa are needed, by the official site?", ar: "أي تصريح وتأشيرة تلزم بحسب الموقع الرسمي؟" },
      { en: "Who files the papers?", ar: "من يقدّم الأوراق؟" },
    ],
    office: [
      { en: "Under which license does the office work?", ar: "بأي ترخيص يعمل المكتب؟" },
      { en: "Who accompanies the group?", ar: "من يرافق المجموعة؟" },
    ],
    travel: [
      { en: "Which bus or flight, leaving when?", ar: "أي حافلة أو رحلة، ومتى تنطلق؟" },
      { en: "Where is the stop at the miqat?", ar: "أين التوقّف عند الميقات؟" },
    ],
    hotel: [
      { en: "What is the hotel called, as written in the contract?", ar: "ما اسم الفندق المكتوب في العقد؟" },
      { en: "How many beds are in a room?", ar: "كم سريرًا في الغرفة؟" },
    ],
    packing: [
      { en: "What does the office hand out?", ar: "ماذا يوزّع المكتب؟" },
      { en: "How much luggage is allowed?", ar: "كم وزن الأمتعة المسموح؟" },
    ],
    elders: [
      { en: "What is arranged for elders and wheelchairs?", ar: "ماذا رُتّب لكبار السن والكراسي المتحركة؟" },
      { en: "Who helps them on the way?", ar: "من يساعدهم في الطريق؟" },
    ],
    group: [
      { en: "Where does the group meet?", ar: "أين تتجمّع المجموعة؟" },
      { en: "Which number is called by whoever loses the way?", ar: "أي رقم يتصل به من ضلّ الطريق؟" },
    ],
    visits: [
      { en: "Which places are visited in Madinah and Makkah?", ar: "أي أماكن تُزار في المدينة ومكة؟" },
      { en: "How is the Rawdah visit booked?", ar: "كيف تُحجز زيارة الروضة؟" },
    ],
    booking: [
      { en: "Until when, and with which deposit, does one book?", ar: "حتى متى الحجز، وبأي عربون؟" },
      { en: "What if someone cannot travel?", ar: "ماذا لو تعذّر السفر؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "رحلة مكة", indefinite: "رحلة لمكة", agreement: "f" },
        business: { definite: "مكتب الحج والعمرة", indefinite: "مكتب حج وعمرة", agreement: "m" },
      },
      facets: {
        program: "برنامج الرحلة",
        permits: "التصريح والتأشيرة",
        office: "مين يرافق الرحلة؟",
        travel: "الطريق والميقات",
        hotel: "السكن في مكة والمدينة",
        packing: "شنطة السفر والإحرام",
        elders: "كبار السن في الرحلة",
        group: "نقطة تجمّع القروب",
        visits: "الروضة والمزارات",
        booking: "الحجز والعربون",
      },
      words: ["عمرة", "إحرام", "حملة", "مطوّف", "نسك", "ميقات", "معتمر", "تصريح", "سكن"],
      advice: "أي سؤال شرعي <اسأل|اسألي|اسألوا> عنه أهل العلم، وعن التصاريح الجهة الرسمية.",
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "رحلة مكة", indefinite: "رحلة لمكة", agreement: "f" },
        business: { definite: "شركة السياحة", indefinite: "شركة سياحة", agreement: "f" },
      },
      facets: {
        program: "البرنامج يوم بيوم",
        permits: "التأشيرة والباسبور",
        office: "الشركة والمشرف",
        travel: "الطيران والميقات",
        hotel: "الفندق والأوضة لكام فرد؟",
        packing: "الشنطة فيها إيه؟",
        elders: "الوالد والوالدة في الرحلة",
        group: "الفوج ومكان التجمع",
        visits: "مزارات مكة والمدينة",
        booking: "الحجز والمقدم",
      },
      words: ["عمرة", "إحرام", "فوج", "تأشيرة", "باسبور", "مشرف", "باركود", "ميقات"],
      advice: "الأسئلة الشرعية <اسأل|اسألي|اسألوا> فيها دار الإفتا، والتأشيرات الجهة الرسمية.",
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "رحلة مكة", indefinite: "رحلة لمكة", agreement: "f" },
        business: { definite: "مكتب الحج والعمرة", indefinite: "مكتب حج وعمرة", agreement: "m" },
      },
      facets: {
        program: "البرنامج كم ليلة؟",
        permits: "الفيزا والوراق",
        office: "المكتب ومرشد الرحلة",
        travel: "بالباص أو بالطيّارة",
        hotel: "الأوتيل والغرف",
        packing: "شو بينحطّ بالشنطة؟",
        elders: "مرافقة الكبار بالعمر",
        group: "نقطة اللقاء",
        visits: "الزيارات والروضة الشريفة",
        booking: "التسجيل والدفعة الأولى",
      },
      words: ["عمرة", "إحرام", "باص", "مرشد", "برنامج", "ميقات", "فيزا", "معتمرين"],
      advice: "الأسئلة الشرعيّة <اسأل|اسألي|اسألوا> عنها أهل العلم، والفيزا الجهة الرسميّة.",
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "رحلة الحرمين", indefinite: "رحلة إلى الحرمين", agreement: "f" },
        business: { definite: "مكتب الحج والعمرة", indefinite: "مكتب حج وعمرة", agreement: "m" },
      },
      facets: {
        program: "تفاصيل البرنامج",
        permits: "التصاريح والتأشيرات",
        office: "ترخيص المكتب والمرافقون",
        travel: "السفر والإحرام",
        hotel: "الإقامة",
        packing: "حقيبة السفر",
        elders: "رعاية كبار السن",
        group: "التجمّع والتواصل",
        visits: "الزيارات",
        booking: "الحجز والإلغاء",
      },
      words: ["مناسك", "طواف", "سعي", "ميقات", "حلق أو تقصير", "إحرام", "معتمر", "تصريح"],
      advice: "في الأحكام الشرعية <اسأل|اسألي|اسألوا> أهل العلم، وفي التصاريح الجهة الرسمية.",
    },
    "en-american": {
      nouns: {
        subject: { definite: "the pilgrimage", indefinite: "a pilgrimage", agreement: "m" },
        business: { definite: "the travel office", indefinite: "a travel office", agreement: "m" },
      },
      facets: {
        program: "The trip, day by day",
        permits: "Permits and visas",
        office: "The office and the guide",
        travel: "Getting there and the miqat",
        hotel: "Where the group stays",
        packing: "What to pack",
        elders: "Traveling with elders",
        group: "Meeting points",
        visits: "Visits in Makkah and Madinah",
        booking: "Booking and deposits",
      },
      words: ["pilgrimage", "ihram", "packing list", "group tour", "miqat", "tawaf", "permit", "Rawdah"],
      advice: "Ask a scholar about religious rulings and the official authorities about permits.",
    },
  },
});
