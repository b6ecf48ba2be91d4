import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"advertising"> = {
  adCopy: {
    ar: [
      {
        topic: "علبة القهوة الباردة التي تُحضّر في الليل",
        notes: [
          "تكفي ستة أكواب",
          "اثنتا عشرة ساعة في الثلاجة بلا غلي",
          "بن محمص في {city}",
          "التوصيل خلال يومين",
          "الفلتر يُغسل ويُستعمل من جديد",
        ],
        fields: { product: "علبة القهوة الباردة", channel: "instagram", benefit: "قهوة جاهزة قبل أن تصحو", price: 95 },
      },
      {
        topic: "دورة قيادة من عشر حصص للنساء",
        notes: [
          "المدربة معك في كل حصة",
          "الحصة ساعة كاملة في شوارع {city}",
          "حصص مسائية حتى 9",
          "السيارة بمقود ومكابح مزدوجة",
          "البداية من أي يوم في الأسبوع",
        ],
        fields: { product: "دورة قيادة من عشر حصص", channel: "snapchat", benefit: "قيادة مريحة في زحمة المدينة", price: 1400 },
      },
    ],
    en: [
      {
        topic: "Cold-brew kit that works overnight",
        notes: [
          "makes six cups",
          "twelve hours in the fridge, nothing to boil",
          "beans roasted in Asheville",
          "ships in two days",
          "the filter washes and lasts",
        ],
        fields: { product: "Cold-brew kit", channel: "instagram", benefit: "Good coffee ready before you wake up", price: 39 },
      },
      {
        topic: "Ten driving lessons for nervous adults",
        notes: [
          "the same instructor every time",
          "an hour on real streets in Baltimore",
          "evening lessons until 9",
          "the car has two sets of brakes",
          "start any day of the week",
        ],
        fields: { product: "Ten driving lessons", channel: "facebook", benefit: "Calm driving in city traffic", price: 650 },
      },
    ],
  },
  smsOffer: {
    ar: [
      {
        topic: "عسل جبلي من الموسم الجديد",
        notes: ["عبوة نصف كيلو {90}", "من مناحل في {town}", "التوصيل في اليوم نفسه", "الكمية 300 عبوة"],
        fields: { offer: "خصم 20% على العسل", deadline: 10, link: "https://example.com/h" },
      },
      {
        topic: "غسيل السيارة عند البيت",
        notes: ["السيارة الصغيرة {45}", "من 8 صباحاً إلى 8 مساءً", "ماء أقل من سطل واحد", "الحجز قبل ساعة"],
        fields: { offer: "الغسلة الثالثة مجاناً", deadline: 7, link: "https://example.com/w" },
      },
    ],
    en: [
      {
        topic: "Mountain honey from the new season",
        notes: ["a one-pound jar is $24", "from hives near Blue Ridge", "same-day delivery", "300 jars"],
        fields: { offer: "20% off honey", deadline: 10, link: "https://example.com/h" },
      },
      {
        topic: "A car wash in your driveway",
        notes: ["$29 for a small car", "8 am to 8 pm", "less than a bucket of water", "book an hour ahead"],
        fields: { offer: "Third wash free", deadline: 7, link: "https://example.com/w" },
      },
    ],
  },
  googleAds: {
    ar: [
      {
        topic: "تنظيف مكيفات المنازل في {city}",
        notes: ["الوحدة {120}", "الفني خلال 24 ساعة", "ضمان شهر على الزيارة", "الدفع بعد الانتهاء"],
        fields: { product: "تنظيف مكيفات المنازل", searchTerms: ["تنظيف مكيفات", "رائحة المكيف", "صيانة مكيف سبليت"] },
      },
      {
        topic: "دروس رياضيات أونلاين للمرحلة الثانوية",
        notes: ["الحصة {70}", "معلم واحد لكل طالب", "تسجيل لكل حصة", "تجربة مجانية نصف ساعة"],
        fields: { product: "دروس رياضيات أونلاين", searchTerms: ["مدرس رياضيات", "شرح رياضيات ثانوي", "مراجعة الاختبارات"] },
      },
    ],
    en: [
      {
        topic: "Home AC cleaning in Phoenix",
        notes: ["$79 a unit", "a technician within 24 hours", "one-month warranty", "pay when it’s done"],
        fields: { product: "Home AC cleaning", searchTerms: ["AC cleaning near me", "AC smell", "mini split service"] },
      },
      {
        topic: "Online math lessons for high school",
        notes: ["$38 a lesson", "one teacher for each student", "every lesson is recorded", "a free half-hour trial"],
        fields: { product: "Online math lessons", searchTerms: ["math tutor", "algebra 2 help", "SAT math review"] },
      },
    ],
  },
  metaAds: {
    ar: [
      {
        topic: "علبة غداء حافظة للحرارة لأولاد المدارس",
        notes: [
          "الأرز ساخن خمس ساعات",
          "ستانلس من الداخل وثلاثة أقسام",
          "السعر {85}",
          "التوصيل قبل بداية المدارس",
          "قطع غيار للغطاء",
        ],
        fields: { product: "علبة غداء حافظة للحرارة", targetAudience: "أمهات طلاب المدارس في {city}", objective: "sales" },
      },
      {
        topic: "جلسة تصوير مواليد في البيت",
        notes: [
          "الجلسة ساعتان بإضاءة هادئة",
          "20 صورة معدّلة خلال أسبوع",
          "الجلسة {900}",
          "المصورة نورة وحدها في البيت",
          "الحجز قبل الولادة بشهر",
        ],
        fields: { product: "جلسة تصوير مواليد", targetAudience: "أزواج ينتظرون طفلهم الأول", objective: "messages" },
      },
    ],
    en: [
      {
        topic: "Warm lunch box for schoolkids",
        notes: [
          "rice stays hot for five hours",
          "stainless inside, three compartments",
          "$34",
          "arrives before school starts",
          "spare lids available",
        ],
        fields: { product: "Warm lunch box", targetAudience: "Parents of schoolchildren in Tampa", objective: "sales" },
      },
      {
        topic: "Newborn photo session at home",
        notes: [
          "two hours in soft light",
          "20 edited pictures in a week",
          "$350 a session",
          "Nora comes alone",
          "book a month before the due date",
        ],
        fields: { product: "Newborn photo session", targetAudience: "Couples expecting their first baby", objective: "messages" },
      },
    ],
  },
  snapAd: {
    ar: [
      {
        topic: "كعك التمر الساخن يُخبز عند الطلب",
        notes: ["العلبة 20 حبة بـ{60}", "يصل ساخناً خلال ساعة", "تمر من مزارع {country}", "الطلب حتى 11 مساءً"],
        fields: { product: "كعك التمر الساخن", adHook: "أحدهم يخبئ آخر حبة" },
      },
      {
        topic: "حجز ملعب بادل بإضاءة ليلية",
        notes: ["الساعة {160} لأربعة لاعبين", "مفتوح حتى 2 بعد منتصف الليل", "المضارب للإيجار بـ{20}", "الملعب في {area}"],
        fields: { product: "حجز ملعب بادل", adHook: "رابعكم تأخر؟ نوفر لاعباً" },
      },
    ],
    en: [
      {
        topic: "Warm date cookies, baked to order",
        notes: ["a box of 20 is $24", "warm at your door within an hour", "dates from Coachella Valley", "order until 11 pm"],
        fields: { product: "Warm date cookies", adHook: "Somebody hides the last cookie" },
      },
      {
        topic: "Padel court booking with night lights",
        notes: ["$60 an hour for four players", "open until 2 am", "rackets rent for $6", "it’s in Wynwood, Miami"],
        fields: { product: "Padel court booking", adHook: "Your fourth is late? We’ll find you one" },
      },
    ],
  },
  radioSpot: {
    ar: [
      {
        topic: "صيدلية مفتوحة طوال الليل",
        notes: ["الصيدلية في {street}", "مفتوحة 24 ساعة", "توصيل الدواء خلال نصف ساعة", "صيدلانية مناوبة للأسئلة"],
        fields: { seconds: 30, brand: "صيدلية ضوء الليل" },
      },
      {
        topic: "سوق المزارعين كل سبت",
        notes: ["كل سبت من 7 إلى 12", "أكثر من 30 مزرعة", "زاوية ألعاب للأطفال", "الدخول والمواقف مجاناً في {area}"],
        fields: { seconds: 20, brand: "سوق السبت" },
      },
    ],
    en: [
      {
        topic: "The pharmacy that stays open all night",
        notes: ["on Lincoln Avenue", "open 24 hours", "medicine delivered in half an hour", "a pharmacist on duty for questions"],
        fields: { seconds: 30, brand: "Night Light Pharmacy" },
      },
      {
        topic: "The Saturday farmers market",
        notes: [
          "every Saturday from 7 to noon",
          "more than 30 farms",
          "a play corner for kids",
          "free admission and parking at Fair Park",
        ],
        fields: { seconds: 20, brand: "Saturday Market" },
      },
    ],
  },
};
