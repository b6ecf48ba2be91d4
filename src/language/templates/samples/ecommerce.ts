import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"ecommerce"> = {
  productDescription: {
    ar: [
      {
        topic: "حقيبة نهاية الأسبوع من قماش",
        notes: [
          "تتسع لثلاثة أيام من الملابس",
          "تُغسل باليد بماء بارد",
          "حزام كتف يُفك",
          "التوصيل داخل {city} خلال يومين",
          "الإرجاع خلال 14 يوماً",
        ],
        fields: {
          product: "حقيبة نهاية الأسبوع",
          features: ["جيب منفصل للحذاء", "تدخل تحت مقعد الطائرة"],
          material: "قطن مشمّع وسحابات نحاس",
          size: "45 × 25 × 20 سم",
          price: 290,
        },
      },
      {
        topic: "مصباح صفحة للقراءة في السرير",
        notes: [
          "ثلاث درجات من الضوء الدافئ",
          "الشحن ساعتان عبر USB-C",
          "مشبك يناسب الكتب والأسرّة",
          "ضمان سنة",
          "لونان: أبيض وزيتي",
        ],
        fields: {
          product: "مصباح صفحة",
          features: ["يعمل 40 ساعة", "لا يوقظ من بجانبك"],
          material: "ألمنيوم وسيليكون",
          size: "12 سم، 80 غراماً",
          price: 75,
        },
      },
    ],
    en: [
      {
        topic: "Canvas weekend bag",
        notes: [
          "holds three days of clothes",
          "wash it by hand in cold water",
          "the shoulder strap comes off",
          "ships in two days",
          "returns within 14 days",
        ],
        fields: {
          product: "Canvas weekend bag",
          features: ["Separate shoe pocket", "Fits under a plane seat"],
          material: "Waxed cotton, brass zips",
          size: "18 × 10 × 8 in",
          price: 110,
        },
      },
      {
        topic: "Page reading light for bed",
        notes: [
          "three levels of warm light",
          "two hours to charge by USB-C",
          "the clip fits books and headboards",
          "one-year warranty",
          "in white and olive",
        ],
        fields: {
          product: "Page reading light",
          features: ["Runs 40 hours", "Doesn’t wake the person next to you"],
          material: "Aluminum and silicone",
          size: "5 in, 3 oz",
          price: 29,
        },
      },
    ],
  },
  productReview: {
    ar: [
      {
        topic: "مكنسة يدوية بلا سلك بعد ثلاثة أشهر",
        notes: [
          "تكفي لتنظيف السيارة مرتين في الشحنة الواحدة",
          "الفلتر يُغسل بالماء",
          "الضمان سنتان",
          "اشتريتها من متجر إلكتروني ووصلت خلال أربعة أيام",
        ],
        fields: {
          product: "مكنسة يدوية بلا سلك",
          usedFor: "تنظيف السيارة والكنبة، منذ ثلاثة أشهر",
          liked: ["خفيفة", "تشحن في ساعة"],
          disliked: ["صوتها عالٍ", "علبة الغبار صغيرة"],
          price: 210,
        },
      },
      {
        topic: "حذاء مشي صيفي في حر {city}",
        notes: ["مشيت فيه 180 كيلومتراً", "المقاس أصغر بنصف درجة", "النعل ما زال سليماً", "القماش يجف في ليلة"],
        fields: {
          product: "حذاء مشي صيفي",
          usedFor: "ساعة مشي كل مساء، منذ شهرين",
          liked: ["قماش يمرر الهواء", "نعل لين"],
          disliked: ["يتسخ بسرعة", "الرباط قصير"],
          price: 340,
        },
      },
    ],
    en: [
      {
        topic: "Cordless hand vacuum after three months",
        notes: [
          "one charge does the car twice",
          "the filter rinses under the tap",
          "a two-year warranty",
          "ordered online, here in four days",
        ],
        fields: {
          product: "Cordless hand vacuum",
          usedFor: "The car and the couch, for three months",
          liked: ["Light", "Charges in an hour"],
          disliked: ["Loud", "Small dust box"],
          price: 59,
        },
      },
      {
        topic: "Summer walking shoes in Houston",
        notes: [
          "I walked 110 miles in them",
          "they run half a size small",
          "the sole is still fine",
          "the fabric dries overnight",
        ],
        fields: {
          product: "Summer walking shoes",
          usedFor: "An hour every evening, for two months",
          liked: ["Fabric that breathes", "A soft sole"],
          disliked: ["They get dirty fast", "Short laces"],
          price: 95,
        },
      },
    ],
  },
  productComparison: {
    ar: [
      {
        topic: "قارئ إلكتروني أم جهاز لوحي للقراءة",
        notes: [
          "القارئ الإلكتروني: بطارية تكفي أربعة أسابيع",
          "القارئ الإلكتروني: السعر {450}",
          "الجهاز اللوحي: بطارية تكفي عشر ساعات",
          "الجهاز اللوحي: السعر {1200}",
          "شاشة القارئ بلا وهج وشاشة اللوحي ملونة",
          "القارئ أخف بـ 280 غراماً",
        ],
        fields: { products: ["القارئ الإلكتروني", "الجهاز اللوحي"], criteria: ["البطارية", "السعر"] },
      },
      {
        topic: "سجاد صوف أم سجاد صناعي لغرفة الأطفال",
        notes: [
          "الصوف: عمر السجادة أكثر من 15 سنة",
          "الصناعي: عمر السجادة خمس سنوات",
          "الصوف: سعر المتر {260}",
          "الصناعي: سعر المتر {60}",
          "الصوف أدفأ في الشتاء",
        ],
        fields: { products: ["الصوف", "الصناعي"], criteria: ["العمر", "السعر"] },
      },
    ],
    en: [
      {
        topic: "An e-reader or a tablet for reading",
        notes: [
          "E-reader: battery for four weeks",
          "E-reader: the price is $150",
          "Tablet: battery for ten hours",
          "Tablet: the price is $400",
          "one screen has no glare, the other has color",
          "the e-reader is 10 ounces lighter",
        ],
        fields: { products: ["E-reader", "Tablet"], criteria: ["Battery", "Price"] },
      },
      {
        topic: "A wool or a synthetic rug for a kids’ room",
        notes: [
          "Wool: a life of more than 15 years",
          "Synthetic: a life of about five years",
          "Wool: the price is $24 a square foot",
          "Synthetic: the price is $5 a square foot",
          "wool is warmer in winter",
        ],
        fields: { products: ["Wool", "Synthetic"], criteria: ["Life", "Price"] },
      },
    ],
  },
  storeCategory: {
    ar: [
      {
        topic: "أحذية الجري للأرصفة والطرق الترابية",
        notes: [
          "42 حذاءً من مقاس 36 إلى 47",
          "الأسعار من {180}",
          "تبديل المقاس مجاني خلال 30 يوماً",
          "تجربة على جهاز المشي في فرع {area}",
          "نعل لين للأرصفة ونعل خشن للطرق الترابية",
        ],
        fields: { category: "أحذية الجري", brands: ["خطى", "سَموم", "ريح"] },
      },
      {
        topic: "أدوات القهوة في البيت",
        notes: [
          "مطاحن يدوية من {110}",
          "موازين تقيس عُشر الغرام",
          "ركوات نحاس من ثلاثة مقاسات",
          "ورق ترشيح 100 قطعة {18}",
          "التوصيل مجاني فوق {200}",
        ],
        fields: { category: "أدوات القهوة", brands: ["رغوة", "فنجان الضحى"] },
      },
    ],
    en: [
      {
        topic: "Running shoes for pavement and trails",
        notes: [
          "42 models in sizes 5 to 14",
          "from $69",
          "free size exchange for 30 days",
          "try them on the treadmill in our Boulder store",
          "soft soles for pavement, rough ones for trails",
        ],
        fields: { category: "Running shoes", brands: ["Strideway", "Fenwind", "Loftfoot"] },
      },
      {
        topic: "Coffee gear for the home",
        notes: [
          "hand grinders from $42",
          "scales that read a tenth of a gram",
          "copper pots in three sizes",
          "100 paper filters for $7",
          "free delivery over $75",
        ],
        fields: { category: "Coffee gear", brands: ["Foamwell", "Latemorning"] },
      },
    ],
  },
  appStore: {
    ar: [
      {
        topic: "تطبيق لمتابعة مصروف العائلة",
        notes: [
          "مجاني لحساب واحد و{12} في الشهر للعائلة",
          "لا إعلانات",
          "يصدّر الشهر كله كملف واحد",
          "الإصدار 3.2 أضاف الوضع الليلي",
        ],
        fields: { product: "مصروف البيت", features: ["يعمل بلا إنترنت", "حدود لكل باب صرف", "حساب مشترك لخمسة"] },
      },
      {
        topic: "تطبيق يذكّر بمواعيد الدواء",
        notes: [
          "تنبيه حتى والجهاز صامت",
          "إشعار لأحد الأبناء إذا فاتت الجرعة",
          "البيانات على الجهاز فقط",
          "يدعم العربية والإنجليزية",
        ],
        fields: { product: "موعد الدواء", features: ["صور للحبوب", "سجل للطبيب", "خط كبير لكبار السن"] },
      },
    ],
    en: [
      {
        topic: "An app that tracks a family’s spending",
        notes: [
          "free for one account, $5 a month for a family",
          "no ads",
          "exports a whole month as one file",
          "version 3.2 adds dark mode",
        ],
        fields: {
          product: "House Money",
          features: ["Works offline", "A limit for each category", "Shared by up to five people"],
        },
      },
      {
        topic: "An app that reminds you to take your medicine",
        notes: [
          "it rings even when the phone is silent",
          "a family member is told if a dose is missed",
          "data stays on the phone",
          "in English and Spanish",
        ],
        fields: { product: "Dose Time", features: ["Pictures of your pills", "A log for your doctor", "Large type"] },
      },
    ],
  },
  realEstate: {
    ar: [
      {
        topic: "شقة غرفتين للإيجار في {area}",
        notes: [
          "متاحة من أول الشهر",
          "الطابق الثاني مع مصعد",
          "دقيقتان مشياً من السوق",
          "التأمين إيجار شهر واحد",
          "المعاينة بعد 4 عصراً",
        ],
        fields: {
          propertyType: "شقة من غرفتي نوم للإيجار",
          place: "{area}، {city}",
          area: 120,
          price: 3800,
          features: ["شرفة جنوبية", "موقف مغطى", "مطبخ جديد"],
        },
      },
      {
        topic: "محل تجاري للبيع على {street}",
        notes: ["واجهة ثمانية أمتار", "عدادات كهرباء وماء مستقلة", "مؤجر الآن حتى نهاية السنة", "صالح لمقهى أو صيدلية"],
        fields: {
          propertyType: "محل تجاري للبيع",
          place: "{street}، {city}",
          area: 85,
          price: 900000,
          features: ["مستودع 20 متراً", "موقفان أمام الباب", "رصيف عريض"],
        },
      },
    ],
    en: [
      {
        topic: "A two-bedroom apartment for rent in Ann Arbor",
        notes: [
          "about 1,100 square feet",
          "available from the first",
          "second floor with an elevator",
          "two minutes’ walk from Kerrytown market",
          "the deposit is one month’s rent",
          "showings after 4 pm",
        ],
        fields: {
          propertyType: "Two-bedroom apartment for rent",
          place: "Kerrytown, Ann Arbor",
          area: 102,
          price: 1950,
          features: ["South-facing balcony", "Covered parking", "New kitchen"],
        },
      },
      {
        topic: "A storefront for sale on Elm Street",
        notes: [
          "about 900 square feet with 26 feet of frontage",
          "separate power and water meters",
          "rented until the end of the year",
          "works for a café or a pharmacy",
        ],
        fields: {
          propertyType: "Storefront for sale",
          place: "Elm Street, Greenville",
          area: 84,
          price: 265000,
          features: ["A 200-square-foot stockroom", "Two parking spots at the door", "A wide sidewalk"],
        },
      },
    ],
  },
};
