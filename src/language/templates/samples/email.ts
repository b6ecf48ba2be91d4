import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"email"> = {
  marketingEmail: {
    ar: [
      {
        topic: "دروس خط عربي للمبتدئين في المساء",
        notes: [
          "ثماني حصص، كل أحد وثلاثاء من 7 إلى 8:30 مساءً",
          "عشرة مقاعد في كل مجموعة",
          "القصب والحبر والورق من عندنا",
          "الدورة {480}",
          "المرسم في {area} فوق المكتبة",
          "آخر حصة معرض صغير لأعمال المشاركين",
        ],
        fields: {
          offer: "المقعد الثاني بنصف السعر",
          deadline: 14,
          link: "https://example.com/khat",
          sender: "سلمى من مرسم القصبة",
        },
      },
      {
        topic: "عناية سنوية بمكيفات البيت قبل الصيف",
        notes: [
          "تنظيف الفلاتر وفحص الغاز لكل وحدة",
          "الفني يصل بين 9 صباحاً و6 مساءً",
          "الوحدة الواحدة {120}",
          "الزيارة تأخذ ساعة لثلاث وحدات",
          "تقرير مكتوب بعد كل زيارة",
        ],
        fields: { offer: "الوحدة الرابعة مجاناً", deadline: 21, link: "https://example.com/ac", sender: "فريق نسمة للصيانة" },
      },
    ],
    en: [
      {
        topic: "Evening calligraphy lessons for beginners",
        notes: [
          "eight lessons, Sundays and Tuesdays from 7 to 8:30 pm",
          "ten seats in each group",
          "pens, ink, and paper are included",
          "the course is $190",
          "our studio is above the bookstore on Grand Avenue in St. Paul",
          "the last lesson is a small show of everyone’s work",
        ],
        fields: {
          offer: "The second seat at half price",
          deadline: 14,
          link: "https://example.com/letters",
          sender: "Salma from Reed Studio",
        },
      },
      {
        topic: "A yearly AC check before the summer",
        notes: [
          "clean filters and a gas check for every unit",
          "the technician comes between 9 am and 6 pm",
          "$79 a unit",
          "three units take about an hour",
          "a written report after every visit",
        ],
        fields: {
          offer: "The fourth unit is free",
          deadline: 21,
          link: "https://example.com/ac",
          sender: "The Breeze service team",
        },
      },
    ],
  },
  newsletter: {
    ar: [
      {
        topic: "أخبار مكتبة الحي لهذا الشهر",
        notes: [
          "وصل 60 كتاباً جديداً، ثلثها للأطفال",
          "نادي القراءة يوم الثلاثاء الساعة 7 مساءً",
          "ساعة الحكاية صباح السبت الساعة 11 للأعمار من 4 إلى 8",
          "الاشتراك السنوي {90}",
          "نبحث عن متطوعين لترتيب قسم الروايات",
        ],
        fields: { items: ["كتب جديدة", "نادي القراءة", "ساعة الحكاية"], sender: "هالة من مكتبة الورق القديم" },
      },
      {
        topic: "نشرة جمعية سكان {street}",
        notes: [
          "زرعنا 14 شجرة ظل على الرصيف",
          "اجتماع السكان يوم الأحد الساعة 8 مساءً في مدخل المبنى الثالث",
          "جمع الورق والزجاج كل خميس قبل 9 صباحاً",
          "اشتراك الشهر {35} لكل شقة",
          "رقم الحارس الجديد مكتوب عند الباب",
        ],
        fields: { items: ["أشجار الرصيف", "اجتماع السكان", "جمع الورق والزجاج"], sender: "لجنة السكان" },
      },
    ],
    en: [
      {
        topic: "This month at the neighborhood bookstore",
        notes: [
          "60 new books are in, a third of them for children",
          "the book club meets Tuesday at 7 pm",
          "story hour is Saturday at 11 am for ages 4 to 8",
          "a yearly membership is $36",
          "we’re looking for volunteers to sort the fiction shelves",
        ],
        fields: { items: ["New books", "Book club", "Story hour"], sender: "Hala from Old Paper Books" },
      },
      {
        topic: "News from the Alder Street block association",
        notes: [
          "we planted 14 shade trees along the sidewalk",
          "the block meeting is Sunday at 7 pm in the lobby of 310",
          "paper and glass pickup is every Thursday before 9 am",
          "dues are $12 a month for each apartment",
          "the new super’s number is on the front door",
        ],
        fields: { items: ["Sidewalk trees", "Block meeting", "Paper and glass pickup"], sender: "The block committee" },
      },
    ],
  },
  coldEmail: {
    ar: [
      {
        topic: "توريد خبز يومي لمطعمكم",
        notes: [
          "نخبز لأحد عشر مطعماً في {city}",
          "التسليم قبل السادسة صباحاً",
          "رغيف البرغر {2} عند طلب 200 رغيف",
          "عينة مجانية من أربعة أنواع",
          "فاتورة واحدة في الشهر",
        ],
        fields: {
          recipient: "خالد منصور، مدير مطعم سفرة الدار",
          whyThem: "أضفتم قائمة فطور في {area} الشهر الماضي",
          ask: "ربع ساعة لتجربة العينة في مطبخكم",
        },
      },
      {
        topic: "تدريب موظفي الاستقبال على الرد بالإنجليزية",
        notes: [
          "12 ساعة على ستة أسابيع",
          "مجموعات من ثمانية أشخاص داخل العيادة",
          "محادثات من مكالمات حقيقية بلا أسماء",
          "دربنا 40 موظفاً في ثلاث عيادات",
          "المجموعة {6000}",
        ],
        fields: {
          recipient: "هدى كرم، مديرة العمليات في عيادات ريف",
          whyThem: "صفحتكم صارت تستقبل الحجز بلغتين",
          ask: "مكالمة عشر دقائق هذا الأسبوع",
        },
      },
    ],
    en: [
      {
        topic: "Daily bread for your restaurant",
        notes: [
          "we bake for eleven restaurants in Richmond",
          "delivered before 6 am",
          "a burger bun is 60 cents at 200 buns",
          "a free box with four kinds to try",
          "one invoice a month",
        ],
        fields: {
          recipient: "Karl Mason, manager of Long Table",
          whyThem: "you added a breakfast menu in Carytown last month",
          ask: "Fifteen minutes to taste the box in your kitchen",
        },
      },
      {
        topic: "Spanish for front-desk staff",
        notes: [
          "12 hours over six weeks",
          "groups of eight, at your clinic",
          "dialogues from real calls, without names",
          "we’ve trained 40 people in three clinics",
          "$2,400 a group",
        ],
        fields: {
          recipient: "Huda Karam, operations manager at Reef Clinics",
          whyThem: "your booking page is now in two languages",
          ask: "A ten-minute call this week",
        },
      },
    ],
  },
  followUpEmail: {
    ar: [
      {
        topic: "متابعة عرض سعر 40 مكتباً",
        notes: [
          "السعر مع التركيب {36000}",
          "التسليم خلال ثلاثة أسابيع من الموافقة",
          "اللون البلوطي متوفر الآن",
          "ضمان خمس سنوات على الهيكل",
        ],
        fields: { matter: "عرض سعر 40 مكتباً", lastContact: "مكالمتنا يوم الثلاثاء" },
      },
      {
        topic: "متابعة مقابلة وظيفة مصممة التغليف",
        notes: [
          "أرفقت ثلاثة أعمال طلبتموها في المقابلة",
          "أستطيع البدء بعد أسبوعين",
          "رقم مديرتي السابقة في آخر صفحة من الملف",
          "أسئلتكم عن التصوير أجبت عنها في صفحة واحدة",
        ],
        fields: { matter: "مقابلة وظيفة مصممة التغليف", lastContact: "لقاؤنا في مكتبكم صباح الأحد" },
      },
    ],
    en: [
      {
        topic: "Following up on the quote for 40 desks",
        notes: [
          "$14,400 with installation",
          "delivered three weeks after you approve",
          "oak is in stock now",
          "a five-year warranty on the frame",
        ],
        fields: { matter: "the quote for 40 desks", lastContact: "our call on Tuesday" },
      },
      {
        topic: "Following up on the packaging designer interview",
        notes: [
          "I attached the three projects you asked for",
          "I can start in two weeks",
          "my former manager’s number is on the last page",
          "your questions about photography are answered on one page",
        ],
        fields: { matter: "the packaging designer interview", lastContact: "our meeting at your office on Monday" },
      },
    ],
  },
  welcomeEmail: {
    ar: [
      {
        topic: "ترحيب بمشتركي صندوق القهوة",
        notes: [
          "كيس 250 غراماً كل أسبوعين",
          "التحميص يوم الإثنين والشحن يوم الثلاثاء",
          "تغيير نوع البن من صفحة الحساب",
          "الإيقاف بضغطة واحدة قبل الشحن بيوم",
        ],
        fields: { brand: "محمصة أول الصباح", firstStep: "اختيار درجة الطحن من صفحة الحساب" },
      },
      {
        topic: "ترحيب بأعضاء النادي الرياضي الجدد",
        notes: [
          "النادي مفتوح من 6 صباحاً حتى منتصف الليل",
          "أول حصة مع مدرب مجانية",
          "خزانة لكل عضو والقفل من عندنا",
          "مواقف السيارات خلف المبنى",
        ],
        fields: { brand: "نادي وثبة", firstStep: "حجز قياس اللياقة مع المدربة مريم" },
      },
    ],
    en: [
      {
        topic: "Welcome to the coffee box",
        notes: [
          "a 9-ounce bag every two weeks",
          "we roast on Monday and ship on Tuesday",
          "change beans on your account page",
          "pause with one tap, up to a day before shipping",
        ],
        fields: { brand: "First Light Roasters", firstStep: "Choose your grind on the account page" },
      },
      {
        topic: "Welcome to the gym",
        notes: [
          "open from 6 am to midnight",
          "your first session with a coach is free",
          "a locker for every member, lock included",
          "parking is behind the building",
        ],
        fields: { brand: "Leap Gym", firstStep: "Book your fitness check with Coach Maria" },
      },
    ],
  },
  cartReminder: {
    ar: [
      {
        topic: "بطانية صوف بلونين بقيت في السلة",
        notes: ["بقي منها 6 قطع باللون الرملي", "التوصيل خلال يومين داخل {city}", "الإرجاع خلال 14 يوماً", "المقاس 200 في 150 سم"],
        fields: { product: "بطانية صوف بلونين", offer: "توصيل مجاني حتى يوم الخميس" },
      },
      {
        topic: "طقم فناجين قهوة مرسوم باليد بقي في السلة",
        notes: ["ستة فناجين مع صحونها", "لا تتشابه قطعتان منه", "الغسل في الجلاية لا يضره", "الطقم {160}"],
        fields: { product: "طقم فناجين قهوة مرسوم باليد", offer: "علبة هدية مجاناً" },
      },
    ],
    en: [
      {
        topic: "Wool throw, two colors, in your cart",
        notes: ["6 are left in sand", "it ships in two days", "returns within 14 days", "it measures 80 by 60 inches"],
        fields: { product: "Wool throw, two colors", offer: "Free delivery until Thursday" },
      },
      {
        topic: "Hand-painted coffee cup set in your cart",
        notes: ["six cups with saucers", "no two are alike", "dishwasher safe", "the set is $64"],
        fields: { product: "Hand-painted coffee cup set", offer: "A free gift box" },
      },
    ],
  },
};
