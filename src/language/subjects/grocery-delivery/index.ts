import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "grocery-delivery",
  name: { en: "Grocery and supermarket", ar: "البقالة وتوصيل المقاضي" },
  care: "plain",
  careNote: {
    en: "Compare no price with a named shop, and claim nothing of a food for health. Allergens, halal, and origin stand as the label says; who has an allergy reads the label and asks the store.",
    ar: "لا مقارنة بأسعار متجر مسمّى، ولا ادّعاء صحي لطعام. المكونات المثيرة للحساسية والحلال والمنشأ كما على الملصق، ومن عنده حساسية يقرأ الملصق ويسأل المتجر.",
  },
  questions: [
    { key: "areas", type: "place", text: { en: "Which areas are served?", ar: "أي مناطق يشملها التوصيل؟" } },
    { key: "hours", type: "time", text: { en: "When is delivery available?", ar: "متى يكون التوصيل؟" } },
    {
      key: "fee",
      type: "price",
      text: { en: "What are the minimum order and the fee?", ar: "ما الحد الأدنى للطلب، وكم رسوم التوصيل؟" },
    },
    { key: "payment", type: "list", text: { en: "Which payment methods are there?", ar: "ما طرق الدفع؟" } },
    { key: "missing", type: "text", text: { en: "What happens when an item is out of stock?", ar: "ماذا يحدث إذا نفد صنف؟" } },
  ],
  facets: {
    sections: [
      { en: "Which sections and brands are there?", ar: "ما الأقسام والعلامات الموجودة؟" },
      { en: "What do people cross town for?", ar: "أي أصناف يقصدها الناس من بعيد؟" },
    ],
    produce: [
      { en: "Where does the produce come from, and on which days?", ar: "من أين تأتي الخضراوات والفواكه، وفي أي أيام؟" },
      { en: "Can customers ask for ripe or firm?", ar: "هل يُطلب الناضج أو القاسي؟" },
    ],
    meat: [
      { en: "Which cuts are there, fresh or frozen?", ar: "أي قطع وأنواع، طازجة أم مجمّدة؟" },
      { en: "Who cuts and cleans meat to order?", ar: "من يقطّع وينظّف حسب الطلب؟" },
    ],
    ordering: [
      { en: "Where do customers order: app, website, chat?", ar: "أين يكون الطلب: تطبيق، موقع، رسالة؟" },
      { en: "Can a list be saved and reordered?", ar: "هل تُحفظ القائمة ويُعاد طلبها؟" },
    ],
    substitutes: [
      { en: "Who has to agree before an item is replaced?", ar: "من يُسأل قبل استبدال صنف؟" },
      { en: "How is a price difference settled?", ar: "كيف يُسوّى فرق السعر؟" },
    ],
    delivery: [
      { en: "Which delivery windows are there, and how are they chosen?", ar: "ما فترات التوصيل، وكيف تُختار؟" },
      { en: "How do customers track an order?", ar: "كيف يعرف الزبون أين وصل طلبه؟" },
    ],
    fees: [
      { en: "At what order total does the fee change?", ar: "عند أي مبلغ تتغيّر الرسوم؟" },
      { en: "Does the driver take cards?", ar: "هل يقبل المندوب الدفع بالبطاقة؟" },
    ],
    cold: [
      { en: "How does cold food stay cold on the way?", ar: "كيف تبقى الأصناف المبرّدة باردة في الطريق؟" },
      { en: "Who checks dates before packing?", ar: "من يتحقق من تواريخ الصلاحية قبل التعبئة؟" },
    ],
    wrong: [
      { en: "How, and how soon, do customers report a wrong item?", ar: "كيف يُبلَّغ عن صنف خاطئ، وخلال كم؟" },
      { en: "Is it exchanged or refunded?", ar: "هل يُستبدل أم يُردّ ثمنه؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "المقاضي", indefinite: "مقاضي", agreement: "f" },
        business: { definite: "البقالة", indefinite: "بقالة", agreement: "f" },
      },
      facets: {
        sections: "أقسام البقالة",
        produce: "الخضار والفواكه",
        meat: "اللحم والدجاج والسمك",
        ordering: "كيف ينطلب؟",
        substitutes: "وإذا خلص الصنف؟",
        delivery: "وقت التوصيل",
        fees: "رسوم التوصيل والدفع",
        cold: "البارد والمجمّد",
        wrong: "صنف غلط أو تالف",
      },
      words: ["مقاضي", "تموينات", "بقالة", "خضار", "كرتون", "جمعية", "عرض الأسبوع", "مندوب"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "طلبات البيت", indefinite: "طلبات للبيت", agreement: "f" },
        business: { definite: "السوبر ماركت", indefinite: "سوبر ماركت", agreement: "m" },
      },
      facets: {
        sections: "أقسام السوبر ماركت",
        produce: "الخضار والفاكهة",
        meat: "اللحمة والفراخ",
        ordering: "الطلب بيتعمل إزاي؟",
        substitutes: "ولو حاجة مش موجودة؟",
        delivery: "التوصيل بييجي إمتى؟",
        fees: "مصاريف التوصيل والدفع",
        cold: "الحاجات الساقعة والمجمدة",
        wrong: "لو وصلت حاجة غلط أو بايظة",
      },
      words: ["طلبات البيت", "خضار", "بقالة", "كيس", "نص كيلو", "سوبر ماركت", "دليفري", "جبن وألبان"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "غراض البيت", indefinite: "غراض للبيت", agreement: "f" },
        business: { definite: "الدكانة", indefinite: "دكانة", agreement: "f" },
      },
      facets: {
        sections: "رفوف الدكانة",
        produce: "الخضرة والفواكه",
        meat: "اللحمة والدجاج",
        ordering: "كيف بينطلب؟",
        substitutes: "وإذا في غرض مش موجود؟",
        delivery: "إيمتى بيوصل الطلب؟",
        fees: "كلفة التوصيل والدفع",
        cold: "المبرّد والمثلّج",
        wrong: "غرض غلط أو مضروب",
      },
      words: ["غراض البيت", "دكانة", "خضرة", "كيلو", "سحّارة", "سوبرماركت", "معلّبات", "توصيلة"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "مشتريات البيت", indefinite: "مشتريات للبيت", agreement: "f" },
        business: { definite: "المتجر", indefinite: "متجر", agreement: "m" },
      },
      facets: {
        sections: "الأقسام والأصناف",
        produce: "الخضراوات والفواكه",
        meat: "اللحوم والأسماك",
        ordering: "طريقة الطلب",
        substitutes: "البديل عند نفاد الصنف",
        delivery: "مواعيد التوصيل",
        fees: "الرسوم وطرق الدفع",
        cold: "المبرّد والمجمّد",
        wrong: "الاستبدال والإرجاع",
      },
      words: ["مشتريات", "خضراوات", "مواد غذائية", "معلّبات", "ألبان", "توصيل", "تاريخ الصلاحية"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the groceries", indefinite: "groceries", agreement: "p" },
        business: { definite: "the grocery store", indefinite: "a grocery store", agreement: "m" },
      },
      facets: {
        sections: "The aisles",
        produce: "Fruit and vegetables",
        meat: "The meat counter",
        ordering: "How to order",
        substitutes: "When an item runs out",
        delivery: "Delivery windows",
        fees: "Fees and payment",
        cold: "Cold and frozen food",
        wrong: "Wrong or damaged items",
      },
      words: ["groceries", "produce", "aisle", "cart", "curbside pickup", "deli", "pantry", "store brand"],
    },
  },
});
