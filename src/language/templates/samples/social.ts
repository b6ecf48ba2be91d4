import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"social"> = {
  socialMediaPost: {
    ar: [
      {
        topic: "افتتاح محل عصائر طبيعية في {area}",
        notes: [
          "الافتتاح يوم الخميس الساعة 5 مساءً",
          "عصير مانجو ورمان وليمون بالنعناع",
          "الكوب الكبير {15}",
          "العصر أمامك ومن دون سكر مضاف",
          "المحل في {street} جنب المكتبة",
          "أول 50 زائر لهم الكوب الثاني مجاناً",
        ],
        fields: { platform: "instagram", goal: "زيارات يوم الافتتاح" },
      },
      {
        topic: "دورة سباحة للأطفال في الصيف",
        notes: [
          "للأطفال من 5 إلى 12 سنة",
          "السبت والاثنين والأربعاء من 4 إلى 5 مساءً",
          "مدربتان لكل ثمانية أطفال",
          "الشهر {300} وللأخ الثاني خصم 20%",
          "المسبح مغطى ودرجة الماء 28",
        ],
        fields: { platform: "facebook", goal: "تسجيل قبل بداية الشهر", link: "https://example.com/swim" },
      },
    ],
    en: [
      {
        topic: "A juice shop opens in Ypsilanti",
        notes: [
          "we open Thursday at 5 pm",
          "mango, pomegranate, and lemon with mint",
          "a large cup is $6",
          "pressed in front of you, no added sugar",
          "we’re on Washington Street next to the library",
          "the first 50 people get a second cup free",
        ],
        fields: { platform: "instagram", goal: "Visits on opening day" },
      },
      {
        topic: "Summer swim class for kids",
        notes: [
          "for ages 5 to 12",
          "Mondays, Wednesdays, and Saturdays from 4 to 5 pm",
          "two coaches for every eight kids",
          "$120 a month, 20% off for a brother or sister",
          "the pool is indoors and the water is 82°F",
        ],
        fields: { platform: "facebook", goal: "Sign-ups before the first of the month", link: "https://example.com/swim" },
      },
    ],
  },
  twitterThread: {
    ar: [
      {
        topic: "دروس من أول سنة في مخبز حي صغير",
        notes: [
          "فتحنا في {area} بفرن واحد وعاملين",
          "أول شهر رمينا ثلث الخبز كل ليلة",
          "بدأنا نخبز ثلاث دفعات بدل دفعة واحدة",
          "الهدر نزل إلى رغيفين في اليوم",
          "رغيف القمح الكامل {6} وهو الأكثر مبيعاً",
          "الزبائن يسألون عن وقت الدفعة أكثر من السعر",
        ],
        fields: { postCount: 6 },
      },
      {
        topic: "العمل من البيت مع طفلين",
        notes: [
          "جدول مكتوب على باب الغرفة يراه الجميع",
          "الاجتماعات قبل الظهر فقط حين يكون الأولاد في المدرسة",
          "سماعة بـ{200} وفّرت نصف المقاطعات",
          "ساعة غداء كاملة بلا شاشة",
          "يوم الخميس بلا اجتماعات باتفاق مع المدير",
        ],
        fields: { postCount: 5 },
      },
    ],
    en: [
      {
        topic: "What one year in a small neighborhood bakery taught us",
        notes: [
          "we opened in Durham with one oven and two people",
          "in the first month we threw out a third of the bread every night",
          "then we baked three batches instead of one",
          "waste went down to two loaves a day",
          "the whole-wheat loaf is $7 and sells best",
          "customers ask about batch times more than about prices",
        ],
        fields: { postCount: 6 },
      },
      {
        topic: "Working from home with two kids",
        notes: [
          "a schedule on the bedroom door that everybody can read",
          "meetings only before noon, while the kids are at school",
          "a $60 headset cut half the interruptions",
          "a full lunch hour without a screen",
          "no meetings on Thursday, agreed with my manager",
        ],
        fields: { postCount: 5 },
      },
    ],
  },
  instagramCaption: {
    ar: [
      {
        topic: "كيك البرتقال وزيت الزيتون",
        notes: [
          "يخرج من الفرن كل يوم الساعة 7 صباحاً",
          "برتقال من مزرعة في {town}",
          "القطعة {16} والقالب الكامل {110}",
          "بلا زبدة ولا حليب",
        ],
        fields: { picture: "قالب كيك برتقال تحته ورق خبز وشرائح على الجانب", brand: "مخبز حبة البرتقال" },
      },
      {
        topic: "كرسي قديم بعد التجديد",
        notes: [
          "الكرسي عمره 40 سنة وكان عند جدة أم سامر",
          "خشب زان والقماش كتان أخضر",
          "الشغل أخذ تسعة أيام",
          "تجديد الكرسي الواحد من {450}",
          "الورشة في {street}",
        ],
        fields: { picture: "كرسي خشب بقماش أخضر قرب النافذة، وصورته القديمة جنبه", brand: "ورشة المقعد الأخضر" },
      },
    ],
    en: [
      {
        topic: "Orange and olive-oil cake",
        notes: [
          "out of the oven every day at 7 am",
          "oranges from a farm near Ojai",
          "$6 a slice, $42 for a whole cake",
          "no butter and no milk",
        ],
        fields: { picture: "An orange cake on baking paper with slices beside it", brand: "Little Orange Bakehouse" },
      },
      {
        topic: "An old chair after its repair",
        notes: [
          "the chair is 40 years old and came from Sam’s grandmother",
          "beech wood and green linen",
          "the work took nine days",
          "a chair starts at $180",
          "our workshop is on Ellis Street",
        ],
        fields: {
          picture: "A wooden chair with green linen by the window, its old picture beside it",
          brand: "Green Seat Workshop",
        },
      },
    ],
  },
  linkedinPost: {
    ar: [
      {
        topic: "تجربة موظف جديد في أول أسبوع",
        notes: [
          "وظفنا سبعة أشخاص في المستودع خلال ثلاثة أشهر",
          "اثنان تركا العمل قبل نهاية الأسبوع الأول",
          "صار لكل جديد زميل يرافقه خمسة أيام",
          "منذ ذلك الوقت لم يترك أحد في الشهر الأول",
          "المرافق يأخذ يوم إجازة إضافياً",
        ],
        fields: { lesson: "الموظف الجديد يحتاج شخصاً قبل أن يحتاج دليلاً", authorRole: "مسؤولة الموارد البشرية في شركة توزيع" },
      },
      {
        topic: "لماذا أوقفنا خدمة كانت تبيع",
        notes: [
          "خدمة الصيانة العاجلة كانت 30% من الطلبات",
          "وكانت 70% من الشكاوى",
          "أوقفناها في {city} لمدة ستة أشهر",
          "زاد عدد عقود الصيانة الدورية من 18 إلى 41",
          "ثلاثة عملاء قدامى تركونا في الشهر الأول",
        ],
        fields: { lesson: "ما يبيع كثيراً قد يكلّف أكثر مما يُدخل", authorRole: "مدير عمليات في شركة صيانة" },
      },
    ],
    en: [
      {
        topic: "A new hire’s first week",
        notes: [
          "we hired seven people for the warehouse in three months",
          "two of them left before the end of week one",
          "now every new hire has a coworker beside them for five days",
          "since then nobody has left in the first month",
          "the coworker gets an extra day off",
        ],
        fields: { lesson: "A new hire needs a person before a handbook", authorRole: "HR lead at a distribution company" },
      },
      {
        topic: "Why we stopped a service that sold well",
        notes: [
          "same-day repairs were 30% of our orders",
          "and 70% of our complaints",
          "we stopped them in Columbus for six months",
          "maintenance contracts grew from 18 to 41",
          "three old customers left us in the first month",
        ],
        fields: {
          lesson: "What sells a lot can cost more than it brings in",
          authorRole: "Operations manager at a repair company",
        },
      },
    ],
  },
  whatsappBroadcast: {
    ar: [
      {
        topic: "خضار الأسبوع من المزرعة",
        notes: [
          "صندوق 8 كيلو: طماطم وخيار وباذنجان ونعناع",
          "الصندوق {55}",
          "الطلب قبل الأربعاء الساعة 9 مساءً",
          "التسليم صباح الجمعة داخل {city}",
          "الدفع عند الاستلام",
        ],
        fields: { offer: "التوصيل مجاني للصندوقين", link: "https://example.com/box", deadline: 6 },
      },
      {
        topic: "مواعيد جديدة في صالون الأطفال",
        notes: [
          "الصالون في {area} مقابل الحديقة",
          "صرنا نفتح يوم الجمعة من 2 إلى 9 مساءً",
          "قص الشعر {40} ويأخذ عشرين دقيقة",
          "كرسي على شكل سيارة لمن عمره أقل من 6 سنوات",
        ],
        fields: { offer: "خصم 25% على أول قصة يوم الجمعة", deadline: 20 },
      },
    ],
    en: [
      {
        topic: "This week’s vegetable box from the farm",
        notes: [
          "an 18-pound box: tomatoes, cucumbers, eggplant, and mint",
          "$32 a box",
          "order by Wednesday at 9 pm",
          "delivered Friday morning in Boise",
          "cash or card at the door",
        ],
        fields: { offer: "Free delivery for two boxes", link: "https://example.com/box", deadline: 6 },
      },
      {
        topic: "New hours at the kids’ hair salon",
        notes: [
          "we’re on Oak Street across from the park",
          "now open Sundays from noon to 6 pm",
          "a haircut is $22 and takes twenty minutes",
          "a chair shaped like a car for kids under 6",
        ],
        fields: { offer: "25% off the first Sunday haircut", deadline: 20 },
      },
    ],
  },
  eidGreeting: {
    ar: [
      {
        topic: "تهنئة عيد الفطر لزبائن محل حلويات",
        notes: [
          "المحل مفتوح أول أيام العيد من 10 صباحاً",
          "علبة معمول بالتمر والفستق {85}",
          "الفرع في {area}",
          "الاستلام من دون طلب مسبق",
        ],
        fields: { brand: "حلويات بيت الهيل", whichEid: "fitr" },
      },
      {
        topic: "تهنئة عيد الأضحى من عيادة أسنان",
        notes: [
          "العيادة مغلقة أول ثلاثة أيام",
          "طبيب مناوب للطوارئ من 4 إلى 8 مساءً",
          "الحجز بعد العيد مفتوح من الآن",
          "العيادة في {street}",
        ],
        fields: { brand: "عيادة لؤلؤ الصباح", whichEid: "adha" },
      },
    ],
    en: [
      {
        topic: "Eid al-Fitr greetings to the customers of a pastry shop",
        notes: [
          "open on the first day of Eid from 10 am",
          "a box of date and pistachio maamoul is $34",
          "we’re on Warren Avenue in Dearborn",
          "no need to order ahead",
        ],
        fields: { brand: "Cardamom House Sweets", whichEid: "fitr" },
      },
      {
        topic: "Eid al-Adha greetings from a dental office",
        notes: [
          "the office is closed for the first three days",
          "a dentist is on call from 4 to 8 pm",
          "appointments for next week are open now",
          "we’re on Harwin Drive in Houston",
        ],
        fields: { brand: "Morning Pearl Dental", whichEid: "adha" },
      },
    ],
  },
  nationalDay: {
    ar: [
      {
        topic: "قهوة مجانية في اليوم الوطني",
        notes: ["القهوة مجانية من 4 إلى 8 مساءً", "كوب واحد لكل زائر", "ركن رسم للأطفال", "المقهى في {street}"],
        fields: { country: "{code}", brand: "مقهى ظل النخلة" },
      },
      {
        topic: "عرض المكتبة في اليوم الوطني",
        notes: ["خصم 30% على كتب التاريخ والرحلات", "لقاء مع كاتبة محلية الساعة 6 مساءً", "مسابقة أسئلة للعائلات", "الدخول مجاني"],
        fields: { country: "{code}", brand: "مكتبة الورق القديم" },
      },
    ],
    en: [
      {
        topic: "Free coffee on the Fourth of July",
        notes: [
          "coffee is free from 4 to 8 pm",
          "one cup each",
          "a drawing table for kids",
          "we’re on Maple Street in Burlington",
        ],
        fields: { country: "us", brand: "Palm Shade Café" },
      },
      {
        topic: "The Fourth of July at our bookstore",
        notes: ["30% off history and travel books", "a talk with a local author at 6 pm", "a family quiz", "admission is free"],
        fields: { country: "us", brand: "Old Paper Books" },
      },
    ],
  },
};
