import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"business"> = {
  businessProposal: {
    ar: [
      {
        topic: "نظام تذكير بالمواعيد لعيادات أسنان",
        notes: [
          "التذكير قبل يوم وقبل ساعتين",
          "تجربة في فرع واحد أول أسبوعين",
          "تدريب موظفي الاستقبال يوماً واحداً",
          "انخفض الغياب في عيادة مشابهة من 25% إلى 9%",
          "فريق العمل أربعة أشخاص",
        ],
        fields: {
          client: "عيادات النخيل",
          problem: "مريض من كل أربعة يغيب عن موعده",
          solution: "تذكير وإعادة حجز برسالة نصية",
          budget: 45000,
          duration: "عشرة أسابيع",
        },
      },
      {
        topic: "تركيب ألواح شمسية على سطح مدرسة",
        notes: [
          "السطح 600 متر بلا ظل",
          "معاينة ثم تصميم ثم تركيب ثم تسليم",
          "التركيب في عطلة الصيف",
          "فاتورة المدرسة {9000} في الشهر",
          "ضمان الألواح 12 سنة",
        ],
        fields: {
          client: "مدارس الأفق الواسع",
          problem: "ثلث المصروفات يذهب إلى الكهرباء",
          solution: "80 لوحاً على السطح مع متابعة عن بعد",
          budget: 320000,
          duration: "ثمانية أسابيع",
        },
      },
    ],
    en: [
      {
        topic: "An appointment reminder system for dental clinics",
        notes: [
          "reminders go out a day and two hours before",
          "a trial in one branch for the first two weeks",
          "one day of training for the front desk",
          "at a similar clinic no-shows fell from 25% to 9%",
          "the team is four people",
        ],
        fields: {
          client: "Palm Clinics",
          problem: "One patient in four misses the appointment",
          solution: "Reminders and rebooking by text message",
          budget: 18000,
          duration: "Ten weeks",
        },
      },
      {
        topic: "Solar panels for a school roof",
        notes: [
          "the roof is 6,500 square feet without shade",
          "survey, design, installation, and handover",
          "installation during summer break",
          "the school’s electric bill is $3,600 a month",
          "a 12-year warranty on the panels",
        ],
        fields: {
          client: "Wide Horizon Schools",
          problem: "A third of the budget goes to electricity",
          solution: "80 panels with remote monitoring",
          budget: 128000,
          duration: "Eight weeks",
        },
      },
    ],
  },
  caseStudy: {
    ar: [
      {
        topic: "تقصير وقت الانتظار في عيادات من ستة فروع",
        notes: [
          "بدأ العمل بأكبر فرعين",
          "شارك 18 موظفاً في التدريب",
          "«صار الموعد في شاشة واحدة»، قالت مشرفة الاستقبال",
          "تأخر فرع واحد أسبوعين بسبب الشبكة",
          "الكلفة {28000}",
        ],
        fields: {
          client: "عيادات ريف",
          before: "الحجوزات في دفاتر ورقية في ستة فروع",
          action: "تقويم واحد مشترك وتدريب خلال أسبوعين",
          result: "نزل الانتظار من 40 إلى 15 دقيقة",
        },
      },
      {
        topic: "تقليل الهدر في مطبخ فندق",
        notes: [
          "وزن الفضلات كل مساء لمدة شهر",
          "قائمة الفطور صارت 24 صنفاً بدل 38",
          "الطهاة هم من اختاروا ما يُحذف",
          "شكاوى الضيوف بقيت كما هي",
          "التوفير {11000} في الشهر",
        ],
        fields: {
          client: "فندق ظلال",
          before: "ثلث طعام الفطور يُرمى كل صباح",
          action: "وزن الفضلات واختصار القائمة",
          result: "نزل الهدر إلى 12%",
        },
      },
    ],
    en: [
      {
        topic: "Shorter waits in six clinics",
        notes: [
          "we began with the two largest branches",
          "18 people took the training",
          "“The whole day is on one screen,” said the front-desk lead",
          "one branch ran two weeks late because of its network",
          "the work cost $11,000",
        ],
        fields: {
          client: "Reef Clinics",
          before: "Bookings kept in paper diaries at six branches",
          action: "One shared calendar and training in two weeks",
          result: "Waiting time fell from 40 to 15 minutes",
        },
      },
      {
        topic: "Less waste in a hotel kitchen",
        notes: [
          "scraps were weighed every night for a month",
          "the breakfast menu went from 38 dishes to 24",
          "the cooks chose what to cut",
          "guest complaints stayed the same",
          "the hotel saves $4,400 a month",
        ],
        fields: {
          client: "Shade Hotel",
          before: "A third of breakfast was thrown out every morning",
          action: "Weighing scraps and shortening the menu",
          result: "Waste fell to 12%",
        },
      },
    ],
  },
  aboutPage: {
    ar: [
      {
        topic: "ورشة نجارة الجوز",
        notes: [
          "الورشة في {area} وفيها ستة نجارين",
          "القياس في البيت مجاني",
          "مطبخ متوسط من {14000}",
          "نأخذ ثلاثة مطابخ في الشهر لا أكثر",
          "معرض صغير مفتوح من 10 صباحاً إلى 6 مساءً",
        ],
        fields: {
          brand: "ورشة نجارة الجوز",
          since: "2016",
          whatWeDo: "مطابخ على القياس تُركب خلال أسبوع",
          brandValues: ["جواب صريح", "خشب يدوم", "شغل نظيف"],
        },
      },
      {
        topic: "حضانة خطوة خطوة للأطفال",
        notes: [
          "21 طفلاً في مجموعتين",
          "معلمة لكل خمسة أطفال",
          "من 7 صباحاً إلى 3 عصراً",
          "حديقة مظللة ومطبخ داخل الحضانة",
          "الزيارة صباح الأربعاء بلا موعد",
        ],
        fields: {
          brand: "حضانة خطوة خطوة",
          since: "2020",
          whatWeDo: "رعاية وتعليم باللعب من سنة إلى أربع سنوات",
          brandValues: ["أمان", "لعب في الهواء", "صدق مع الأهل"],
        },
      },
    ],
    en: [
      {
        topic: "Walnut Carpentry in Dayton",
        notes: [
          "six carpenters work in our shop",
          "measuring at your home is free",
          "a medium kitchen starts at $9,500",
          "we take three kitchens a month, no more",
          "the showroom is open from 10 am to 6 pm",
        ],
        fields: {
          brand: "Walnut Carpentry",
          since: "2016",
          whatWeDo: "Kitchens built to measure and fitted in a week",
          brandValues: ["Straight answers", "Wood that lasts", "Clean work"],
        },
      },
      {
        topic: "Step by Step Daycare",
        notes: [
          "21 children in two groups",
          "one teacher for every five children",
          "from 7 am to 5 pm",
          "a shaded yard and our own kitchen",
          "visit on Wednesday mornings without an appointment",
        ],
        fields: {
          brand: "Step by Step Daycare",
          since: "2020",
          whatWeDo: "Care and play for ages one to four",
          brandValues: ["Safety", "Play outdoors", "Honesty with parents"],
        },
      },
    ],
  },
  faq: {
    ar: [
      {
        topic: "أسئلة شائعة عن دروس البيانو عن بعد",
        notes: [
          "بيانو كهربائي بـ 61 مفتاحاً يكفي في البداية",
          "الحصة الفائتة تُعوض خلال شهر إذا أُبلغنا قبل 6 ساعات",
          "الحصة {80} لنصف ساعة",
          "العمر من 6 سنوات",
          "الدروس من الأحد إلى الخميس بعد 3 عصراً",
        ],
        fields: {
          product: "دروس بيانو عن بعد",
          questions: ["هل أحتاج بيانو في البيت؟", "ماذا لو فاتتني حصة؟", "كم سعر الحصة؟", "من أي عمر؟"],
        },
      },
      {
        topic: "أسئلة شائعة عن غسيل السجاد",
        notes: [
          "الاستلام والتسليم مجاناً داخل {city}",
          "السجادة ترجع خلال أربعة أيام",
          "المتر {9}",
          "سجاد الحرير يُغسل باليد",
          "الحبر القديم قد لا يزول",
        ],
        fields: { product: "غسيل السجاد", questions: ["متى ترجع السجادة؟", "كم سعر المتر؟", "هل تغسلون الحرير؟"] },
      },
    ],
    en: [
      {
        topic: "Online piano lessons",
        notes: [
          "a piano is not needed at home: a keyboard with 61 keys is enough",
          "if you miss a lesson, it is made up within a month",
          "$40 for half an hour",
          "from age 6",
          "lessons run Monday to Thursday after 3 pm",
        ],
        fields: {
          product: "Online piano lessons",
          questions: ["Do I need a piano at home?", "What if I miss a lesson?", "How much is a lesson?", "From what age?"],
        },
      },
      {
        topic: "Questions about rug cleaning",
        notes: [
          "pickup and delivery are free in Raleigh",
          "your rug is back in four days",
          "$3 a square foot",
          "silk rugs are washed by hand",
          "old ink may not come out",
        ],
        fields: {
          product: "Rug cleaning",
          questions: ["When do I get my rug back?", "How much is a square foot?", "Do you clean silk?"],
        },
      },
    ],
  },
  jobAd: {
    ar: [
      {
        topic: "مطلوب مشرف مستودع في {town}",
        notes: [
          "دوام من 7 صباحاً إلى 3 عصراً",
          "إجازة يومين في الأسبوع",
          "تأمين طبي للعائلة",
          "التقديم على jobs@example.com حتى آخر الشهر",
          "الفريق 14 شخصاً",
        ],
        fields: {
          jobTitle: "مشرف مستودع",
          workPlace: "{town}",
          duties: ["جدول الورديات", "فحص البضائع الواردة", "تدريب الجدد"],
          requirements: ["ثلاث سنوات في مستودع", "إكسل جيد", "رخصة قيادة"],
          salary: 7000,
        },
      },
      {
        topic: "مطلوب معلمة روضة في {city}",
        notes: [
          "دوام صباحي حتى 1 ظهراً",
          "مجموعة من 12 طفلاً مع مساعدة",
          "إجازة الصيف مدفوعة",
          "المقابلة في الروضة مع حصة تجريبية",
          "التقديم على https://example.com/join",
        ],
        fields: {
          jobTitle: "معلمة روضة",
          workPlace: "{area}، {city}",
          duties: ["حلقة الصباح", "نشاط يومي", "تقرير أسبوعي للأهل"],
          requirements: ["شهادة طفولة مبكرة", "سنة خبرة", "شهادة إسعاف أولي"],
          salary: 5500,
        },
      },
    ],
    en: [
      {
        topic: "Warehouse supervisor in Savannah",
        notes: [
          "7 am to 3 pm, Monday to Friday",
          "family health insurance",
          "15 days of vacation",
          "apply at jobs@example.com by the end of the month",
          "a team of 14",
        ],
        fields: {
          jobTitle: "Warehouse supervisor",
          workPlace: "Savannah, Georgia",
          duties: ["Plan the daily shifts", "Check incoming goods", "Train new staff"],
          requirements: ["Three years in a warehouse", "Good Excel", "A driver’s license"],
          salary: 4800,
        },
      },
      {
        topic: "Kindergarten teacher in Lincoln",
        notes: [
          "mornings until 1 pm",
          "a group of 12 with an assistant",
          "paid summer break",
          "the interview includes a trial lesson",
          "apply at https://example.com/join",
        ],
        fields: {
          jobTitle: "Kindergarten teacher",
          workPlace: "Lincoln, Nebraska",
          duties: ["Morning circle", "One activity a day", "A weekly note to parents"],
          requirements: ["A degree in early childhood", "One year of experience", "First-aid certificate"],
          salary: 3600,
        },
      },
    ],
  },
  meetingMinutes: {
    ar: [
      {
        topic: "محضر اجتماع فرع المكتبة",
        notes: [
          "تقرر فتح الفرع حتى 10 مساءً في الصيف",
          "ليلى تطلب عروض أسعار لسيارة التوصيل قبل الأحد",
          "تقرر الجرد مساء الخميس بعد الإغلاق",
          "عمر يجهز قائمة الجرد قبل الأربعاء",
        ],
        fields: {
          meetingDate: -1,
          attendees: ["رنا صالح", "عمر حداد", "ليلى عزيز"],
          points: ["ساعات الصيف", "سيارة التوصيل", "جرد المخزون"],
        },
      },
      {
        topic: "محضر اجتماع لجنة سكان المبنى",
        notes: [
          "تقرر تغيير مضخة الماء بـ{2400}",
          "سامر يتابع عقد المصعد قبل الأحد",
          "تقرر رفع الاشتراك إلى {45}",
          "مريم ترسل كشف الحساب لكل شقة قبل الخميس",
        ],
        fields: {
          meetingDate: -3,
          attendees: ["سامر عودة", "مريم عيسى", "كريم يونس"],
          points: ["مضخة الماء", "عقد المصعد", "اشتراك الشهر"],
        },
      },
    ],
    en: [
      {
        topic: "Minutes of the bookstore branch meeting",
        notes: [
          "decided to stay open until 10 pm in summer",
          "Layla gets quotes for the delivery van by Sunday",
          "decided to count stock on Thursday after closing",
          "Omar prepares the count sheet by Wednesday",
        ],
        fields: {
          meetingDate: -1,
          attendees: ["Rana Saleh", "Omar Haddad", "Layla Aziz"],
          points: ["Summer hours", "Delivery van", "Stock count"],
        },
      },
      {
        topic: "Minutes of the co-op board meeting",
        notes: [
          "decided to replace the water pump for $950",
          "Sam follows up on the elevator contract by Monday",
          "decided to raise dues to $18",
          "Miriam sends a statement to each apartment by Friday",
        ],
        fields: {
          meetingDate: -3,
          attendees: ["Sam Odell", "Miriam Ellis", "Carlos Young"],
          points: ["Water pump", "Elevator contract", "Monthly dues"],
        },
      },
    ],
  },
  report: {
    ar: [
      {
        topic: "تأخر التوصيل في فرع {town}",
        notes: [
          "متوسط التأخير 34 دقيقة في الشهر الماضي",
          "عدد الطلبات ارتفع 18%",
          "كلفة وردية التحميل الثانية {6500} في الشهر",
          "دمج المسارين يوفر سائقاً واحداً",
        ],
        fields: {
          reportSubject: "تأخر التوصيل في فرع {town}",
          findings: ["نصف التأخير يبدأ عند التحميل", "مساران متداخلان", "السائق ينتظر الفاتورة"],
          decisionNeeded: "الموافقة على وردية تحميل ثانية",
        },
      },
      {
        topic: "استعمال مكتبة المدرسة في الفصل الأول",
        notes: [
          "عدد الإعارات 1,140",
          "أكثر ساعة ازدحاماً هي الاستراحة الثانية",
          "كلفة رفوف جديدة {4200}",
          "12 طالباً تطوعوا للترتيب",
        ],
        fields: {
          reportSubject: "استعمال مكتبة المدرسة",
          findings: ["ثلثا الإعارات من صفين فقط", "قسم العلوم قديم", "المكتبة مغلقة بعد الظهر"],
          decisionNeeded: "فتح المكتبة ساعة بعد نهاية الدوام",
        },
      },
    ],
    en: [
      {
        topic: "Late deliveries in the northern branch",
        notes: [
          "the average delay was 34 minutes last month",
          "orders grew by 18%",
          "a second loading shift costs $2,600 a month",
          "merging the two routes frees one driver",
        ],
        fields: {
          reportSubject: "Delivery delays in the northern branch",
          findings: ["Half the delays begin at loading", "Two routes overlap", "Drivers wait for invoices"],
          decisionNeeded: "Approve a second loading shift",
        },
      },
      {
        topic: "Use of the school library in the fall",
        notes: [
          "1,140 books were borrowed",
          "the busiest hour is second recess",
          "new shelves cost $1,700",
          "12 students volunteered to sort books",
        ],
        fields: {
          reportSubject: "Use of the school library",
          findings: [
            "Two grades borrow two thirds of the books",
            "The science section is old",
            "The library is closed in the afternoon",
          ],
          decisionNeeded: "Keep the library open an hour after school",
        },
      },
    ],
  },
  pitchDeck: {
    ar: [
      {
        topic: "دفتري: تطبيق فواتير للعمل الحر",
        notes: [
          "الحل: فاتورة برابط دفع وتذكير تلقائي",
          "320 مشتركاً يدفعون {35} في الشهر",
          "النمو: 11% كل شهر",
          "الفريق: مطوران ومحاسبة ومسوق",
          "المطلوب: تمويل السنة القادمة وتوظيف ثلاثة",
        ],
        fields: {
          brand: "دفتري",
          pain: "المستقلون ينتظرون 45 يوماً ليُدفع لهم",
          market: "أصحاب العمل الحر في {country}",
          fundingAsk: 1900000,
        },
      },
      {
        topic: "موقد: مطبخ مشترك للطباخين المنزليين",
        notes: [
          "الحل: ثمانية مواقد تُؤجر بالساعة في {city}",
          "الساعة {60} مع الترخيص الصحي",
          "27 طباخة تعمل معنا منذ الافتتاح",
          "النمو: الإشغال 74% في السنة الأولى",
          "المطلوب: تمويل فرع ثانٍ في {town}",
        ],
        fields: {
          brand: "موقد",
          pain: "الطبخ في البيت بلا ترخيص لا يوصل إلى المحلات",
          market: "طباخون منزليون في مدينتين",
          fundingAsk: 750000,
        },
      },
    ],
    en: [
      {
        topic: "Daftar, an invoicing app for freelancers",
        notes: [
          "Solution: an invoice with a payment link and reminders",
          "320 subscribers pay $9 a month",
          "Revenue: 11% growth each month",
          "Team: two developers, an accountant, and a marketer",
          "Ask: the money is for one year and three hires",
        ],
        fields: {
          brand: "Daftar",
          pain: "Freelancers wait 45 days for their money",
          market: "Freelancers in the Mountain West",
          fundingAsk: 500000,
        },
      },
      {
        topic: "Burner, a shared kitchen for home cooks",
        notes: [
          "Solution: eight stations rented by the hour in Memphis",
          "$24 an hour, health permit included",
          "27 cooks since we opened",
          "Traction: 74% of hours are booked",
          "Ask: the money is for a second kitchen in Little Rock",
        ],
        fields: {
          brand: "Burner",
          pain: "Home cooks without a permit can’t sell to stores",
          market: "Home cooks in two cities",
          fundingAsk: 200000,
        },
      },
    ],
  },
  swot: {
    ar: [
      {
        topic: "مخبز حبة البرتقال قبل الفرع الثالث",
        notes: [
          "تهديد: إيجار الفرع الجديد {6000} في الشهر",
          "ضعف: المدير الحالي يدير الفرعين وحده",
          "تهديد: سعر الطحين ارتفع 12% هذه السنة",
          "قوة: قائمة انتظار للأعراس حتى الصيف",
          "فرصة: محل فارغ في {area}",
        ],
        fields: { company: "مخبز حبة البرتقال", facts: ["فرعان يربحان", "أغلب البيع قبل الظهر", "سلسلة كبيرة تفتح قريباً منا"] },
      },
      {
        topic: "مشتل ورق أخضر قبل المتجر الإلكتروني",
        notes: [
          "ضعف: شحن النبتة يحتاج صندوقاً بـ{7}",
          "قوة: لدينا 3,200 متابع في {city}",
          "تهديد: مبيعات الصيف نصف مبيعات الربيع",
          "فرصة: المكاتب تسأل عن نباتات بالاشتراك",
        ],
        fields: { company: "مشتل ورق أخضر", facts: ["تشكيلة من 140 نبتة", "لا خبرة في الشحن", "طلب متزايد على نباتات المكاتب"] },
      },
    ],
    en: [
      {
        topic: "Little Orange Bakehouse before a third branch",
        notes: [
          "Threat: rent for the new place is $2,400 a month",
          "Weakness: one manager runs both branches alone",
          "Threat: flour is up 12% this year",
          "Strength: weddings are booked through summer",
          "Opportunity: an empty storefront near the station",
        ],
        fields: {
          company: "Little Orange Bakehouse",
          facts: ["Two profitable branches", "Most sales before noon", "A chain opens nearby in May"],
        },
      },
      {
        topic: "Green Leaf Nursery before an online store",
        notes: [
          "Weakness: shipping a plant takes a $3 box",
          "Strength: we have 3,200 followers around Kingston",
          "Threat: summer sales are half of spring’s",
          "Opportunity: offices ask for plants by subscription",
        ],
        fields: {
          company: "Green Leaf Nursery",
          facts: ["140 kinds of plants", "No experience with shipping", "Growing demand for office plants"],
        },
      },
    ],
  },
  apology: {
    ar: [
      {
        topic: "اعتذار عن تأخر طلبات الحلويات",
        notes: [
          "التأخير شمل 46 طلباً في {city}",
          "تعطل الفرن الكبير ليلة كاملة",
          "أُصلح الفرن صباح اليوم التالي",
          "من أراد الإلغاء يُرد له المبلغ كاملاً",
        ],
        fields: { whatHappened: "وصلت طلبات يوم الخميس متأخرة أربع ساعات.", repair: "رسوم التوصيل تُعاد لكل الطلبات قبل الأحد" },
      },
      {
        topic: "اعتذار عن إلغاء حصص السباحة",
        notes: [
          "أُلغيت ست حصص في أسبوع واحد",
          "مضخة التنقية توقفت فجأة",
          "المضخة الجديدة رُكبت يوم الأربعاء",
          "للأسئلة: pool@example.com",
        ],
        fields: {
          whatHappened: "أُغلق المسبح من السبت إلى الأربعاء وأُلغيت حصص الأطفال.",
          repair: "تُعوض الحصص كلها في الأسبوعين القادمين",
        },
      },
    ],
    en: [
      {
        topic: "An apology for late pastry orders",
        notes: [
          "46 orders in Dearborn were affected",
          "our large oven was down for a night",
          "it was fixed the next morning",
          "anybody who wants to cancel gets the full amount back",
        ],
        fields: {
          whatHappened: "Thursday’s orders arrived four hours late.",
          repair: "The delivery fee on all of them is refunded by Sunday",
        },
      },
      {
        topic: "An apology for canceled swim classes",
        notes: [
          "six classes were canceled in one week",
          "the filter pump stopped without warning",
          "a new pump went in on Wednesday",
          "Questions: pool@example.com",
        ],
        fields: {
          whatHappened: "The pool was closed from Saturday to Wednesday, and the kids’ classes were canceled.",
          repair: "All classes are made up in the next two weeks",
        },
      },
    ],
  },
  reviewReply: {
    ar: [
      {
        topic: "رد على تقييم مطعم",
        notes: [
          "المطعم في {area}",
          "أضفنا طاهياً لمساء الخميس",
          "زمن الانتظار صار مكتوباً عند الباب",
          "للتواصل: المدير خالد على manager@example.com",
        ],
        fields: {
          review: "الأكل طيب لكن انتظرنا أربعين دقيقة ولم يخبرنا أحد بالسبب.",
          stars: 3,
          facts: ["غاب طاهٍ تلك الليلة بسبب المرض"],
        },
      },
      {
        topic: "رد على تقييم فندق",
        notes: [
          "الغرف المطلة على البحر في الطابقين الثالث والرابع",
          "الفطور حتى 10:30",
          "المسبح يُنظف كل صباح قبل 7",
          "اسم موظفة الاستقبال نورة",
        ],
        fields: {
          review: "إقامة هادئة وموظفة الاستقبال ساعدتنا في كل شيء، والغرفة نظيفة.",
          stars: 5,
          facts: ["نورة تعمل معنا منذ ست سنوات"],
        },
      },
    ],
    en: [
      {
        topic: "A reply to a restaurant review",
        notes: [
          "we’re in Carytown, Richmond",
          "we’ve added a cook on Thursday nights",
          "waiting times are now written at the door",
          "reach Karl, the manager, at manager@example.com",
        ],
        fields: {
          review: "The food was good, but we waited forty minutes and nobody told us why.",
          stars: 3,
          facts: ["One cook was out sick that night"],
        },
      },
      {
        topic: "A reply to a hotel review",
        notes: [
          "rooms with a sea view are on floors three and four",
          "breakfast is served until 10:30",
          "the pool is cleaned every morning before 7",
          "the front-desk clerk is Nora",
        ],
        fields: {
          review: "A quiet stay, a clean room, and the front desk helped us with everything.",
          stars: 5,
          facts: ["Nora has been with us for six years"],
        },
      },
    ],
  },
  supportMacro: {
    ar: [
      {
        topic: "تغيير عنوان التوصيل",
        notes: [
          "التغيير مجاني",
          "العنوان الجديد داخل {city} فقط",
          "إذا خرج الطلب يتصل السائق قبل الوصول",
          "الدعم من 9 صباحاً إلى 11 مساءً",
        ],
        fields: {
          question: "كيف أغيّر عنوان التوصيل؟",
          answer: "يمكن تغيير العنوان من التطبيق قبل خروج الطلب من المخزن.",
          answerSteps: ["افتح الطلب", "اضغط التوصيل", "اختر تغيير العنوان"],
        },
      },
      {
        topic: "استرجاع المبلغ بعد الإلغاء",
        notes: [
          "المبلغ يرجع إلى البطاقة نفسها",
          "المدة من 5 إلى 7 أيام عمل",
          "الدفع عند الاستلام يُرد إلى المحفظة",
          "رقم الطلب في رسالة التأكيد",
        ],
        fields: {
          question: "متى يرجع المبلغ بعد إلغاء الطلب؟",
          answer: "يُرسل المبلغ إلى البنك في يوم الإلغاء نفسه.",
          answerSteps: ["افتح طلباتي", "اختر الطلب الملغى", "اضغط حالة المبلغ"],
        },
      },
    ],
    en: [
      {
        topic: "Changing a delivery address",
        notes: [
          "the change is free",
          "the new address has to be in the same city",
          "if the order is on its way, the driver calls first",
          "support is open from 9 am to 11 pm",
        ],
        fields: {
          question: "How do I change my delivery address?",
          answer: "The address can be changed in the app until the order leaves the store.",
          answerSteps: ["Open the order", "Tap Delivery", "Choose Change address"],
        },
      },
      {
        topic: "A refund after canceling",
        notes: [
          "the money goes back to the same card",
          "it takes 5 to 7 business days",
          "gift-card payments go back to the gift card",
          "the order number is in the confirmation e-mail",
        ],
        fields: {
          question: "When do I get my money back after I cancel?",
          answer: "The refund is sent to your bank the day you cancel.",
          answerSteps: ["Open My orders", "Choose the canceled order", "Tap Refund status"],
        },
      },
    ],
  },
};
