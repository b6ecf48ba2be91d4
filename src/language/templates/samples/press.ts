import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"press"> = {
  pressRelease: {
    ar: [
      {
        topic: "أول مخزن مبرد لها في {town}",
        notes: [
          "المخزن يتسع لأربعة آلاف طبلية",
          "درجة الحرارة من 2 إلى 8",
          "أُضيفت 35 وظيفة جديدة",
          "تأسست الشركة عام 2014 ولديها ثلاثة فروع",
          "للتواصل الإعلامي: press@example.com",
        ],
        fields: {
          company: "شركة سنبلة للنقل",
          news: "افتتحت شركة سنبلة للنقل أول مخزن مبرد لها في {town}.",
          newsPlace: "{town}",
          newsDate: 3,
          spokesperson: "رنا صالح، المديرة العامة",
          quote: "طلب المزارعون مخزناً قريباً، وهو اليوم على بعد عشر دقائق منهم.",
        },
      },
      {
        topic: "مكتبة متنقلة تزور القرى القريبة من {city}",
        notes: [
          "الحافلة تحمل 1,800 كتاب",
          "تزور 12 قرية كل أسبوعين",
          "الإعارة مجانية لمن هم دون 18 سنة",
          "شارك 40 متطوعاً في جمع الكتب",
          "للتواصل الإعلامي: media@example.com",
        ],
        fields: {
          company: "جمعية ورق وطريق",
          news: "أطلقت جمعية ورق وطريق مكتبة متنقلة تزور القرى القريبة من {city}.",
          newsPlace: "{city}",
          newsDate: 5,
          spokesperson: "سامر عودة، منسق المشروع",
          quote: "بدأنا بصندوقين في سيارة، ثم صارت الكتب أكثر من المقاعد.",
        },
      },
    ],
    en: [
      {
        topic: "first cold store in Fresno",
        notes: [
          "the store holds 4,000 pallets",
          "it is kept between 36 and 46 degrees",
          "35 jobs were added",
          "the company was founded in 2014 and has three branches",
          "Media contact: press@example.com",
        ],
        fields: {
          company: "Wheatear Freight",
          news: "Wheatear Freight has opened its first cold store in Fresno.",
          newsPlace: "Fresno",
          newsDate: 3,
          spokesperson: "Rana Saleh, managing director",
          quote: "Our growers asked for storage nearby. It is now ten minutes away.",
        },
      },
      {
        topic: "a bookmobile for the towns around Bozeman",
        notes: [
          "the bus carries 1,800 books",
          "it visits 12 towns every two weeks",
          "borrowing is free for anyone under 18",
          "40 volunteers collected the books",
          "Media contact: media@example.com",
        ],
        fields: {
          company: "Paper and Road",
          news: "Paper and Road has started a bookmobile for the towns around Bozeman.",
          newsPlace: "Bozeman",
          newsDate: 5,
          spokesperson: "Sam Odell, project coordinator",
          quote: "We began with two boxes in a car. Then there were more books than seats.",
        },
      },
    ],
  },
  eventRecap: {
    ar: [
      {
        topic: "يوم الروبوت السنوي في {city}",
        notes: [
          "حضر 600 زائر و24 فريقاً",
          "أقيم اليوم في قاعة المدينة الجامعية",
          "الجائزة الأولى {5000}",
          "التسجيل للدورة القادمة يبدأ في الخريف",
        ],
        fields: {
          event: "يوم الروبوت السنوي",
          date: -2,
          moments: ["فريق مدرسة من {town} فاز بالمركز الأول", "عرض طائرة صغيرة تسقي المزارع", "صورة جماعية على السطح"],
          guestQuote: "«جئت من أجل ابني وبقيت من أجل الطائرات»، قال سامر عودة، وهو مزارع.",
        },
      },
      {
        topic: "سوق الصنّاع الأول في {street}",
        notes: [
          "38 طاولة و1,200 زائر في يوم واحد",
          "من 9 صباحاً إلى 9 مساءً",
          "ثلث البائعين يعرضون للمرة الأولى",
          "الموعد القادم بعد شهرين",
        ],
        fields: {
          event: "سوق الصنّاع",
          date: -4,
          moments: ["نفد الصابون قبل الظهر", "ورشة فخار للأطفال امتلأت مرتين", "عازف عود في آخر المساء"],
          guestQuote: "«بعت في يوم ما أبيعه في شهر»، قالت ليلى من طاولة الشموع.",
        },
      },
    ],
    en: [
      {
        topic: "Tulsa Robotics Day",
        notes: [
          "600 visitors and 24 teams came",
          "it took place in the university hall",
          "first prize was $2,000",
          "sign-up for next year starts in the fall",
        ],
        fields: {
          event: "Tulsa Robotics Day",
          date: -2,
          moments: [
            "A school team from Muskogee took first place",
            "A small drone watered a model farm",
            "The group photo on the roof",
          ],
          guestQuote: "“I came for my son and stayed for the drones,” said Sam Odell, a farmer.",
        },
      },
      {
        topic: "The first makers market on Elm Street",
        notes: [
          "38 tables and 1,200 visitors in one day",
          "a third of the sellers had never sold before",
          "we closed Elm Street from 9 to 9",
          "the next one is in two months",
        ],
        fields: {
          event: "The makers market",
          date: -4,
          moments: ["The soap was gone before noon", "The kids’ clay workshop filled twice", "A fiddler played until dark"],
          guestQuote: "“I sold in a day what I sell in a month,” said Lila from the candle table.",
        },
      },
    ],
  },
};
