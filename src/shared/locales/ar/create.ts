import type { create as english } from "../en/create.ts";
import type { Localised } from "../localised.ts";

export const create = {
  pick: {
    title: "ما النص المطلوب؟",
    text: "لكل نوع من النصوص موجزه وأطواله.",
    all: "{count, plural, zero {كل القوالب} one {عرض القالب الوحيد} two {عرض القالبين} few {عرض القوالب كلها (#)} many {عرض القوالب كلها (#)} other {عرض القوالب كلها (#)}}",
    locked: "ضمن الخطة {plan}",
  },
  running: {
    title: "هناك نص قيد الكتابة",
    watch: "متابعة كتابته",
  },
  brief: {
    title: "الموجز",
    startOver: "البدء من جديد",
    startedOver: "أُفرغ الموجز",
    change: "تغيير",
    changeLabel: "تغيير القالب",
    topic: "ما الموضوع؟",
    topicSample: "جملة أو جملتان: ماذا، ولمن، ولماذا الآن",
    topicLanguage: {
      ar: "لهذا الصوت يحتاج الكاتب المدمج إلى موضوع بالعربية.",
      en: "لهذا الصوت يحتاج الكاتب المدمج إلى موضوع بالإنجليزية.",
    },
    voice: "بصوت من؟",
    voiceHint: "التحية تدلّ عليه",
    voiceLocked: "ليس في الخطة الحالية",
    voiceUnavailable: "لا كاتب له بعد",
    voicesLocked: "تتيح الخطة {plan} أيضًا: {voices}.",
    voicesUnavailable: "لا كاتب على هذا الخادم بعد لهذه الأصوات: {voices}. تُتاح بعد توصيل نموذج لغوي.",
    plans: "عرض الخطط",
    length: "ما الطول؟",
    lengthUnit: "بالكلمات",
    estimate:
      "{count, plural, zero {بلا كلمات} one {نحو كلمة واحدة} two {نحو كلمتين} few {نحو # كلمات} many {نحو # كلمة} other {نحو # كلمة}}",
    left: "{count, plural, zero {لم تبق كلمات هذا الشهر} one {بقيت كلمة واحدة هذا الشهر} two {بقيت كلمتان هذا الشهر} few {بقيت # كلمات هذا الشهر} many {بقيت # كلمة هذا الشهر} other {بقيت # كلمة هذا الشهر}}",
    tone: "النبرة",
    audience: "من يقرؤه؟",
    addressee: "إلى من يتوجّه الكلام؟",
    keywords: "الكلمات المفتاحية",
    keywordsHint: "زر الإدخال أو فاصلة",
    keywordRemove: "حذف الكلمة المفتاحية {keyword}",
    choose: "الاختيار من القائمة",
    currency: "العملة",
    addItem: "إضافة عنصر آخر",
    removeItem: "حذف العنصر رقم {number, number}",
    item: "{label}، رقم {number, number}",
  },
  problems: {
    required: "هذا الحقل مطلوب.",
    wholeNumber: "المطلوب عدد صحيح من {min, number} إلى {max, number}.",
    amount: "المطلوب مبلغ، مثل 149 أو 29.50.",
    webAddress: "المطلوب رابط كامل، مثل https://example.com",
    date: "المطلوب تاريخ صحيح.",
    tooLong: "هذه القيمة طويلة. الحد الأقصى لعدد الأحرف {max, number}.",
    tooManyItems: "العناصر كثيرة. الحد الأقصى لعددها {max, number}.",
    invalid: "تعذّرت قراءة هذه القيمة. يُرجى مراجعتها وإعادة المحاولة.",
  },
  cost: {
    ofLeft:
      "{asked, plural, zero {بلا كلمات} one {نحو كلمة واحدة} two {نحو كلمتين} few {نحو # كلمات} many {نحو # كلمة} other {نحو # كلمة}} من {left, number} باقية",
    unlimited:
      "{asked, plural, zero {بلا كلمات} one {نحو كلمة واحدة} two {نحو كلمتين} few {نحو # كلمات} many {نحو # كلمة} other {نحو # كلمة}}",
    fair: "لا يُحسب إلا ما يصل من الكلمات.",
    over: "الكلمات المطلوبة: {asked, number}، والباقية حتى {date}: {left, number}.",
  },
  paper: {
    label: "النص",
    empty: "هنا يظهر النص كلمة بعد كلمة.",
    writing: "الكتابة جارية",
    progress:
      "{count, number} من {target, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
    arrived:
      "وصلت {count, number} من {target, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
    elapsed: "الوقت المنقضي",
    stop: "إيقاف",
    stopping: "جارٍ الإيقاف",
    showAll: "عرض النص كله",
    summaryLength:
      "{template}، {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}",
  },
  announce: {
    started: "بدأت الكتابة.",
    ready:
      "النص جاهز: {count, plural, zero {بلا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}.",
    stopped:
      "توقفت الكتابة. المحفوظ: {count, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}.",
    lost: "انقطع الاتصال، والمحاولة جارية لإعادته.",
    back: "عاد الاتصال.",
  },
  stopped: {
    badge: "توقفت الكتابة",
    early: "توقفت الكتابة قبل النهاية",
    writer: "لم يكمل الكاتب النص",
    server: "توقف الخادم في منتصف النص",
    limit: "نفدت كلمات الشهر في منتصف النص",
    kept: "{count, plural, zero {لم تصل كلمات، ولم يُحسب شيء.} one {الكلمة التي وصلت محفوظة في «نصوصي» ومحسوبة، ولا يُحسب غيرها.} two {الكلمتان اللتان وصلتا محفوظتان في «نصوصي» ومحسوبتان، ولا يُحسب غيرهما.} few {الكلمات التي وصلت، وعددها #، محفوظة في «نصوصي» ومحسوبة، ولا يُحسب غيرها.} many {الكلمات التي وصلت، وعددها #، محفوظة في «نصوصي» ومحسوبة، ولا يُحسب غيرها.} other {الكلمات التي وصلت، وعددها #، محفوظة في «نصوصي» ومحسوبة، ولا يُحسب غيرها.}}",
    nothing: "لم يُكتب شيء ولم يُحسب شيء.",
    again: "كتابة من جديد",
    open: "فتح في «نصوصي»",
    failed: "حدث خطأ ما",
    inputs: "الموجز باقٍ كما هو.",
  },
  offline: {
    title: "انقطع الاتصال",
    text: "ما وصل باقٍ هنا، وتظهر البقية حين يعود الاتصال.",
    badge: "في انتظار الاتصال",
  },
  expired: {
    title: "انتهت الجلسة",
    text: "الكتابة مستمرة والنص محفوظ، ويظهر باقيه بعد تسجيل الدخول.",
    action: "تسجيل الدخول والمتابعة",
  },
  wordLimit: {
    title:
      "{left, plural, zero {لم تبق كلمات} one {بقيت كلمة واحدة} two {بقيت كلمتان} few {بقيت # كلمات} many {بقيت # كلمة} other {بقيت # كلمة}}",
    asked:
      "يطلب هذا الموجز {asked, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.",
    shorter: "نص أقصر: {words, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}",
    shorterText:
      "{left, plural, zero {يستنفد كلمات هذا الشهر} one {تبقى بعده كلمة واحدة لهذا الشهر} two {تبقى بعده كلمتان لهذا الشهر} few {تبقى بعده # كلمات لهذا الشهر} many {تبقى بعده # كلمة لهذا الشهر} other {تبقى بعده # كلمة لهذا الشهر}}",
    shorterAction: "اعتماد {words, number}",
    upgrade: "خطة بكلمات أكثر",
    upgradeText:
      "الخطة {plan}: {words, plural, zero {كلمات بلا حد} one {كلمة واحدة في الشهر} two {كلمتان في الشهر} few {# كلمات في الشهر} many {# كلمة في الشهر} other {# كلمة في الشهر}}",
    upgradeAction: "عرض الخطط",
    wait: "أو الانتظار حتى {date}، حين تبدأ كلمات شهر جديد. والموجز باقٍ هنا.",
  },
  result: {
    title: "النص",
    edit: "تعديل الموجز",
    again: "كتابة من جديد",
    export: "تصدير",
    exportMenu: "حفظ النص في ملف",
    txt: "نص بلا تنسيق",
    md: "نص Markdown",
    html: "صفحة ويب (HTML)",
    exportFailed: "تعذّر تنزيل المحتوى",
    favourite: "إضافة إلى المفضلة",
    unfavourite: "إزالة من المفضلة",
    saved: "محفوظ في «نصوصي»",
    open: "فتح في «نصوصي»",
    rename: "تغيير العنوان",
    titleLabel: "العنوان",
    ready: "النص جاهز",
    plain: "بلا تنسيق",
    document: "مستند",
    view: "طريقة العرض",
    notFound: "هذا النص لم يعد موجودًا",
    newText: "كتابة نص جديد",
  },
  receipt: {
    builtIn: "الكاتب المدمج: مسودة أولى منظّمة",
    compatible: "خدمة متوافقة مع OpenAI",
    model: "{model}، عبر {provider}",
  },
} satisfies Localised<typeof english>;
