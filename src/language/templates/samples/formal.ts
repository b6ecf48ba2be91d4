import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"formal"> = {
  formalLetter: {
    ar: [
      {
        topic: "طلب تمديد رخصة مخبز",
        notes: [
          "تنتهي الرخصة آخر هذا الشهر",
          "المخبز قائم في {street} منذ ثماني سنوات",
          "شهادة الدفاع المدني مرفقة",
          "يعمل في المخبز 12 موظفاً",
          "نرجو التمديد لسنتين",
        ],
        fields: {
          to: "مدير إدارة الرخص في بلدية {city}",
          from: "سارة منصور، صاحبة مخبز حبة البرتقال",
          subjectLine: "طلب تمديد رخصة تجارية",
          letterDate: 0,
        },
      },
      {
        topic: "شكوى من ضجيج أعمال بناء ليلاً",
        notes: [
          "الأعمال تستمر بعد الحادية عشرة ليلاً",
          "بدأت قبل ثلاثة أسابيع في {area}",
          "في المبنى 16 أسرة",
          "خاطبنا المقاول مرتين بلا رد",
          "نطلب وقف العمل بعد التاسعة مساءً",
        ],
        fields: {
          to: "رئيس قسم المراقبة في البلدية",
          from: "لجنة سكان المبنى رقم 7",
          subjectLine: "أعمال بناء بعد ساعات العمل",
          letterDate: 0,
        },
      },
    ],
    en: [
      {
        topic: "A request to renew a bakery license",
        notes: [
          "the license expires at the end of this month",
          "the bakery has been on Pine Street for eight years",
          "the fire inspection report is enclosed",
          "12 people work there",
          "we ask for a two-year renewal",
        ],
        fields: {
          to: "Director of Licensing, City of Spokane",
          from: "Sara Mansour, owner, Little Orange Bakehouse",
          subjectLine: "Renewal of a business license",
          letterDate: 0,
        },
      },
      {
        topic: "A complaint about construction noise at night",
        notes: [
          "work goes on after 11 pm",
          "it began three weeks ago",
          "16 families live in the building",
          "we wrote to the contractor twice and got no answer",
          "we ask that work stop at 9 pm",
        ],
        fields: {
          to: "Department of Inspections, City of Oakland",
          from: "Residents of 7 Fern Place",
          subjectLine: "Construction after permitted hours",
          letterDate: 0,
        },
      },
    ],
  },
  eventInvitation: {
    ar: [
      {
        topic: "ليلة افتتاح مرسم الفخار",
        notes: ["الساعة 7 مساءً", "جولة في المرسم ثم تجربة على الدولاب", "ضيافة خفيفة", "مواقف خلف المبنى", "الأطفال مرحب بهم"],
        fields: {
          event: "افتتاح مرسم الفخار",
          date: 18,
          place: "{street}، {city}",
          host: "لينا وعمر حداد",
          dress: "ملابس مريحة",
          replyBy: 12,
        },
      },
      {
        topic: "عشاء خيري لتجهيز مكتبة مدرسة",
        notes: [
          "الاستقبال الساعة 8 مساءً",
          "البطاقة {250}",
          "العائد لشراء 900 كتاب",
          "كلمة قصيرة لمديرة المدرسة",
          "مزاد على خمس لوحات",
        ],
        fields: {
          event: "عشاء مكتبة المدرسة",
          date: 25,
          place: "قاعة البلدية، {area}",
          host: "مجلس أولياء الأمور",
          dress: "رسمي",
          replyBy: 15,
        },
      },
    ],
    en: [
      {
        topic: "Opening night of our ceramics studio",
        notes: [
          "at 7 pm",
          "a tour of the studio, then a try at the wheel",
          "light refreshments",
          "parking behind the building",
          "children are welcome",
        ],
        fields: {
          event: "Opening night of our ceramics studio",
          date: 18,
          place: "214 Rainbow Street, Madison",
          host: "Lina and Omar Haddad",
          dress: "Comfortable clothes",
          replyBy: 12,
        },
      },
      {
        topic: "A benefit dinner for a school library",
        notes: [
          "doors open at 7:30 pm",
          "tickets are $95",
          "the money buys 900 books",
          "a short word from the principal",
          "an auction of five paintings",
        ],
        fields: {
          event: "School Library Dinner",
          date: 25,
          place: "Grange Hall, Ithaca",
          host: "The parents’ council",
          dress: "Formal",
          replyBy: 15,
        },
      },
    ],
  },
  coverLetter: {
    ar: [
      {
        topic: "التقدم لوظيفة مسؤول مشتريات",
        notes: ["وفّرت 11% من كلفة التوريد خلال سنة", "تعاملت مع 60 مورداً", "أجيد العربية والإنجليزية", "أستطيع البدء بعد شهر"],
        fields: {
          jobTitle: "مسؤول مشتريات",
          company: "مستشفيات النخيل",
          strengths: ["ست سنوات في المستلزمات الطبية", "عقود بالعربية والإنجليزية", "طلبات مشتركة بين الفروع"],
          personName: "عمر حداد",
        },
      },
      {
        topic: "التقدم لوظيفة معلمة علوم",
        notes: [
          "درّست الصفوف من السادس إلى التاسع",
          "أنشأت مختبراً صغيراً من مواد البيت",
          "فاز طلابي بالمركز الثاني في معرض العلوم",
          "رخصة التدريس سارية",
        ],
        fields: {
          jobTitle: "معلمة علوم",
          company: "مدارس الأفق الواسع",
          strengths: ["سبع سنوات في التدريس", "تجارب بسيطة في كل درس", "متابعة الأهل كل أسبوعين"],
          personName: "مريم عيسى",
        },
      },
    ],
    en: [
      {
        topic: "Applying for a procurement officer position",
        notes: [
          "I cut supply costs by 11% in a year",
          "I worked with 60 suppliers",
          "I speak English and Arabic",
          "I can start in a month",
        ],
        fields: {
          jobTitle: "Procurement officer",
          company: "Palm Hospitals",
          strengths: ["Six years in medical supplies", "Contracts in two languages", "Joint orders between branches"],
          personName: "Omar Haddad",
        },
      },
      {
        topic: "Applying for a science teacher position",
        notes: [
          "I’ve taught grades 6 to 9",
          "I set up a small lab from household materials",
          "my students took second place at the science fair",
          "my teaching license is current",
        ],
        fields: {
          jobTitle: "Science teacher",
          company: "Wide Horizon Schools",
          strengths: ["Seven years of teaching", "An experiment in every lesson", "A note to parents every two weeks"],
          personName: "Miriam Ellis",
        },
      },
    ],
  },
  resumeSummary: {
    ar: [
      {
        topic: "نبذة لسيرة مدقق مالي",
        notes: ["شهادة محاسب قانوني", "عملت مع شركات تجزئة وأغذية", "العربية والإنجليزية", "مقيم في {city}"],
        fields: {
          experienceYears: 8,
          profession: "التدقيق المالي",
          achievements: ["إقفال الدفاتر في ثلاثة أيام بدل تسعة", "قيادة فريق من ستة مدققين"],
        },
      },
      {
        topic: "نبذة لسيرة مشرفة مستودع",
        notes: ["رخصة رافعة شوكية", "خبرة في الجرد بالباركود", "دوام مسائي أو صباحي", "دبلوم إدارة أعمال"],
        fields: {
          experienceYears: 5,
          profession: "إدارة المستودعات",
          achievements: ["خفض أخطاء الجرد إلى أقل من 1%", "تدريب 14 موظفاً جديداً"],
        },
      },
    ],
    en: [
      {
        topic: "A résumé summary for an auditor",
        notes: ["certified public accountant", "clients in retail and food", "English and Arabic", "based in Cleveland"],
        fields: {
          experienceYears: 8,
          profession: "Financial auditing",
          achievements: ["Closed the books in three days instead of nine", "Led a team of six"],
        },
      },
      {
        topic: "A résumé summary for a warehouse supervisor",
        notes: ["forklift license", "barcode inventory", "day or evening shifts", "associate degree in business"],
        fields: {
          experienceYears: 5,
          profession: "Warehouse management",
          achievements: ["Brought inventory errors below 1%", "Trained 14 new hires"],
        },
      },
    ],
  },
  bio: {
    ar: [
      {
        topic: "نبذة عن مصممة كتب مدرسية",
        notes: [
          "تعمل من مكتب صغير في {city}",
          "صممت 45 كتاباً للمرحلة الابتدائية",
          "تكتب زاوية شهرية عن الرسم للأطفال",
          "التواصل عبر salma@example.com",
        ],
        fields: {
          personName: "سلمى إدريس",
          position: "رئيسة التصميم في دار نشر للكتب المدرسية",
          personFacts: ["رسمت لمجلة أطفال عشر سنوات", "تدرّس في المساء", "تجمع الخرائط القديمة"],
        },
      },
      {
        topic: "نبذة عن مدرب سباحة",
        notes: [
          "يدرب في مسبح {area} منذ 2018",
          "بدأ السباحة في السابعة من عمره",
          "مجموعاته لا تزيد على ثمانية",
          "الحجز عبر https://example.com/coach",
        ],
        fields: {
          personName: "يوسف كامل",
          position: "مدرب سباحة للأطفال والكبار",
          personFacts: ["علّم أكثر من 900 طفل", "شهادة إنقاذ وإسعاف أولي", "يتكلم لغة الإشارة"],
        },
      },
    ],
    en: [
      {
        topic: "A bio for a school-book designer",
        notes: [
          "works from a small office in Providence",
          "has designed 45 elementary-school books",
          "writes a monthly column on drawing for children",
          "reach her at salma@example.com",
        ],
        fields: {
          personName: "Salma Idris",
          position: "Head of design at a school-book publisher",
          personFacts: ["Drew for a children’s magazine for ten years", "Teaches at night", "Collects old maps"],
        },
      },
      {
        topic: "A bio for a swim coach",
        notes: [
          "has coached at the Lakeside pool since 2018",
          "began to swim at seven",
          "his groups never have more than eight people",
          "book at https://example.com/coach",
        ],
        fields: {
          personName: "Joe Kamel",
          position: "Swim coach for children and adults",
          personFacts: ["Has taught more than 900 children", "Certified in rescue and first aid", "Signs in ASL"],
        },
      },
    ],
  },
  speech: {
    ar: [
      {
        topic: "كلمة في حفل تخرج دفعة هذا العام",
        notes: [
          "في الدفعة 86 خريجاً وخريجة",
          "بدأوا دراستهم عن بعد من بيوتهم",
          "زرع الطلاب 40 شجرة في ساحة المدرسة",
          "ثلاثة منهم تطوعوا لتعليم الصغار",
          "شكر خاص للأمهات والآباء",
        ],
        fields: { occasion: "حفل التخرج", minutes: 3, speaker: "هدى ناصر، مديرة المدرسة" },
      },
      {
        topic: "كلمة في تقاعد زميل بعد ثلاثين سنة",
        notes: [
          "عمل أبو خالد في المصنع ثلاثين سنة",
          "علّم أكثر من خمسين فنياً",
          "لم يتأخر يوماً عن وردية الصباح",
          "كان يحضر القهوة لكل الوردية",
          "مكتبه صار قاعة تدريب باسمه",
        ],
        fields: { occasion: "حفل وداع زميل", minutes: 2, speaker: "سمير زيدان، مدير الإنتاج" },
      },
    ],
    en: [
      {
        topic: "A speech at this year’s graduation",
        notes: [
          "there are 86 graduates",
          "they started school online, at their kitchen tables",
          "the students planted 40 trees in the schoolyard",
          "three of them volunteered to teach younger children",
          "thanks to the parents",
        ],
        fields: { occasion: "Graduation", minutes: 3, speaker: "Dr. Huda Nasser, school principal" },
      },
      {
        topic: "A speech for a colleague who retires after thirty years",
        notes: [
          "Walt worked at the plant for thirty years",
          "he taught more than fifty technicians",
          "he was never late for the morning shift",
          "he made coffee for the whole crew",
          "his office is now a training room with his name on it",
        ],
        fields: { occasion: "Walt’s retirement party", minutes: 2, speaker: "Sam Zeidan, production manager" },
      },
    ],
  },
};
