import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"marketing"> = {
  landingPage: {
    ar: [
      {
        topic: "دفتري للفواتير، للعاملين لحسابهم",
        notes: [
          "الفاتورة تُرسل برابط دفع",
          "تذكير تلقائي بعد سبعة أيام",
          "يعمل بالعربية والإنجليزية",
          "أول شهر مجاني بلا بطاقة",
          "الدعم من 9 صباحاً إلى 6 مساءً",
        ],
        fields: {
          product: "دفتري للفواتير",
          pain: "ملاحقة العملاء كل شهر من أجل الدفع",
          proof: "يستعمله 40 مصمماً ومترجماً في {city}",
          price: 35,
        },
      },
      {
        topic: "اشتراك صيانة المسبح المنزلي",
        notes: [
          "زيارة كل أسبوع من فني واحد لا يتغير",
          "فحص الكلور والحموضة مع كل زيارة",
          "صورة وتقرير على واتساب",
          "الإلغاء في أي شهر",
          "نعمل داخل {city} فقط",
        ],
        fields: {
          product: "اشتراك صيانة المسبح",
          pain: "ماء أخضر في أول أيام الصيف",
          proof: "نعتني بـ 65 مسبحاً منذ 2019",
          price: 400,
        },
      },
    ],
    en: [
      {
        topic: "Daftar Invoices for freelancers",
        notes: [
          "every invoice goes out with a payment link",
          "a reminder goes out after seven days",
          "works in English and Spanish",
          "the first month is free, no card needed",
          "support from 9 am to 6 pm",
        ],
        fields: {
          product: "Daftar Invoices",
          pain: "Chasing clients for payment every month",
          proof: "Used by 40 designers and translators in Denver",
          price: 9,
        },
      },
      {
        topic: "Pool care plan for homes",
        notes: [
          "the same technician comes every week",
          "chlorine and pH are checked on every visit",
          "a photo and a report by text",
          "cancel any month",
          "we only work in Scottsdale",
        ],
        fields: {
          product: "Pool care plan",
          pain: "Green water in the first week of summer",
          proof: "65 pools in our care since 2019",
          price: 140,
        },
      },
    ],
  },
  productLaunch: {
    ar: [
      {
        topic: "حقيبة خطوة للمدرسة",
        notes: [
          "العجلات مطاط لا يُسمع في الممر",
          "الوزن كيلو و400 غرام",
          "أربعة ألوان",
          "السعر {180} حتى نهاية الأسبوع الأول ثم {220}",
          "متوفرة في فرع {area} وفي الموقع",
        ],
        fields: { product: "حقيبة خطوة", launchDate: 9, whatIsNew: "عجلات مطاط هادئة تُستبدل من دون أدوات" },
      },
      {
        topic: "مواعيد الصالون على الأجهزة اللوحية",
        notes: [
          "شاشة كاملة لليوم مع ألوان لكل موظفة",
          "التذكير برسالة قبل ساعتين",
          "نقل المواعيد القديمة بملف واحد",
          "الاشتراك {99} في الشهر",
          "تدريب مجاني نصف ساعة",
        ],
        fields: { product: "مواعيد الصالون", launchDate: 14, whatIsNew: "يعمل على اللوحي ومن دون إنترنت" },
      },
    ],
    en: [
      {
        topic: "The Step bag for school",
        notes: [
          "rubber wheels nobody hears in the hallway",
          "it weighs 3 pounds",
          "four colors",
          "$69 in the first week, then $85",
          "in our Portland store and online",
        ],
        fields: { product: "The Step bag", launchDate: 9, whatIsNew: "Quiet rubber wheels that swap without tools" },
      },
      {
        topic: "Salon Calendar for tablets",
        notes: [
          "the whole day on one screen, a color for each stylist",
          "a text reminder two hours before",
          "old appointments move over in one file",
          "$39 a month",
          "half an hour of free training",
        ],
        fields: { product: "Salon Calendar", launchDate: 14, whatIsNew: "Runs on tablets, even without a connection" },
      },
    ],
  },
  brandStory: {
    ar: [
      {
        topic: "حكاية صابون بدأ من مطبخ البيت",
        notes: [
          "أول قالب صُب في علبة كعك",
          "زيت الزيتون من قرية قرب {town}",
          "القطعة تجف ستة أسابيع قبل البيع",
          "في المشغل اليوم تسع نساء",
          "نبيع في 22 محلاً",
        ],
        fields: {
          founder: "ليلى ناصر، صيدلانية",
          foundingReason: "لم تجد صابوناً تتحمله بشرة ابنها",
          turningPoint: "أول دفعة كاملة انتهت في القمامة",
        },
      },
      {
        topic: "حكاية محل تصليح دراجات صار مدرسة",
        notes: [
          "المحل في {street} وعرضه أربعة أمتار",
          "درس مجاني كل جمعة من 9 إلى 11",
          "تخرج منه 70 فتى وفتاة",
          "ثلاثة منهم يعملون معنا",
          "الدراجات القديمة تُصلح وتُهدى",
        ],
        fields: {
          founder: "كريم يونس، فني دراجات",
          foundingReason: "أولاد الحي يرمون الدراجة من أول عطل",
          turningPoint: "طفل أصلح دراجته بنفسه ثم جاء بأصحابه",
        },
      },
    ],
    en: [
      {
        topic: "A soap that started in a kitchen",
        notes: [
          "the first bar was poured in a cake pan",
          "the olive oil comes from a farm near Corning",
          "a bar dries six weeks before it’s sold",
          "nine women work in the shop today",
          "we sell in 22 stores",
        ],
        fields: {
          founder: "Laila Nasser, a pharmacist",
          foundingReason: "She found no soap that her son’s skin could bear",
          turningPoint: "A whole first batch had to be thrown away",
        },
      },
      {
        topic: "A bike repair shop that became a school",
        notes: [
          "the shop on Mercer Street is 13 feet wide",
          "a free lesson every Saturday from 9 to 11",
          "70 kids have been through it",
          "three of them work with us",
          "old bikes get fixed and given away",
        ],
        fields: {
          founder: "Carlos Young, bike mechanic",
          foundingReason: "Kids on the block threw out a bike at the first flat",
          turningPoint: "A boy fixed his own bike, then brought his friends",
        },
      },
    ],
  },
  ramadanCampaign: {
    ar: [
      {
        topic: "حملة رمضان لمخبز عائلي",
        notes: [
          "خبز طازج قبل الإفطار بساعتين",
          "نفتح من 2 ظهراً إلى 2 بعد منتصف الليل",
          "الطلب المسبق على واتساب حتى 3 عصراً",
          "كل علبة مباعة يقابلها رغيف لجمعية في {city}",
        ],
        fields: { brand: "مخبز حبة البرتقال", offer: "علبة فطور لستة أشخاص بـ{120}", phase: "first" },
      },
      {
        topic: "حملة رمضان لمحل عطور",
        notes: ["نفتح بعد التراويح حتى 1 بعد منتصف الليل", "تغليف الهدايا مجاني", "الفرع في {area}", "عطر جديد بالعود والزعفران"],
        fields: { brand: "دار المسك القديم", offer: "طقم هدية العيد بـ{260}", phase: "last" },
      },
    ],
    en: [
      {
        topic: "A family bakery’s Ramadan campaign",
        notes: [
          "fresh bread two hours before iftar",
          "open from 2 pm to midnight",
          "order by text until 3 pm",
          "for every box sold a loaf goes to a food bank in Paterson",
        ],
        fields: { brand: "Little Orange Bakehouse", offer: "An iftar box for six at $48", phase: "first" },
      },
      {
        topic: "A perfume shop’s Ramadan campaign",
        notes: [
          "open after taraweeh until 1 am",
          "free gift wrap",
          "we’re on Wilcrest Drive in Houston",
          "a new scent with oud and saffron",
        ],
        fields: { brand: "Old Musk House", offer: "An Eid gift set at $95", phase: "last" },
      },
    ],
  },
  metaTags: {
    ar: [
      {
        topic: "مكينة إسبريسو صغيرة للمطابخ الضيقة",
        notes: ["18 مكينة عرضها أقل من 30 سم", "الأسعار من {600}", "ضمان سنتين", "التوصيل خلال ثلاثة أيام داخل {country}"],
        fields: { page: "صفحة مكائن الإسبريسو للمطابخ الصغيرة", mainKeyword: "مكينة إسبريسو صغيرة" },
      },
      {
        topic: "طبيب أسنان أطفال في {area}",
        notes: ["طبيبتان للأطفال فقط", "مواعيد مسائية حتى 9", "الكشف {150}", "العيادة مقابل المدرسة"],
        fields: { page: "صفحة حجز طبيب أسنان أطفال", mainKeyword: "طبيب أسنان أطفال" },
      },
    ],
    en: [
      {
        topic: "Small espresso machines for tight kitchens",
        notes: ["18 machines less than a foot wide", "from $240", "a two-year warranty", "delivered in three days"],
        fields: { page: "Store page with espresso machines for small kitchens", mainKeyword: "small espresso machine" },
      },
      {
        topic: "A kids dentist in Omaha",
        notes: ["two dentists for children only", "evening visits until 8", "a checkup is $85", "across from Lincoln School"],
        fields: { page: "Booking page of a children’s dentist", mainKeyword: "kids dentist" },
      },
    ],
  },
  contentCalendar: {
    ar: [
      {
        topic: "خطة محتوى لمخبز في شهر المدارس",
        notes: [
          "علبة فطور المدرسة {12}",
          "الدفعة الأولى تخرج الساعة 5:30 صباحاً",
          "زاوية أسبوعية: سؤال من زبون",
          "تصوير الأسبوع كله يوم السبت",
        ],
        fields: {
          brand: "مخبز حبة البرتقال",
          channels: ["إنستغرام", "تيك توك", "واتساب"],
          month: "سبتمبر",
          occasions: "العودة إلى المدارس",
        },
      },
      {
        topic: "خطة محتوى لمشتل نباتات في الربيع",
        notes: ["وصلت 40 شتلة ورد جوري", "ورشة زراعة كل جمعة الساعة 10 صباحاً", "الشتلة من {15}", "المشتل على طريق {town}"],
        fields: { brand: "مشتل ورق أخضر", channels: ["إنستغرام", "سناب شات"], month: "مارس", occasions: "عيد الأم" },
      },
    ],
    en: [
      {
        topic: "A content plan for a bakery in back-to-school month",
        notes: [
          "a school breakfast box is $5",
          "the first batch is out at 5:30 am",
          "every week: a customer’s question",
          "we film the whole week on Saturday",
        ],
        fields: {
          brand: "Little Orange Bakehouse",
          channels: ["Instagram", "TikTok", "E-mail"],
          month: "September",
          occasions: "Back to school, Labor Day",
        },
      },
      {
        topic: "A content plan for a plant nursery in spring",
        notes: [
          "40 rose bushes came in",
          "a planting class every Saturday at 10 am",
          "seedlings from $6",
          "we’re on Route 9 outside Kingston",
        ],
        fields: { brand: "Green Leaf Nursery", channels: ["Instagram", "Facebook"], month: "April", occasions: "Earth Day" },
      },
    ],
  },
};
