import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "art-exhibition",
  name: { en: "Art and exhibitions", ar: "المعارض الفنية" },
  care: "plain",
  careNote: {
    en: "Invent no meaning of a work, no quote of the artist and no price trend, and promise no investment. 'Original', 'signed' and 'limited' only as given. Nudity, faith and living creatures are the user’s choice; photos of works only with the artist’s consent.",
    ar: "لا معنى مخترعًا للعمل، ولا قول منسوبًا إلى الفنان، ولا اتجاه للأسعار، ولا وعد باستثمار. و«أصلي» و«موقّع» و«محدود» كما ذُكرت فقط. وما يتصل بالعري والدين وذوات الأرواح اختيار الكاتب، ولا صور للأعمال بلا إذن الفنان.",
  },
  questions: [
    {
      key: "title",
      type: "list",
      text: { en: "What is the show called, and who are the artists?", ar: "ما عنوان المعرض، ومن الفنانون؟" },
    },
    {
      key: "dates",
      type: "date",
      text: { en: "From when to when, at which hours?", ar: "من أي تاريخ إلى أي تاريخ، وفي أي ساعات؟" },
    },
    { key: "place", type: "place", text: { en: "In which gallery or museum?", ar: "في أي صالة عرض أو متحف؟" } },
    {
      key: "theme",
      type: "text",
      text: { en: "What is it about, in the artist’s words?", ar: "عمّ يدور المعرض، بكلمات الفنان؟" },
    },
    {
      key: "price",
      type: "price",
      text: { en: "Is there an entry fee, and are works for sale?", ar: "هل الدخول برسم، وهل الأعمال للبيع؟" },
    },
  ],
  facets: {
    theme: [
      { en: "How did the idea of the show come about?", ar: "كيف جاءت فكرة المعرض؟" },
      { en: "What ties the works together?", ar: "ما الذي يجمع الأعمال؟" },
    ],
    artists: [
      { en: "Where do the artists come from and work?", ar: "من أين الفنانون، وأين يعملون؟" },
      { en: "Which sentence of theirs may be quoted?", ar: "أي جملة لهم يمكن اقتباسها؟" },
    ],
    works: [
      { en: "How many works are shown, from which years?", ar: "كم عملًا يُعرض، ومن أي سنوات؟" },
      { en: "Which work should nobody miss, and why?", ar: "أي عمل يستحق الوقوف عنده، ولماذا؟" },
    ],
    media: [
      { en: "Of which material are the works, in which size?", ar: "من أي مادة الأعمال، وبأي مقاس؟" },
      { en: "How were they made?", ar: "كيف نُفّذت؟" },
    ],
    opening: [
      { en: "When is the opening, and who will be there?", ar: "متى الافتتاح، ومن سيحضر؟" },
      { en: "Does one need an invitation?", ar: "هل تلزم دعوة؟" },
    ],
    visit: [
      { en: "On which days is it closed?", ar: "في أي أيام يُغلق؟" },
      { en: "Where does one enter and park?", ar: "من أين الدخول، وأين المواقف؟" },
    ],
    tours: [
      { en: "Are there guided tours, in which languages?", ar: "هل توجد جولات مع مرشد، وبأي لغات؟" },
      { en: "What is there for children?", ar: "ماذا يوجد للأطفال؟" },
    ],
    rules: [
      { en: "May one take photos?", ar: "هل التصوير مسموح؟" },
      { en: "What stays at the entrance?", ar: "ماذا يُترك عند المدخل؟" },
    ],
    buying: [
      { en: "Which works are for sale, with which papers?", ar: "أي أعمال للبيع، ومع أي وثائق؟" },
      { en: "When and how is a work handed over?", ar: "متى وكيف يُسلَّم العمل؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "المعرض", indefinite: "معرض", agreement: "m" },
        business: { definite: "صالة العرض", indefinite: "صالة عرض", agreement: "f" },
      },
      facets: {
        theme: "فكرة المعرض",
        artists: "الفنانين المشاركين",
        works: "وش المعروض؟",
        media: "الألوان والخامات",
        opening: "ليلة الافتتاح",
        visit: "المكان وأوقات الزيارة",
        tours: "جولة مع مرشد",
        rules: "التصوير داخل الصالة",
        buying: "اقتناء اللوحات",
      },
      words: ["معرض", "لوحة", "تشكيلي", "افتتاح", "رواق", "خط عربي", "صالة عرض", "اقتناء"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "المعرض", indefinite: "معرض", agreement: "m" },
        business: { definite: "الجاليري", indefinite: "جاليري", agreement: "m" },
      },
      facets: {
        theme: "المعرض عن إيه؟",
        artists: "مين الفنانين؟",
        works: "لوحات المعرض",
        media: "زيت ولا أكريليك ولا حفر؟",
        opening: "الافتتاح إمتى؟",
        visit: "المواعيد والعنوان",
        tours: "لفّة في القاعات",
        rules: "الموبايل والفلاش",
        buying: "شرا لوحة من المعرض",
      },
      words: ["معرض", "لوحة", "جاليري", "افتتاح", "بورتريه", "نحت", "أكريليك", "قاعة"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "المعرض", indefinite: "معرض", agreement: "m" },
        business: { definite: "الغاليري", indefinite: "غاليري", agreement: "m" },
      },
      facets: {
        theme: "شو قصّة هالمعرض؟",
        artists: "مين عارض؟",
        works: "شو معلّق عالحيطان؟",
        media: "الموادّ والقياسات",
        opening: "سهرة الافتتاح",
        visit: "إيمتى فاتح المعرض؟",
        tours: "جولة مع الفنّان",
        rules: "الصور مسموحة؟",
        buying: "مبيع اللوحات",
      },
      words: ["معرض", "لوحة", "غاليري", "افتتاح", "رسم", "نحت", "فنان", "بورتريه"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "المعرض", indefinite: "معرض", agreement: "m" },
        business: { definite: "صالة العرض", indefinite: "صالة عرض", agreement: "f" },
      },
      facets: {
        theme: "موضوع المعرض",
        artists: "الفنانون",
        works: "الأعمال المعروضة",
        media: "الموادّ والأساليب",
        opening: "حفل الافتتاح",
        visit: "مواعيد الزيارة والعنوان",
        tours: "الجولات الإرشادية",
        rules: "آداب الزيارة",
        buying: "اقتناء الأعمال",
      },
      words: ["لوحة زيتية", "نحت", "تجريد", "قيّم المعرض", "تشكيلي", "افتتاح", "اقتناء", "خط عربي"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "the exhibition", indefinite: "an exhibition", agreement: "m" },
        business: { definite: "the gallery", indefinite: "a gallery", agreement: "m" },
      },
      facets: {
        theme: "What the show is about",
        artists: "The artists",
        works: "On the walls",
        media: "Oil, paper, clay, and the rest",
        opening: "Opening night",
        visit: "Hours and directions",
        tours: "Guided tours",
        rules: "Cameras and bags",
        buying: "Taking a work home",
      },
      words: ["gallery", "opening night", "curator", "mixed media", "canvas", "print", "sculpture", "wall text"],
    },
  },
});
