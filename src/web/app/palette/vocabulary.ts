import type { Variety } from "#shared/options.ts";

/**
 * What people type when they mean a thing, in both languages at once: a person with the English page may well search in Arabic.
 * Never shown; folded before it is compared.
 */
export const varietyWords: Readonly<Record<Variety, string>> = {
  "ar-saudi": "saudi saudia ksa riyadh najdi hijazi سعودي سعودية السعودية نجدي حجازي رياض",
  "ar-egyptian": "egyptian egypt masri cairo مصري مصرية مصر قاهري",
  "ar-emirati": "emirati emirates uae dubai إماراتي إماراتية الإمارات دبي",
  "ar-kuwaiti": "kuwaiti kuwait كويتي كويتية الكويت",
  "ar-qatari": "qatari qatar doha قطري قطرية قطر الدوحة",
  "ar-lebanese": "lebanese lebanon beirut لبناني لبنانية لبنان بيروت",
  "ar-jordanian": "jordanian jordan amman أردني أردنية الأردن عمان",
  "ar-standard": "standard fusha fus7a msa formal-arabic فصحى فصيح فصيحة",
  "en-american": "american english us usa إنجليزي إنجليزية أمريكي أمريكية",
};

/** Words that say that something is wanted, and nothing of what. */
export const fillerWords =
  "new write make create start a an the in for with to of text dialect arabic جديد جديدة جديده اكتب كتابة اكتبي اعمل عمل بدء في عن من لهجة باللهجة نص عربي عربية";

export type PageWords = Readonly<Record<string, string>>;

/** By address. */
export const pageWords: PageWords = {
  "/": "dashboard home overview لوحة المتابعة الرئيسية البداية",
  "/create": "write desk create كتابة مكتب الكتابة",
  "/matrix": "markets matrix sets compare الأسواق مصفوفة مجموعات مقارنة",
  "/templates": "templates hub القوالب قالب",
  "/my-content": "my content library texts saved favorites favourites نصوصي المكتبة المحفوظ المفضلة",
  "/analytics": "analytics statistics charts numbers reports الإحصاءات أرقام تقارير رسوم",
  "/google-trends": "trends keywords google trends searches popular seasons calendar الرواج الترند كلمات بحث رائج المواسم",
  "/plans": "plans pricing upgrade usage words limit subscription الخطط خطة الأسعار ترقية الاستهلاك اشتراك",
  "/settings": "settings preferences profile options name الإعدادات التفضيلات الملف الاسم",
  "/brand-voices": "brand voices style rules صوت العلامة أصوات العلامات أسلوب",
  account: "account password security sessions sign out everywhere الحساب كلمة المرور السر الأمان الجلسات",
  "default-brief": "default brief dialect voice tone audience length usual الموجز المعتاد اللهجة الصوت النبرة الطول",
  writer: "writer model api key own service openai الكاتب النموذج مفتاح خدمة",
  data: "data privacy delete account download export بيانات خصوصية حذف الحساب تنزيل تصدير",
  language: "language region time zone digits numbers direction theme اللغة المنطقة الزمنية الأرقام الاتجاه السمة",
  help: "help guide support contact tips مساعدة دليل دعم تواصل نصائح",
};

/** By act. */
export const actWords: PageWords = {
  write: "write new text start generate كتابة نص جديد",
  "market-set": "new market set markets several compare مجموعة أسواق جديدة الأسواق",
  "brand-voice": "new brand voice صوت علامة جديد",
  language: "switch change language english arabic عربي العربية إنجليزي الإنجليزية تغيير اللغة لغة",
  "theme:light": "light theme day bright سمة فاتحة نهاري مظهر فاتح",
  "theme:dark": "dark theme night mode سمة داكنة ليلي مظهر داكن الوضع",
  "theme:system": "system device theme automatic سمة الجهاز تلقائي مظهر",
  keys: "keys keyboard shortcuts مفاتيح لوحة المفاتيح اختصارات",
  "export-data": "export my data download everything backup zip تصدير بياناتي تنزيل كل شيء نسخة احتياطية",
  "log-out": "log out sign out logout signout leave تسجيل الخروج خروج",
};
