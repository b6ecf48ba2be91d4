import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"creative"> = {
  story: {
    ar: [
      {
        topic: "خبز الزعتر والفرن الجديد",
        notes: [
          "أم خالد تعجن قبل الفجر منذ عشرين سنة",
          "الفرن الجديد فيه شاشة وأرقام",
          "ابنها يريد أن يبيع المحل",
          "أول زبون كل يوم هو حارس المدرسة",
        ],
        fields: { hero: "أم خالد، بائعة خبز الزعتر", place: "حي قديم في {town}", conflict: "فرن جديد يفتح في مقابلها بسعر أقل" },
      },
      {
        topic: "رسالة متأخرة ثلاثين سنة",
        notes: [
          "الرسالة وقعت خلف درج في المكتب",
          "العنوان بيت هُدم وبُني مكانه مقهى",
          "يوسف يتقاعد بعد أسبوع",
          "صاحبة الرسالة كتبت بقلم أخضر",
        ],
        fields: { hero: "يوسف، ساعي بريد", place: "{city}", conflict: "يجب أن يجد صاحب الرسالة قبل آخر يوم عمل" },
      },
    ],
    en: [
      {
        topic: "Rye bread and a new bakery",
        notes: [
          "Ruth has kneaded before dawn for twenty years",
          "the new bakery has a screen and numbers",
          "her son wants to sell the shop",
          "the first customer every day is the school guard",
        ],
        fields: {
          hero: "Ruth, who sells rye bread",
          place: "An old block in Scranton",
          conflict: "A cheaper bakery opens across the street",
        },
      },
      {
        topic: "A letter thirty years late",
        notes: [
          "the letter had slipped behind a drawer",
          "the house was torn down and is a café now",
          "Joe retires in a week",
          "it was written in green ink",
        ],
        fields: { hero: "Joe, a mail carrier", place: "Duluth", conflict: "He has to find the reader before his last day" },
      },
    ],
  },
  podcastScript: {
    ar: [
      {
        topic: "لماذا نؤجل الصيانة الصغيرة",
        notes: [
          "الضيف عمر حداد، فني صيانة منذ 20 سنة",
          "ثلاث قصص عن تسريب ماء",
          "سؤال من مستمعة في {town}",
          "قائمة الشهر في وصف الحلقة",
        ],
        fields: { show: "الباب الجانبي", episode: "لماذا نؤجل الصيانة الصغيرة" },
      },
      {
        topic: "بيت العائلة بعد الأهل",
        notes: [
          "الضيفة هدى كرم، وسيطة عائلية",
          "حالتان بأسماء مستعارة",
          "كيف يتفق الإخوة بلا محاكم",
          "الحلقة القادمة عن الجيران",
        ],
        fields: { show: "على الشرفة", episode: "بيت العائلة بعد الأهل" },
      },
    ],
    en: [
      {
        topic: "Why we keep postponing small repairs",
        notes: [
          "the guest is Omar Haddad, a repairman for 20 years",
          "three stories about leaks",
          "a question from a listener in Akron",
          "the monthly list is in the show notes",
        ],
        fields: { show: "Side Door", episode: "Why we keep postponing small repairs" },
      },
      {
        topic: "The family house after the parents",
        notes: [
          "the guest is Huda Karam, a family mediator",
          "two cases with changed names",
          "how siblings agree without a court",
          "next week: neighbors",
        ],
        fields: { show: "On the Porch", episode: "The family house after the parents" },
      },
    ],
  },
  slogan: {
    ar: [
      {
        topic: "محمصة بن في {area}",
        notes: ["التحميص كل صباح أمام الزبون", "خمسة أنواع لا أكثر", "المحل مفتوح من 6 صباحاً", "الكيس {45}"],
        fields: { brand: "محمصة أول الصباح", brandValues: ["صبر", "سعر واضح", "جيرة"] },
      },
      {
        topic: "شركة نقل أثاث عائلية",
        notes: ["أربعة إخوة وشاحنتان", "التغليف مشمول", "النقل داخل {city} في يوم واحد", "نعمل يوم الجمعة أيضاً"],
        fields: { brand: "نقل الإخوة", brandValues: ["أمانة", "دقة في الموعد", "عناية"] },
      },
    ],
    en: [
      {
        topic: "A coffee roaster in Asheville",
        notes: ["roasted every morning in front of customers", "five kinds, no more", "open from 6 am", "$16 a bag"],
        fields: { brand: "First Light Roasters", brandValues: ["Patience", "Clear prices", "Neighbors first"] },
      },
      {
        topic: "A family moving company",
        notes: [
          "four brothers and two trucks",
          "packing is included",
          "moves within Tucson in one day",
          "we work on Sundays too",
        ],
        fields: { brand: "Brothers Moving", brandValues: ["Honesty", "On time", "Care"] },
      },
    ],
  },
  menu: {
    ar: [
      {
        topic: "قائمة عشاء لمطعم بيتي صغير",
        notes: [
          "الأطباق الرئيسية بين {35} و{70}",
          "الخبز من فرننا",
          "الحجز لأكثر من ستة أشخاص قبل يوم",
          "العشاء من 7 إلى 11 مساءً",
        ],
        fields: { dishes: ["شوربة عدس", "حلوم مشوي", "مسخن دجاج", "لحم مع بامية", "مهلبية بماء الورد"], kitchen: "طبخ بيتي" },
      },
      {
        topic: "قائمة فطور لمقهى على البحر",
        notes: ["الفطور من 7 صباحاً إلى 1 ظهراً", "صحن لشخصين {65}", "البيض من مزرعة قرب {town}", "عصير برتقال مع كل صحن"],
        fields: { dishes: ["فول بزيت الزيتون", "شكشوكة", "لبنة وزعتر", "بيض عيون", "خبز تنور"], kitchen: "فطور بيوت" },
      },
    ],
    en: [
      {
        topic: "A dinner menu for a small restaurant",
        notes: [
          "mains are between $18 and $32",
          "the bread is from our oven",
          "book a day ahead for more than six",
          "dinner is from 5 to 10 pm",
        ],
        fields: {
          dishes: ["Lentil soup", "Grilled halloumi", "Chicken with sumac and onions", "Lamb with okra", "Rose pudding"],
          kitchen: "Home cooking from the Levant",
        },
      },
      {
        topic: "A breakfast menu for a café by the water",
        notes: [
          "breakfast from 7 am to 1 pm",
          "a plate for two is $26",
          "eggs from a farm near Mystic",
          "orange juice with every plate",
        ],
        fields: {
          dishes: ["Buttermilk pancakes", "Eggs in tomato sauce", "Smoked trout toast", "Two eggs any style", "Corn bread"],
          kitchen: "New England breakfast",
        },
      },
    ],
  },
  recipe: {
    ar: [
      {
        topic: "مقلوبة دجاج ليوم الجمعة",
        notes: [
          "نقع الأرز نصف ساعة",
          "قلي الباذنجان ثم رصه في قاع القدر",
          "سلق الدجاج 40 دقيقة مع الهيل والقرفة",
          "طبخ الأرز فوقه على نار هادئة 25 دقيقة",
          "ترك القدر عشر دقائق قبل القلب",
        ],
        fields: {
          dish: "مقلوبة دجاج",
          servings: 6,
          ingredients: ["3 أكواب أرز", "دجاجة مقطعة", "حبتا باذنجان", "ملعقة صغيرة بهار"],
        },
      },
      {
        topic: "كيك برتقال بلا خلاط",
        notes: [
          "خلط المكونات الجافة وحدها",
          "صب العصير والزيت والبيض فوقها",
          "الخبز 35 دقيقة على حرارة 180",
          "تبريد القالب قبل إخراجه",
        ],
        fields: {
          dish: "كيك البرتقال",
          servings: 8,
          ingredients: ["كوبا طحين", "كوب عصير برتقال", "3 بيضات", "نصف كوب زيت", "كوب سكر"],
        },
      },
    ],
    en: [
      {
        topic: "Chicken maqluba for a Sunday",
        notes: [
          "soak the rice for half an hour",
          "fry the eggplant and lay it in the pot",
          "simmer the chicken 40 minutes with cardamom and cinnamon",
          "cook the rice on top over low heat for 25 minutes",
          "let the pot rest ten minutes before you flip it",
        ],
        fields: {
          dish: "Chicken maqluba",
          servings: 6,
          ingredients: ["3 cups short-grain rice", "1 chicken in pieces", "2 eggplants", "1 teaspoon allspice"],
        },
      },
      {
        topic: "Orange cake without a mixer",
        notes: [
          "stir the dry ingredients by themselves",
          "pour in the juice, the oil, and the eggs",
          "bake 35 minutes at 350°F",
          "let it cool in the pan",
        ],
        fields: {
          dish: "Orange cake",
          servings: 8,
          ingredients: ["2 cups flour", "1 cup orange juice", "3 eggs", "1/2 cup oil", "1 cup sugar"],
        },
      },
    ],
  },
  toast: {
    ar: [
      {
        topic: "تهنئة زواج لسارة وعمر",
        notes: [
          "تعارفا في السنة الأولى من الجامعة",
          "سارة تحب البحر وعمر يخاف منه",
          "أول بيت لهما في {area}",
          "من فريق العمل كله",
        ],
        fields: { occasion: "wedding", recipient: "سارة وعمر" },
      },
      {
        topic: "تهنئة بافتتاح مكتبة صديقة",
        notes: ["المكتبة في {street}", "ليلى حلمت بها منذ المدرسة", "فيها ركن للأطفال", "من صديقات الجامعة"],
        fields: { occasion: "opening", recipient: "ليلى" },
      },
    ],
    en: [
      {
        topic: "Wedding wishes for Sara and Owen",
        notes: [
          "they met in their first year of college",
          "she loves the sea and he’s afraid of it",
          "their first home is in Tacoma",
          "from the whole team",
        ],
        fields: { occasion: "wedding", recipient: "Sara and Owen" },
      },
      {
        topic: "Congratulations on a friend’s new bookstore",
        notes: [
          "the store is on Cedar Street",
          "Lila has dreamed of it since school",
          "it has a children’s corner",
          "from her college friends",
        ],
        fields: { occasion: "opening", recipient: "Lila" },
      },
    ],
  },
  rewrite: {
    ar: [
      {
        topic: "",
        notes: [],
        fields: {
          sourceText:
            "نفيدكم علماً بأنه اعتباراً من يوم الأحد القادم سوف يتم تعديل مواعيد استقبال المراجعين في فرع {area} لتصبح من الساعة الثامنة صباحاً وحتى الساعة الثالثة عصراً، وعليه نأمل من الجميع التقيد بالمواعيد المشار إليها.",
          change: "simpler",
        },
      },
      {
        topic: "",
        notes: [],
        fields: {
          sourceText:
            "يُرجى من السكان عدم ترك الدراجات في الممر. الممر طريق الخروج عند الحريق. هناك موقف مغطى للدراجات خلف المبنى ويتسع لثلاثين دراجة. المفتاح عند الحارس.",
          change: "friendlier",
        },
      },
    ],
    en: [
      {
        topic: "",
        notes: [],
        fields: {
          sourceText:
            "Please be advised that, effective Sunday, visiting hours at our Oak Street branch shall be amended to 8 a.m. through 3 p.m., and all visitors are kindly requested to adhere to the aforementioned schedule.",
          change: "simpler",
        },
      },
      {
        topic: "",
        notes: [],
        fields: {
          sourceText:
            "Residents must not leave bicycles in the hallway. The hallway is the fire exit. There is a covered rack behind the building with room for thirty bicycles. The super has the key.",
          change: "friendlier",
        },
      },
    ],
  },
  summarise: {
    ar: [
      {
        topic: "",
        notes: [],
        fields: {
          sourceText:
            "افتتحت بلدية {city} أول سوق ليلي يوم الخميس في {street}. يضم السوق أكثر من 60 كشكاً لأسر منتجة تبيع الأكل والحرف اليدوية. يفتح السوق من السادسة مساءً حتى منتصف الليل طوال الصيف. بلغ إيجار الكشك {300} في الشهر، وخُصص ثلث الأكشاك لمن يبيع للمرة الأولى. زار السوق في ليلته الأولى نحو أربعة آلاف شخص، واشتكى بعض السكان من قلة المواقف. قالت البلدية إنها ستفتح ساحة المدرسة القريبة للسيارات ابتداءً من الأسبوع القادم.",
          summaryForm: "points",
        },
      },
      {
        topic: "",
        notes: [],
        fields: {
          sourceText:
            "اجتمع فريق المبيعات صباح الأحد لمراجعة الشهر الماضي. ارتفعت الطلبات 18% بينما بقي عدد السائقين كما هو. تأخر ثلث الطلبات أكثر من نصف ساعة، وأغلبها من مخزن واحد. اقترح مدير المخزن وردية تحميل ثانية بكلفة {6500} في الشهر. وافق الفريق على تجربتها ستة أسابيع ثم مراجعة الأرقام.",
          summaryForm: "paragraph",
        },
      },
    ],
    en: [
      {
        topic: "",
        notes: [],
        fields: {
          sourceText:
            "The city of Greenville opened its first night market on Thursday on Elm Street. More than 60 stalls sell food and crafts made by local families. The market is open from 6 pm to midnight all summer. A stall rents for $120 a month, and a third of them are set aside for people who have never sold before. About four thousand people came on the first night, and some residents complained about parking. The city says it will open the nearby school lot for cars starting next week.",
          summaryForm: "points",
        },
      },
      {
        topic: "",
        notes: [],
        fields: {
          sourceText:
            "The sales team met on Monday morning to go over last month. Orders grew by 18% while the number of drivers stayed the same. A third of the orders were more than half an hour late, most of them from one warehouse. The warehouse manager proposed a second loading shift at $2,600 a month. The team agreed to try it for six weeks and then look at the figures.",
          summaryForm: "paragraph",
        },
      },
    ],
  },
};
