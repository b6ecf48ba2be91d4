import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "manufacturing",
  name: { en: "Manufacturing", ar: "الصناعة والمصانع" },
  care: "plain",
  careNote: {
    en: "Standards, 'food grade', certificates and capacity only as given. Claims on emissions and recycled content need proof. Customs, product safety and labels: the authority. Food lines name allergens; workers’ safety, age and hours are no ornament.",
    ar: "المواصفات و«صالح للأغذية» والشهادات والطاقة الإنتاجية كما ذُكرت فقط. الانبعاثات ونسبة المواد المعاد تدويرها بدليل. الجمارك وسلامة المنتج والملصقات للجهة المختصة. خطوط الأغذية تذكر مسبّبات الحساسية، وسلامة العمّال وأعمارهم وساعاتهم ليست زينة.",
  },
  questions: [
    { key: "products", type: "list", text: { en: "Which products are made?", ar: "أي منتجات تُصنع؟" } },
    {
      key: "capacity",
      type: "number",
      text: { en: "What are the capacity and the minimum order?", ar: "كم الطاقة الإنتاجية والحد الأدنى للطلب؟" },
    },
    { key: "certificates", type: "list", text: { en: "Which certificates does the factory hold?", ar: "أي شهادات لدى المصنع؟" } },
    {
      key: "place",
      type: "place",
      text: { en: "Where is the factory, and where does it export?", ar: "أين المصنع، وإلى أين يصدّر؟" },
    },
    { key: "price", type: "price", text: { en: "What is the price based on?", ar: "على أي أساس السعر؟" } },
  ],
  facets: {
    products: [
      { en: "What comes off the lines, in which sizes?", ar: "ماذا يخرج من الخطوط، وبأي مقاسات؟" },
      { en: "Who buys it: traders, stores, factories?", ar: "من يشتريه: تجار أم متاجر أم مصانع؟" },
    ],
    line: [
      { en: "Which machines run, from which year?", ar: "أي ماكينات تعمل، ومن أي سنة؟" },
      { en: "How much does a shift turn out?", ar: "كم تنتج الوردية؟" },
    ],
    material: [
      { en: "Where does the raw material come from?", ar: "من أين المادة الخام؟" },
      { en: "How is it checked at the gate?", ar: "كيف تُفحص عند الدخول؟" },
    ],
    sample: [
      { en: "How does a buyer get a sample?", ar: "كيف تصل العيّنة إلى المشتري؟" },
      { en: "Who signs it off?", ar: "من يعتمدها؟" },
    ],
    order: [
      { en: "What is the smallest order?", ar: "كم أقل طلبية؟" },
      { en: "Which deposit is asked for?", ar: "أي دفعة مقدّمة تُطلب؟" },
    ],
    label: [
      { en: "Is production under the buyer’s name possible?", ar: "هل يمكن الإنتاج باسم المشتري؟" },
      { en: "Who prepares artwork and barcode?", ar: "من يجهّز التصميم والباركود؟" },
    ],
    quality: [
      { en: "Which checks are made, at which points?", ar: "أي فحوص تُجرى، وفي أي مراحل؟" },
      { en: "Which certificates can be shown?", ar: "أي شهادات يمكن عرضها؟" },
    ],
    packing: [
      { en: "How is it packed, and how many to a carton?", ar: "كيف يُعبّأ، وكم في الكرتونة؟" },
      { en: "How are batches numbered?", ar: "كيف تُرقَّم الدفعات؟" },
    ],
    shipping: [
      { en: "How long is the lead time, and what counts in it?", ar: "كم مدة التوريد، وماذا تشمل؟" },
      { en: "On which terms does it ship?", ar: "بأي شروط يُشحن؟" },
    ],
    visit: [
      { en: "Can buyers visit, and when?", ar: "هل يمكن زيارة المصنع، ومتى؟" },
      { en: "Whom does one write to for a quote?", ar: "إلى من يُكتب طلب عرض السعر؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "التصنيع", indefinite: "تصنيع", agreement: "m" },
        business: { definite: "المصنع", indefinite: "مصنع", agreement: "m" },
      },
      facets: {
        products: "منتجات المصنع",
        line: "خطوط الإنتاج",
        material: "المواد الخام",
        sample: "العينة واعتمادها",
        order: "كم أقل طلبية؟",
        label: "التصنيع باسم العميل",
        quality: "فحص الجودة",
        packing: "التعبئة ورقم الدفعة",
        shipping: "التوريد والتصدير",
        visit: "طلب عرض سعر",
      },
      words: ["مصنع", "خط إنتاج", "توريد", "مدن", "دفعة إنتاج", "عينة", "تعبئة", "مورّد"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "التصنيع", indefinite: "تصنيع", agreement: "m" },
        business: { definite: "المصنع", indefinite: "مصنع", agreement: "m" },
      },
      facets: {
        products: "المصنع بيطلّع إيه؟",
        line: "المكن والورديات",
        material: "الخامة جاية منين؟",
        sample: "العينة قبل التشغيل",
        order: "أقل كمية في الطلبية",
        label: "تصنيع لدى الغير",
        quality: "رقابة الجودة على الخط",
        packing: "التعبئة والكراتين",
        shipping: "مواعيد التسليم والشحن",
        visit: "طلب تسعيرة",
      },
      words: ["مصنع", "مكن", "ورديّة", "جملة", "توريد", "تشغيل", "خامات", "تصنيع لدى الغير"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "التصنيع", indefinite: "تصنيع", agreement: "m" },
        business: { definite: "المصنع", indefinite: "مصنع", agreement: "m" },
      },
      facets: {
        products: "شو بيطلع من المصنع؟",
        line: "الماكينات والشغّيلة",
        material: "البضاعة الخام",
        sample: "العيّنة قبل الطلبيّة",
        order: "الطلبيّة من كم قطعة؟",
        label: "الاسم عالعلبة",
        quality: "مين بيفحص الجودة؟",
        packing: "التعباية والتغليف",
        shipping: "التسليم والتصدير",
        visit: "زيارة المصنع",
      },
      words: ["معمل", "مصنع", "خط إنتاج", "جملة", "تعبئة", "شغّيلة", "طلبية", "تصدير"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "التصنيع", indefinite: "تصنيع", agreement: "m" },
        business: { definite: "المصنع", indefinite: "مصنع", agreement: "m" },
      },
      facets: {
        products: "المنتجات ومواصفاتها",
        line: "الآلات والطاقة الإنتاجية",
        material: "مصادر المواد الخام",
        sample: "العيّنة المعتمدة",
        order: "الحد الأدنى للطلب",
        label: "التصنيع بعلامة المشتري",
        quality: "مراحل الفحص والشهادات",
        packing: "التعبئة والترقيم",
        shipping: "مدة التوريد والشحن",
        visit: "الزيارات وطلب عرض السعر",
      },
      words: ["تصنيع", "مواد خام", "مواصفات", "تشغيلة", "عيّنة", "توريد", "طاقة إنتاجية", "تعبئة"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "manufacturing", indefinite: "manufacturing", agreement: "m" },
        business: { definite: "the factory", indefinite: "a factory", agreement: "m" },
      },
      facets: {
        products: "What the plant makes",
        line: "Machines and capacity",
        material: "Raw materials",
        sample: "Samples and sign-off",
        order: "Minimum orders",
        label: "Private label",
        quality: "Quality checks",
        packing: "Packing and batch numbers",
        shipping: "Lead times and shipping",
        visit: "Plant visits and quotes",
      },
      words: ["plant", "assembly line", "MOQ", "lead time", "QA", "private label", "batch", "supplier"],
    },
  },
});
