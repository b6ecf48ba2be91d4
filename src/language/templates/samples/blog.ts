import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"blog"> = {
  blogPost: {
    ar: [
      {
        topic: "الزراعة على السطح في بيت صغير",
        notes: [
          "بدأنا بأربعة صناديق خشب وكيس تربة واحد",
          "النعناع والجرجير أسهل من الطماطم في أول موسم",
          "السقي مرة قبل الشروق ومرة بعد الغروب في الصيف",
          "التكلفة كلها {180} مع البذور",
          "قماش الظل غطى نصف السطح من الساعة 11 إلى 4",
          "الجيران في {area} صاروا يأخذون منا النعناع كل أسبوع",
        ],
        fields: { mainPoint: "سطح صغير يكفي لخضار البيت إذا كان نصفه في الظل", readerProblem: "النباتات تموت من حر الصيف" },
      },
      {
        topic: "ترتيب محل صغير قبل موسم العودة إلى المدارس",
        notes: [
          "محل قرطاسية في {street} منذ 12 سنة",
          "الدفاتر والأقلام على ارتفاع يد الطفل",
          "الحقائب عند الباب لأنها أول ما يُطلب",
          "قائمة جاهزة لكل صف تختصر وقوف الأهل إلى خمس دقائق",
          "طلبنا الدفاتر من المورد قبل الموسم بستة أسابيع",
          "ليلى مسؤولة الصندوق هي التي اقترحت القوائم",
        ],
        fields: { mainPoint: "قائمة جاهزة لكل صف تبيع أكثر من الخصم", readerProblem: "زحمة آخر أسبوع والزبون يخرج بلا شراء" },
      },
    ],
    en: [
      {
        topic: "Growing vegetables on an apartment roof",
        notes: [
          "we started with four wooden boxes and one bag of soil",
          "mint and arugula are easier than tomatoes in the first season",
          "in summer we water once before sunrise and once after sunset",
          "everything cost $85 with the seeds",
          "a shade cloth covers half the roof from 11 to 4",
          "our neighbors in Tucson pick up mint every week",
        ],
        fields: {
          mainPoint: "A small roof feeds a kitchen if half of it is in the shade",
          readerProblem: "Plants that die in the first heat wave",
        },
      },
      {
        topic: "Setting up a small stationery shop for back-to-school week",
        notes: [
          "our shop has been on Main Street in Duluth for 12 years",
          "notebooks and pens are at a child’s arm’s height",
          "backpacks are by the door because people ask for them first",
          "a ready list for each grade cuts a visit to five minutes",
          "we order notebooks six weeks before the season",
          "Lena at the register came up with the lists",
        ],
        fields: {
          mainPoint: "A ready list for each grade sells more than a discount",
          readerProblem: "Crowds in the last week who leave without buying",
        },
      },
    ],
  },
  listicle: {
    ar: [
      {
        topic: "أماكن هادئة للقراءة في {city}",
        notes: [
          "المكتبة العامة: الطابق الثاني شبه فارغ قبل الظهر",
          "مقهى الحديقة الخلفي في {area}: القهوة {14} والجلوس بلا حد للوقت",
          "مقاعد الحديقة الكبيرة بعد العصر حين يخف الحر",
          "ركن القراءة في المتحف: الدخول مجاني يوم الثلاثاء",
          "قاعة المركز الثقافي في {street}: مفتوحة حتى 10 مساءً",
        ],
        fields: { itemCount: 5, criterion: "جلسة ساعتين بأقل من {25}" },
      },
      {
        topic: "هدايا لمن يحب الطبخ",
        notes: [
          "سكين بمقبض خشب زيتون: {120} مع الشحذ الأول مجاناً",
          "هاون حجر: وزنه 3 كيلو ويطحن البهارات من دون كهرباء",
          "علبة بهارات من سبعة أنواع: تكفي شهرين لعائلة من خمسة",
          "دفتر وصفات فارغ: ورقه سميك يتحمل الزيت",
          "ميزان مطبخ رقمي: يزن من غرام واحد، وسعره {60}",
        ],
        fields: { itemCount: 5, criterion: "هدية تُستعمل كل أسبوع" },
      },
    ],
    en: [
      {
        topic: "Quiet places to read in Pittsburgh",
        notes: [
          "Main library: the second floor is nearly empty before noon",
          "Garden café in Squirrel Hill: coffee is $4 and nobody hurries you",
          "Park benches on the east side after 4, once it cools down",
          "Museum reading corner: free on Tuesdays",
          "Community hall on Forbes Avenue: open until 10 pm",
        ],
        fields: { itemCount: 5, criterion: "Two hours for less than $7" },
      },
      {
        topic: "Gifts for people who love to cook",
        notes: [
          "Knife with an olive-wood handle: $48 with the first sharpening free",
          "Stone mortar: 7 pounds, grinds spices without a plug",
          "Box of seven spices: lasts a family of five two months",
          "Blank recipe book: thick paper that stands oil",
          "Digital kitchen scale: weighs from one gram and costs $22",
        ],
        fields: { itemCount: 5, criterion: "A gift that gets used every week" },
      },
    ],
  },
  howToGuide: {
    ar: [
      {
        topic: "كيفية تنظيف سجادة صوف في البيت",
        notes: [
          "نفض السجادة في الهواء من الوجهين",
          "تجربة الصابون على طرف صغير والانتظار عشر دقائق",
          "مسح البقع بقطعة قطن من الخارج إلى الداخل",
          "التجفيف على سطح مستوٍ في الظل يوماً كاملاً",
          "الماء الساخن يكمّش الصوف",
          "التنظيف عند المحل يكلف {90} للسجادة الواحدة",
        ],
        fields: {
          outcome: "سجادة صوف نظيفة بلا بقع ومن دون أن تنكمش",
          tools: ["صابون زيت زيتون", "قطعتا قطن", "فرشاة ناعمة"],
          time: "ساعة عمل ويوم للتجفيف",
        },
      },
      {
        topic: "كيفية تصوير منتج بالجوال قرب النافذة",
        notes: [
          "الطاولة على بعد متر من نافذة بلا شمس مباشرة",
          "ورق مقوى أبيض خلف المنتج ومثله مقابل النافذة",
          "مسح العدسة قبل كل جلسة",
          "خمس صور لكل منتج: أمام وخلف وجانب وتفصيل وفي اليد",
          "أفضل ضوء بين 9 و11 صباحاً",
          "الفلاش يقلب لون القماش إلى أصفر",
        ],
        fields: {
          outcome: "خمس صور واضحة تصلح لصفحة المتجر",
          tools: ["جوال", "ورقتا كرتون أبيض", "حامل ثلاثي"],
          time: "عشرون دقيقة لكل منتج",
        },
      },
    ],
    en: [
      {
        topic: "How to clean a wool rug at home",
        notes: [
          "shake the rug outdoors on both sides",
          "try the soap on a small corner and wait ten minutes",
          "wipe stains with a cotton cloth from the outside in",
          "dry it flat in the shade for a full day",
          "hot water shrinks wool",
          "a cleaner charges about $40 a rug",
        ],
        fields: {
          outcome: "A clean wool rug that has not shrunk",
          tools: ["olive-oil soap", "two cotton cloths", "a soft brush"],
          time: "One hour, then a day to dry",
        },
      },
      {
        topic: "How to photograph a product with a phone by a window",
        notes: [
          "put the table three feet from a window without direct sun",
          "stand white cardboard behind the product and across from the window",
          "wipe the lens before you start",
          "take five pictures: front, back, side, detail, in the hand",
          "the best light is between 9 and 11 am",
          "a flash turns fabric yellow",
        ],
        fields: {
          outcome: "Five clear pictures for a store page",
          tools: ["a phone", "two sheets of white cardboard", "a small tripod"],
          time: "Twenty minutes a product",
        },
      },
    ],
  },
  travelGuide: {
    ar: [
      {
        topic: "نهاية أسبوع عائلية في {town}",
        notes: [
          "الوصول من {city} بالسيارة في الصباح قبل الزحمة",
          "اليوم الأول: السوق القديم ثم غداء سمك بـ{70} للشخص",
          "اليوم الثاني: نزهة على الأقدام قبل الساعة 10 ثم المتحف",
          "غرفة لأربعة أشخاص بـ{350} في الليلة مع الفطور",
          "عربة الأطفال صعبة على حجارة السوق",
        ],
        fields: { place: "{town}", days: 2, season: "الخريف" },
      },
      {
        topic: "{city} على الأقدام لمن يزورها أول مرة",
        notes: [
          "نقطة البداية {street} عند الثامنة صباحاً",
          "فطور فول وخبز حار بـ{18}",
          "ثلاث ساعات مشي مع استراحة قهوة",
          "حذاء مريح وقارورة ماء لكل شخص",
          "الرجوع بالحافلة أوفر من سيارة الأجرة بالنصف",
        ],
        fields: { place: "{city}", days: 1, season: "الشتاء" },
      },
    ],
    en: [
      {
        topic: "A family weekend in Savannah",
        notes: [
          "we drove down from Atlanta early, before the traffic",
          "day one: the squares on foot, then lunch for $19 a person",
          "day two: Tybee Island before 10, then the maritime museum",
          "a room for four was $164 a night with breakfast",
          "a stroller is hard work on the cobblestones of River Street",
        ],
        fields: { place: "Savannah", days: 2, season: "Early November" },
      },
      {
        topic: "Santa Fe on foot for a first visit",
        notes: [
          "start at the Plaza at 8 am",
          "a breakfast burrito with green chile is $9",
          "three hours of walking with a coffee break",
          "bring a water bottle: the city is 7,000 feet up",
          "the bus back costs a fraction of a cab",
        ],
        fields: { place: "Santa Fe", days: 1, season: "Winter" },
      },
    ],
  },
  seoArticle: {
    ar: [
      {
        topic: "اختيار مكيف لغرفة نوم صغيرة",
        notes: [
          "غرفة 16 متراً تحتاج نحو 12 ألف وحدة",
          "مكيف الانفرتر أغلى عند الشراء وأوفر في فاتورة الكهرباء",
          "صوت أقل من 25 ديسيبل لا يوقظ النائم",
          "التركيب {250} ويأخذ ساعتين",
          "الفلتر يُغسل كل أسبوعين في الصيف",
          "وحدة أكبر من الغرفة تبرّد بسرعة وتترك الرطوبة",
        ],
        fields: { mainKeyword: "مكيف لغرفة صغيرة", related: ["مكيف انفرتر", "مكيف هادئ", "سعر التركيب"], intent: "buy" },
      },
      {
        topic: "حفظ التمر من موسم إلى موسم",
        notes: [
          "التمر اللين في الثلاجة ستة أشهر وفي المجمد سنة",
          "علبة محكمة بلا هواء تمنع السوس",
          "الغسل قبل الأكل لا قبل الحفظ",
          "حبات السكر البيضاء على القشرة ليست عفناً",
          "كرتون 5 كيلو بـ{75} من المزرعة في موسمه",
        ],
        fields: { mainKeyword: "حفظ التمر", related: ["تخزين التمر في الثلاجة", "سوس التمر", "تمر لين"], intent: "learn" },
      },
    ],
    en: [
      {
        topic: "Choosing a window AC for a small bedroom",
        notes: [
          "a 150-square-foot room needs about 5,000 BTU",
          "inverter units cost more up front and less on the electric bill",
          "below 50 decibels most people sleep through it",
          "installation takes an hour with two people",
          "wash the filter every two weeks in summer",
          "a unit too big for the room cools fast and leaves it damp",
        ],
        fields: {
          mainKeyword: "small bedroom AC",
          related: ["inverter AC", "quiet window unit", "BTU by room size"],
          intent: "buy",
        },
      },
      {
        topic: "Keeping dates from one season to the next",
        notes: [
          "soft dates keep six months in the fridge and a year in the freezer",
          "an airtight box keeps bugs out",
          "rinse them before you eat them, not before you store them",
          "white sugar spots on the skin are not mold",
          "an 11-pound case is $45 from the farm in season",
        ],
        fields: {
          mainKeyword: "how to store dates",
          related: ["dates in the fridge", "soft dates", "sugar spots"],
          intent: "learn",
        },
      },
    ],
  },
};
