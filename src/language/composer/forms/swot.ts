import { fold } from "../../text/normalise.ts";
import { weDidOften } from "./cue-words.ts";
import { changeIn, words } from "./cues.ts";

export type SwotPart = "strengths" | "weaknesses" | "opportunities" | "threats" | "so-what";

const plan = words(
  "we plan|we want|we intend|we aim|we will|we’ll|we are going to|we’re going to|we hope|planning to|plan:|the plan|next year we|next month we|next quarter we|" +
    "بدنا|بدنا نفتح|ناوين|ناويين|نوينا|نبي|نبا|نبغي|نبغا|ودنا|عايزين|عاوزين|نخطط|بنخطط|نعتزم|ننوي|نسعي|هدفنا|خطتنا|الخطه|هنفتح|هنبدا|هنعمل|هنضيف|هنطلق|حنفتح|حنبدا|بنسوي|بنفتح فرع|بنفتح محل|بنفتح قسم|بنفتح معرض|" +
    "سنفتح|سنبدا|سنطلق|سنضيف|سنوظف|رح ن*|راح ن*",
);
/** What is planned is said first: 'we want to …'. Later in a sentence it may be what somebody else wants. */
const planWords = 4;

const rival = words(
  "competitor*|competition|rival*|copycat*|undercut*|new entrant*|chain|chains|big box|amazon|walmart|costco|target|aldi|ikea|نون|امازون|price war|" +
    "منافس*|سلسله|سلاسل|شركات صغيره|شركات كبيره|شركات جديده|شركه كبيره|شركه جديده|شركات ثانيه|شركات تانيه|محلات ثانيه|محلات تانيه|محل جديد|محلات جديده|مطعم جديد|مطاعم جديده|عياده جديده|" +
    "مكاتب ثانيه|غيرنا|~كسر الاسعار|~كسر بالاسعار|~كسر السعر|~كسر الاسعار|~حرق الاسعار|~حرق السعر|حرق اسعار|تكسير اسعار|حرب اسعار|فتح جنبنا|فتح قدامنا|فاتح جنبنا|فتحوا جنبنا|فتح مقابلنا|فتحوا قبالنا",
);
const nobodyIn =
  /\b(?:nobody|no one|no (?:other )?(?:shop|company|clinic|store))\b.{0,30}\b(?:offers?|does|makes|sells|delivers|provides)\b/u;
const newNeighbour =
  /\b(?:opens?|opened|opening)\b.{0,30}\b(?:nearby|next door|across|down the (?:street|road)|around the corner|blocks? away)\b/u;
const business = "نادي|مركز|محل|مطعم|كافيه|مقهي|عياده|شركه|ورشه|صالون|مكتب|اكاديميه|براند|متجر|مخبز|فرن|بقاله|سوبرماركت|صيدليه";
/** Another business of a kind that takes customers: «نادي كبير»، 'a second bakery opened'. */
const newRival = new RegExp(
  `(?<!\\p{L})(?:${business})\\s(?:\\p{L}+\\s)?(?:كبيره?|ثانيه?|تانيه?|تاني|جديده?|ارخص|تركي|صيني)(?!\\p{L})|\\b(?:another|second|big|cheaper)\\s(?:\\w+\\s)?(?:shop|store|bakery|cafe|clinic|gym|salon|agency|restaurant|brand)\\b`,
  "u",
);
const leaves = words(
  "closed|closing|closes|shut down|shutting|went out of business|left town|left the market|سكر|سكرت|سكروا|مسكر|اقفل|قفل|قفلت|قفلوا|بند|انسحب*|اغلق*|طلع من السوق|طلعوا من السوق|وقف شغله",
);
const rivalLacks = words(
  "don’t|doesn’t|do not|no|without|none|lack*|slow|ما عندهم|ماعندهم|معندهمش|ما عندهن|ما يوصلون|ما بيوصلوا|مش بيوصلوا|لا يوصلون|لا يقدمون|ليس لديهم|ما يقدمون|ما بيقدموا|مش بيقدموا",
);
const undercuts = words("undercut*|cheaper|price war|half the price|lower prices|~كسر*|~حرق|حرق|تكسير|حرب اسعار|ارخص|باقل");

const weAreBetter = words(
  "than any|than our competitor*|than the competition|than other*|than our rivals|than anyone|the only|only shop in|no one else in|nobody else in|" +
    "من المنافسين|اسرع من غيرنا|ارخص من غيرنا|احسن من غيرنا|افضل من غيرنا|من باقي|من كل المنافسين|الوحيد*|محد غيرنا|محدش غيرنا|ما حدا غيرنا|لا احد غيرنا|اول شركه|اول محل",
);
const theyAreBetter = words("than us|than ours|than we do|منا|مننا|منّا|من عندنا|من اسعارنا");
const nobodyOffers = words(
  "no competitor*|no competition|ما في منافس*|مافي منافس*|ما فيه منافس*|مفيش منافس*|ماكو منافس*|لا يوجد منافس*|لا منافس|" +
    "nobody nearby|no one nearby|nobody offers|no one offers|nobody else offers|no one else offers|nobody in town|no one in town|untapped|underserved|no other*|" +
    "محد يقدم*|ما احد يقدم*|محدش بيقدم*|محدش بيعمل*|محدش بيوصل*|ما حدا بيقدم*|ما حدا بيعمل*|ما حد يقدم*|ما حد يسوي*|محد يسوي*|مافي احد يقدم*|ما في حدا بيقدم*|ما في حدا بيعمل*|مفيش حد بيقدم*|لا احد يقدم*|لا يوجد من يقدم*|لا يقدم احد|ما في مين",
);

const demand = words(
  "demand|interest|searches|tourists|tourism|visitors|footfall|foot traffic|population|the market|market|bookings in the area|orders in the area|الطلب|طلب|اقبال|السوق|سوق|الزوار|زوار|السياح|السياحه|المعارض|الفعاليات|المؤتمرات|الافراح|الاعراس|عدد السكان|البحث عن",
);
const cost = words(
  "rent|cost|costs|fuel|gas prices|diesel|material|materials|flour|electricity|wage|wages|minimum wage|shipping|tariff|tariffs|battery|batteries|panels|supplies|ingredients|lumber|beans|insurance|sugar|milk|eggs|oil|paper|coffee|interest rates|" +
    "ايجار|اجار|اجارات|ايجارات|تكلفه|تكاليف|كلفه|البنزين|السولار|المازوت|الخامات|خامات|المواد|مواد|الطحين|طحين|كهربا|كهرباء|الرواتب|الشحن|شحن|الجمارك|بطاري*|الالواح|الواح|مكونات|قطع الغيار|السكر|سكر|الزيت|زيت|الرز|الحليب|البيض|البن|الاسمنت|الحديد|الخشب|القماش|الاقمشه|الورق|العلف|اللحم|الدجاج|الدولار|سعر الصرف|التامين",
);
/** Whose price rises is seldom said: one that we buy at. */
const price = words("price|prices|سعر*|اسعار|السعر|الاسعار|مستورد*");
const ours = words(
  "our|sales|revenue|profit|profits|rating|margin|margins|orders|subscribers|repeat customers|مبيعاتنا|مبيعات|المبيعات|ارباحنا|الارباح|ايراداتنا|الايرادات|تقييمنا|تقييماتنا|طلباتنا|حجوزاتنا|مشتركينا|زبايننا|عملاءنا",
);
const up = words(
  "rising|rise|rises|rose|went up|going up|goes up|increase*|increasing|grow|grows|growing|grew|doubled|doubling|soaring|climbing|higher|more expensive|اغلي|~تزايد|~زاد|~زيد|زايد|زايده|زياده|~ارتفع|~رتفع|ارتفاع|مرتفع*|~زداد|ازدياد|is up|are up|~طلع|طالع|طالعه|~تضاعف|~كبر|~نمو|نما|~غلي|غليت|غلا|غلت|صاعد",
);
const down = words(
  "fell|fall|falls|falling|dropped|drop|drops|dropping|went down|going down|declined|declining|shrinking|shrank|lower|cheaper|slowing|slowed|~نزل|نازل|نازله|نزول|~هبط|~انخفض|~نخفض|انخفاض|is down|are down|~قل|قلت|~تراجع|تراجع|~ضعف|~رخص|ارخص|~خف|خفت",
);

const lacks = words(
  "we don’t|we do not|we lack|we have no|we can’t|we cannot|we still don’t|we only have|we rely|we depend|depends on|dependent on|relies on|no website|no online|no backup|no delivery|no parking|no app|no budget|no system|not enough|lack*|missing|short-staffed|understaffed|running late|run late|often late|late on|late payments|go out late|arrive late|late deliveries|delivered late|pay late|delay*|behind schedule|behind on|complain*|turnover|quit|resigned|owe|owed|unpaid|overdue|debt|losing money|lose*|broken|breaks down|outdated|is slow|are slow|too slow|slow replies|slow service|slow website|slow to|slow delivery|slow season|on paper|problem|problems|trouble|manually|one client|one customer|one person|one supplier|only one|nobody to|no one to|nobody for|no one for|nobody knows|no one knows|out of stock|cash flow|" +
    "ما عنا|ما عندنا|ماعندنا|ما عندناش|معندناش|ما لدينا|ليس لدينا|لا نملك|لا يوجد لدينا|لا توجد لدينا|ما فينا|ما نقدر|ما منقدر|مش قادرين|مو قادرين|مب قادرين|لا نستطيع|ناقصنا|ينقصنا|بينقصنا|ينقصها|نقص*|ناقص|~تاخر|تاخير|متاخر*|متاخرات|ديون|مديونيه|~اشتكي|~اشتك|شكاوي|شكوي|بطيء|بطيئه|بطي|بطيئ*|مشكله|مشاكل|مشكلتنا|الموقع قديم|موقعنا قديم|الاجهزه قديمه|اجهزتنا قديمه|المعدات قديمه|معداتنا قديمه|النظام قديم|نظامنا قديم|السيارات قديمه|سيارتنا قديمه|الفرن قديم|المكن قديم|مخزون قديم|المحل قديم|الديكور قديم|عطل|اعطال|~تعطل|بالورق|علي الورق|عالورق|بالدفتر|زبون واحد|عميل واحد|مورد واحد|شخص واحد|موظف واحد|واحد بس|وحده بس|فقط واحد|نعتمد علي|معتمدين علي|بنعتمد علي|منعتمد علي|ضعيف|ضعيفه|ضيق|ضيقه|ما تكفي|ما يكفي|ما بتكفي|ما بيكفي|مش كافي*|مو كافي*|لا يكفي|لا تكفي|خساره|~خسر|خسران*|ما في حدا|مافي احد|ما في احد|محد يرد|محدش بيرد|محدش|ما حد|مفيش|مافي|ما فيه|ماكو|بلا موقع|بدون موقع|من غير موقع|~ترك الشغل|~تركون الشغل|استقال*|مصاريفنا اعلي|وقت الانتظار|wait times|waiting time|run out|runs out|hard to find|open positions|positions open|مكسر*|عتيق*|~تلخبط|ملخبط*|~ضيع|لا يعمل|ما يشتغل|ما بيشتغل|ما بشتغل|مش شغال|مو شغال|~نفد|يخلص قبل|بيخلص قبل|بتخلص قبل|~نتعبي|يستقيلون|ما برا|لا يعرفنا|محد يعرفنا|محدش يعرفنا|ما حدا بيعرفنا",
);
/** What we do not do: «ما منوصّل»، 'our website doesn’t'. */
const doesNot =
  /^no (?!complaint|debt|competit|rival|mortgage|loan)\w+|(?<!\p{L})(?:ما|مش|مو|مب|لا)\s(?:ب|م)?ن[^اي\s]\p{L}+|\b(?:our|we)\b.{0,24}\b(?:don|doesn|can|won|isn|aren)['’]t\b/u;
/** 'No complaints' is no complaint. */
const without = words(
  "without a single|without any complaint*|no complaints|zero complaints|no returns|zero returns|never missed|ولا شكوي|ولا مره|ولا رجعه|ولا تاخير|بدون شكاوي|بلا شكاوي|من غير شكاوي|دون شكاوي",
);
const danger = words(
  "new tax|new taxes|tax increase|new fee|new fees|ban|banned|regulation|regulations|stricter|shortage|strike|road work|roadwork|construction|lawsuit|license expires|permit expires|الرخصه تخلص|الرخصه بتخلص|الرخصه تنتهي|تنتهي الرخصه|lease ends|lease is up|recession|inflation|could switch|might leave|may leave|" +
    "ضريبه|ضريبه جديده|رسوم جديده|~منع|حظر|~قطع كل|~نقطع|تشديد|~سحب تمويل*|~سحب الدعم|outage*|power cuts|شح|انقطاع|~انقطع|حفريات|اشغال الطريق|ازمه|الازمه|حرب|الاوضاع|تضخم|التضخم|اشتراطات جديده|شروط جديده|عقد الايجار يخلص|عقد الايجار بيخلص|عقد الايجار ينتهي|ينتهي عقد الايجار",
);
/** Somebody outside who wants something of us. Staff and landlords want what costs. */
const wants =
  /(?<!\p{L})(?:تبي|يبون|تبغي|يبغون|تبا|يبا|بدها|بدهم|بدهن|عاوزه|(?:المدارس|الفنادق|الشركات|الناس|الزباين) عايزين|[بت]?يطلبوا|بيطلبوا|طلبت|طلبوا)(?!\p{L})|\b(?:hospitals?|schools?|hotels?|restaurants?|offices?|companies|customers|clients|parents|people|dair(?:y|ies)|cafes|they)\s(?:\w+\s)?(?:wants?|needs?|asks?|asked)\b/u;
const insiders = words("staff|employee*|landlord|bank|موظف*|الموظفين|العمال|عمالنا|صاحب الملك|المالك|البنك");
const opening = words(
  "asking for|asking about|asking if|asked for|asked about|ask for|ask about|ask us|ask if|request|requests|requested|inquiries|inquiry|looking for|new law|new program|grant|grants|subsidy|subsidies|new school|new hospital|new housing|new metro|new station|new highway|wants to partner|want to partner|offered us|invited us|wants to carry|want to carry|wants to stock|moving in|moving to|tourists|tourist|" +
    "~سال|~سالون*|بيسالوا|بتسال|عم تسال|عم يسالوا|تطلب منا|يطلبون|بيطلبوا|~طلبون|طلبوا|طلبت منا|طلب منا|دعم حكومي|منحه|منح|مبادره|برنامج تمويل|قرض ميسر|~عرضوا علينا|عرض علينا|صارت تطلب|بتطلب|صاروا يطلبون|قامت تطلب|قاموا يطلبون|طلبت عروض|طلبت عرض|عرضت علينا|شراكه|شراكه معنا|مدرسه جديده|مشروع سكني|كومباوند جديد|عمارات جديده|مشاريع سكنيه|حي جديد|احياء جديده|ستعتمد*|صار يغطي|صارت تغطي|now covers|will cover|اعلنت الوزاره|اعلنت البلديه|اعلنت الحكومه|اعلنت وزاره|city announced|state announced|المترو|محطه مترو|جامعه جديده|مستشفي جديد|معرض|موسم سياحي|السياح|سياح|قانون جديد يلزم|صار الزامي|صار لازم",
);
const has = words(
  "since \\d{4}|منذ \\d|فاتحين من|شغالين من|بالسوق من|waitlist|waiting list|قائمه انتظار|لسته انتظار|we own|our own|we deliver|we make|we bake|we built|we served|we installed|warranty|guarantee|guarantees|guaranteed|certified|licensed|award|awards|rated|rating|stars|repeat|regulars|loyal|exclusive|patent|years of experience|come back|comes back|return customers|trained|no debt|debt-free|same-day|same day|within an hour|" +
    "ركبنا|خدمنا|نفذنا|بعنا|انجزنا|سلمنا|صلحنا|دربنا|عملنا|اشتغلنا|سوينا|غطينا|بنينا|فريقنا|فريق من|خبره|خبرتنا|كفاله|ضمان|شهاده|شهادات|معتمد*|مرخص*|جايزه|جائزه|تقييمنا|تقييم|نجوم|زباين دايم*|زباين ثابت*|عملاء دايم*|عملاء دائم*|زبائن دائم*|~رجعوا|يرجعون|بيرجعوا|برجعوا|يعودون|ولاء|حصري*|ملكنا|مصنعنا|مزرعتنا|مطبخنا|نوصل|بنوصل|منوصل|خريج*|خريجين|اعتماد|حاصل علي|حاصله علي|حاصلين علي|حصلنا علي|احدث جهاز|احدث الاجهزه|اقدم*|توصيه|بتوصيه|متابع|متابعين|followers|oldest|trained in|referral*|word of mouth|بدون ديون|بلا ديون|من غير ديون",
);
/** What somebody has is a strength unless it is a burden, or something in the diary. */
const have = words("we have|we’ve|لدينا|عندنا|عنا|معانا \\d+");
const burden = words(
  "high|expensive|small|only|too|meeting|appointment|غالي|غاليه|عالي|عاليه|صغير|صغيره|بس|فقط|اجتماع|موعد|زحمه|قضيه|اشكال*",
);
const but = words("but|though|however|بس|لكن|لكنه|ولكن|الا ان|غير ان");

/**
 * The part of a SWOT analysis in which a fact stands, by its own words: what we have or lack, and what the market, rivals or costs do.
 * Null where these do not tell, or tell two things: a fact in the wrong part misleads, and one under 'known facts' does not.
 */
export function swotPartOf(note: string): SwotPart | null {
  const text = fold(note);
  const first = text.split(/\s+/).slice(0, planWords).join(" ");
  if (plan.test(first)) return "so-what";
  return ofRivals(text) ?? ofChange(text) ?? ofOwnWords(text);
}

function ofRivals(text: string): SwotPart | null {
  if (theyAreBetter.test(text) && (rival.test(text) || undercuts.test(text))) return "threats";
  if (weAreBetter.test(text) && !lacks.test(text)) return "strengths";
  if (nobodyOffers.test(text) || nobodyIn.test(text)) return "opportunities";
  if (newNeighbour.test(text)) return rival.test(text) ? "threats" : null;
  if (!rival.test(text) && !newRival.test(text)) return null;
  if (leaves.test(text)) return "opportunities";
  return rivalLacks.test(text) && !undercuts.test(text) ? null : "threats";
}

/** What rises or falls decides: demand is an opening, costs are a burden, and sales are our own. */
function ofChange(text: string): SwotPart | null {
  const change = changeIn(text) ?? (up.test(text) === down.test(text) ? null : up.test(text) ? "up" : "down");
  if (change === null || rival.test(text)) return null;
  const isUp = change === "up";
  if (ours.test(text)) return isUp ? "strengths" : "weaknesses";
  if (cost.test(text) || (isUp && price.test(text))) return isUp ? "threats" : "opportunities";
  if (demand.test(text)) return isUp ? "opportunities" : "threats";
  return null;
}

/** Something besides what is said to be missing: 'we have buyers but no store'. */
function hasToo(text: string): boolean {
  return has.test(text) || have.test(text.replace(/(?:ما|مش|ليس)\s?(?:عنا|عندنا|لدينا)|(?:don['’]t|do not) have/gu, ""));
}

function ofOwnWords(text: string): SwotPart | null {
  if (rival.test(text)) return null;
  const isLacking = (lacks.test(text) || doesNot.test(text)) && !without.test(text);
  if (isLacking && but.test(text) && hasToo(text)) return null;
  if (danger.test(text)) return "threats";
  if (isLacking) return "weaknesses";
  if (opening.test(text) || (wants.test(text) && !insiders.test(text))) return "opportunities";
  if (has.test(text) || without.test(text) || weDidOften.test(text)) return "strengths";
  return have.test(text) && !burden.test(text) && !cost.test(text) ? "strengths" : null;
}
