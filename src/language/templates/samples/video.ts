import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"video"> = {
  videoScript: {
    ar: [
      {
        topic: "محفظة جلد تُخاط باليد",
        notes: [
          "جلد بقري مدبوغ بالنبات",
          "الخياطة ثلاث ساعات لكل قطعة",
          "أربعة جيوب للبطاقات",
          "السعر {220} مع نقش الاسم",
          "الورشة في {area}",
        ],
        fields: { seconds: 60, presenter: "صاحبة الورشة على طاولة العمل", product: "محفظة جلد يدوية" },
      },
      {
        topic: "جولة في شقة للإيجار من غرفتين",
        notes: [
          "المساحة 95 متراً في الطابق الثالث",
          "شرفة على الحديقة",
          "مطبخ جديد ومخزن صغير",
          "الإيجار {3500} في الشهر",
          "المعاينة يوم الجمعة من 4 إلى 7 مساءً",
        ],
        fields: { seconds: 45, presenter: "الوسيط يمشي من الباب إلى الشرفة" },
      },
    ],
    en: [
      {
        topic: "A wallet sewn by hand",
        notes: [
          "vegetable-tanned cowhide",
          "three hours of stitching in each one",
          "four card pockets",
          "$88 with your name on it",
          "our workshop is in East Nashville",
        ],
        fields: { seconds: 60, presenter: "The maker at her bench", product: "Hand-sewn leather wallet" },
      },
      {
        topic: "A tour of a two-bedroom apartment for rent",
        notes: [
          "1,020 square feet on the third floor",
          "a balcony over the garden",
          "a new kitchen and a small storage room",
          "rent is $1,850 a month",
          "open house Friday from 4 to 7 pm",
        ],
        fields: { seconds: 45, presenter: "The agent walks from the door to the balcony" },
      },
    ],
  },
  reelsScript: {
    ar: [
      {
        topic: "كنافة بالجبن من الصينية إلى الصحن",
        notes: [
          "جبن عكاوي منقوع ليلة كاملة",
          "عجينة ناعمة على نار هادئة 25 دقيقة",
          "القطر بماء الزهر",
          "الصحن {22}",
          "المحل في {street}",
        ],
        fields: { seconds: 30, trend: "قبل وبعد القلبة" },
      },
      {
        topic: "تحويل شرفة ضيقة إلى ركن قهوة",
        notes: [
          "الشرفة متر في ثلاثة أمتار",
          "طاولة تُطوى على الجدار",
          "سجادة خارجية وأربع نباتات",
          "الكلفة كلها {700}",
          "العمل يوم واحد",
        ],
        fields: { seconds: 45, trend: "لقطة سريعة بين القديم والجديد" },
      },
    ],
    en: [
      {
        topic: "Cheese kunafa from the tray to the plate",
        notes: [
          "Akkawi cheese soaked overnight",
          "fine dough over a low flame for 25 minutes",
          "syrup with orange-blossom water",
          "$9 a plate",
          "we’re on Atlantic Avenue in Brooklyn",
        ],
        fields: { seconds: 30, trend: "Before and after the flip" },
      },
      {
        topic: "A coffee corner on a narrow balcony",
        notes: [
          "the balcony is 3 by 10 feet",
          "a table that folds to the wall",
          "an outdoor rug and four plants",
          "$280 for everything",
          "one day of work",
        ],
        fields: { seconds: 45, trend: "A quick cut between old and new" },
      },
    ],
  },
  youtubeDescription: {
    ar: [
      {
        topic: "ثلاث شوربات عدس من قدر واحد",
        notes: [
          "القاعدة نفسها للشوربات الثلاث",
          "المكونات كلها بأقل من {40}",
          "الطبخ 35 دقيقة",
          "تكفي ستة أشخاص",
          "الشوربة تُحفظ في المجمد شهرين",
        ],
        fields: {
          video: "ثلاث شوربات عدس من قدر واحد",
          chapters: ["المكونات", "القاعدة", "بالليمون والكمون", "بالطماطم", "بالكريمة"],
          links: ["بطاقة الوصفة: https://example.com/soup"],
        },
      },
      {
        topic: "ترميم دراجة هوائية خطوة بخطوة",
        notes: [
          "دراجة عمرها 15 سنة من سوق {city}",
          "الأدوات أربع فقط",
          "السلسلة والمكابح الجديدة بـ{140}",
          "العمل أخذ يومين",
          "المفاتيح والمقاسات مكتوبة على الشاشة",
        ],
        fields: {
          video: "ترميم دراجة هوائية خطوة بخطوة",
          chapters: ["الفك", "التنظيف", "المكابح", "أول جولة"],
          links: ["قائمة القطع: https://example.com/bike"],
        },
      },
    ],
    en: [
      {
        topic: "Three lentil soups from one pot",
        notes: [
          "the same base for all three",
          "everything for under $15",
          "35 minutes on the stove",
          "serves six",
          "it keeps two months in the freezer",
        ],
        fields: {
          video: "Three lentil soups from one pot",
          chapters: ["What you need", "The base", "Lemon and cumin", "Tomato", "Cream"],
          links: ["Recipe card: https://example.com/soup"],
        },
      },
      {
        topic: "Restoring a bike step by step",
        notes: [
          "a 15-year-old bike from a yard sale in Eugene",
          "only four tools",
          "a new chain and brakes for $55",
          "two days of work",
          "wrench sizes are on the screen",
        ],
        fields: {
          video: "Restoring a bike step by step",
          chapters: ["Taking it apart", "Cleaning", "Brakes", "The first ride"],
          links: ["Parts list: https://example.com/bike"],
        },
      },
    ],
  },
  podcastNotes: {
    ar: [
      {
        topic: "من وظيفة البنك إلى فرن الخبز",
        notes: [
          "رنا تركت البنك بعد تسع سنوات",
          "أول فرن مستعمل بـ{8000}",
          "أول موظفة كانت جارتها",
          "المخبز الآن في {area} وفيه سبعة عاملين",
          "الحلقة 42 دقيقة",
        ],
        fields: {
          guest: "رنا صالح، صاحبة مخبز",
          points: ["ترك الوظيفة", "الفرن الأول", "توظيف الجيران"],
          links: ["صفحة الحلقة: https://example.com/ep12"],
        },
      },
      {
        topic: "لماذا نؤجل الصيانة الصغيرة في البيت",
        notes: [
          "ثلاثة أعطال يبدأ أغلبها من تسريب ماء",
          "زيارة السباك {100} وتغيير الجدار {2500}",
          "قائمة فحص من عشر دقائق كل شهر",
          "أسئلة المستمعين من {city} في آخر الحلقة",
        ],
        fields: {
          guest: "عمر حداد، فني صيانة منازل",
          points: ["تسريب الماء", "الكهرباء القديمة", "قائمة الشهر"],
          links: ["قائمة الفحص: https://example.com/list"],
        },
      },
    ],
    en: [
      {
        topic: "From a bank job to a bread oven",
        notes: [
          "Rana left the bank after nine years",
          "her first oven was used and cost $3,200",
          "her first hire was her neighbor",
          "the bakery is in Toledo now, with seven people",
          "the episode runs 42 minutes",
        ],
        fields: {
          guest: "Rana Saleh, bakery owner",
          points: ["Quitting the office", "The first oven", "Hiring neighbors"],
          links: ["Episode page: https://example.com/ep12"],
        },
      },
      {
        topic: "Why we put off small repairs at home",
        notes: [
          "most of the three big failures start with a leak",
          "a plumber’s visit is $120, a new wall is $2,500",
          "a ten-minute checklist for every month",
          "listeners’ questions come at the end",
        ],
        fields: {
          guest: "Omar Haddad, home repair technician",
          points: ["Leaks", "Old wiring", "The monthly list"],
          links: ["Checklist: https://example.com/list"],
        },
      },
    ],
  },
};
