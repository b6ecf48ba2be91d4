import { words } from "./cues.ts";

/** What a question is after, and the words by which a note gives it. Read folded. */
interface Matter {
  readonly asks: RegExp;
  readonly answers: RegExp;
}

const same = (list: string): Matter => ({ asks: words(list), answers: words(list) });

/**
 * Synonyms by which people ask for a thing and tell of it, in all varieties. One that is asked for and told weighs more than a shared
 * word: «أجيب معايا إيه؟» and «هاتي كارت التطعيمات» share none.
 */
const matters: readonly Matter[] = [
  {
    asks: words(
      "bring|need to bring|take with me|have with me|what do i need|اجيب معايا|اجيب معاي|اجيب معي|نجيب معانا|نجيب معنا|جيب معي|اجيب وياي|يبت معاي|ايب معاي|ايب وياي|اييب معاي|اييب وياي|احضر معي|احضر معي|ماذا احضر|احضار|لازم اجيب|لازم جيب|شو جيب|شو بجيب|وش اجيب|ايش اجيب|شنو اييب|شنو ايب|شو اييب|الاوراق المطلوبه|شو الاوراق|ايه الورق",
    ),
    answers: words(
      "bring|have your|required documents|هات|هاتي|هاتوا|جيب|جيبي|جيبوا|جيبو|تجيب|تجيبي|تجيبوا|يجيب|يجيبوا|جب|احضر|احضري|احضروا|يرجي احضار|احضار|ييب|ييبي|ييبوا|ييبون|اييب|تييب|تييبون|معاك|معاكي|معاكم|معك|معكم|وياك|وياكم|المطلوب|الاوراق المطلوبه",
    ),
  },
  {
    asks: words(
      "sick|ill|fever|a cold|has a cold|have a cold|temperature|coughing|عنده برد|عندها برد|عندي برد|عندو برد|فيه برد|سخن|سخنه|سخونه|حراره|حرارته|حرارتها|مريض|مريضه|عيان|عيانه|تعبان|مزكم|مزكوم|مرشح|رشح|كحه|سعال|زكام",
    ),
    answers: words(
      "sick|ill|fever|temperature|coughing|سخن|سخنه|سخونه|حراره|حرارته|حرارتها|حرارتو|مريض|مريضه|عيان|عيانه|مزكوم|مرشح|رشح|كحه|سعال|زكام",
    ),
  },
  {
    asks: words(
      "at night|overnight|late at night|after hours|24 hours|24/7|emergency|emergencies|بالليل|في الليل|بليل|ليلا|نص الليل|اخر الليل|متاخر بالليل|بعد الدوام|24 ساعه|طوارئ|الطوارئ|حاله طارئه|حالات طارئه",
    ),
    answers: words(
      "24 hours|24/7|around the clock|emergency|emergencies|after hours|24 ساعه|طوارئ|الطوارئ|علي مدار الساعه|طول الليل|مناوب",
    ),
  },
  {
    asks: words(
      "book|booking|reserve|reservation|appointment|walk in|walk-in|walk-ins|احجز|نحجز|حجز|الحجز|موعد|من غير موعد|بدون موعد|بدون حجز|من غير حجز",
    ),
    answers: words(
      "book|booking|bookings|reserve|reservation|reservations|appointment|appointments|walk-ins|walk-in|no appointment|احجز|احجزي|احجزوا|حجز|الحجز|بموعد|موعد مسبق|من غير موعد|بدون موعد|بدون حجز|من غير حجز",
    ),
  },
  same(
    "park|parking|valet|parking lot|free lot|garage|ركنه|موقف|مواقف|باركن|باركنج|باركينج|جراج|كراج|صف السياره|نوقف السياره|اوقف السياره|وقف السياره|اركن|ركن",
  ),
  same("deliver|delivery|delivers|ship|shipping|توصيل|التوصيل|~وصل|~وصلون|دليفري|ديليفري|شحن|الشحن|تشحنون|بتشحنوا"),
  same(
    "return|returns|refund|refunds|exchange|exchanges|money back|استرجاع|الاسترجاع|ترجيع|الترجيع|ارجع*|نرجع*|رجعه|ترجعون|بترجعوا|استبدال|الاستبدال|~بدل|استرداد|~ستبدل",
  ),
  same("warranty|guarantee|guaranteed|كفاله|الكفاله|ضمان|الضمان|مكفول"),
  same(
    "cancel|canceling|cancellation|reschedule|الغي|الغاء|الالغاء|بلغي|كنسل|كنسله|اعتذر عن الموعد|اغير الموعد|تغيير الموعد|اجل الموعد|تاجيل|~الغي|الغو|بتلغوا|تلغون",
  ),
  same(
    "card|cards|cash|installments|apple pay|venmo|insurance|كاش|نقدا|نقدي|فيزا|بطاقه|شبكه|مدي|تقسيط|بالتقسيط|اقساط|قسط|تحويل|انستاباي|اومني|تامين|التامين",
  ),
  same(
    "kid|kids|child|children|toddler*|age|ages|years old|اطفال|الاطفال|ولاد|اولاد|الاولاد|عيال|العيال|يهال|اليهال|صغار|الصغار|بزران|طفل|عمر|العمر|عمره|سن",
  ),
  same("women|ladies|women only|نساء|النساء|سيدات|السيدات|حريم|بنات|البنات|نسائي|ستات"),
  same("pet|pets|dog|dogs|cat|cats|قطط|قط|قطه|بساس|كلب|كلاب|حيوان|حيوانات"),
  same("wear|clothes|shoes|dress code|البس|نلبس|لبس|ملابس|لابسين|حذاء|كوتشي|جزمه"),
  same("allerg*|vegan|vegetarian|gluten|halal|nuts|حساسيه|نباتي|نباتيه|جلوتين|غلوتين|حلال|مكسرات"),
  same("wifi|wi-fi|internet|واي فاي|انترنت|نت"),
  same("certificate|certificates|شهاده|الشهاده|شهادات"),
  same("english|arabic|spanish|language|languages|انجليزي|بالانجليزي|عربي|بالعربي|لغه|لغات"),
  {
    asks: words("who|مين|منو|من هو|من هي|من الذي|مين اللي|منهو|ميييين"),
    answers: words(
      "dr|doctor|coach|chef|teacher|instructor|founder|owner|الدكتور|الدكتوره|دكتور|دكتوره|د|الطبيب|الطبيبه|المدرب|المدربه|الشيف|المعلم|المعلمه|الاستاذ|الاستاذه|المهندس|المهندسه|صاحب|صاحبه",
    ),
  },
  {
    asks: words(
      "how long does|how long will|how long is|how long do|كم ياخذ|كم تاخذ|كم المده|قديش بتاخد|قديش بياخد|قديش بده|قديش بدها|بتاخد قد ايه|بياخد قد ايه|بتقعد قد ايه|كم يستغرق|كم تستغرق|كم مده|جم ياخذ|خلال كم|بتاخد كام",
    ),
    answers: words(
      "takes|lasts|within \\d+|within a|\\d+ minutes|\\d+ days|\\d+ weeks|~اخذ|~اخد|~ستغرق|مدتها|مدته|المده|خلال|بيقعد|بتقعد|يخلص في|بيخلص ب",
    ),
  },
];

/** How many matters a question asks for and a note gives. */
export function sharedMatters(question: string, note: string): number {
  return matters.filter(({ asks, answers }) => asks.test(question) && answers.test(note)).length;
}
