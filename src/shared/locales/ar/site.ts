import type { site as english } from "../en/site.ts";
import type { Localised } from "../localised.ts";
import { options } from "./options.ts";

export const site = {
  name: "لهجة",
  home: "Lahja · لهجة، الصفحة الرئيسية",
  skip: "الانتقال إلى المحتوى",
  start: "بدء الكتابة مجانًا",
  signIn: "دخول",
  open: "فتح «لهجة»",
  otherLanguage: "English",
  menu: { label: "القائمة الرئيسية", title: "القائمة", open: "فتح القائمة", close: "إغلاق القائمة" },
  links: {
    features: "المزايا",
    templates: "القوالب",
    plan: "الأسعار",
    demo: "جولة",
    about: "عن لهجة",
    help: "المساعدة",
    products: "الأدوات",
    guide: "دليل الاستخدام",
    support: "مراسلة الدعم",
  },
  footer: {
    label: "صفحات الموقع",
    tagline: "سبع لهجات والفصحى والإنجليزية الأمريكية، من موجز واحد.",
    product: "المنتج",
    learn: "التعلّم",
    contact: "التواصل",
  },
  voices: options.variety,
  voicesShort: options.varietyShort,
  pages: {
    landing: {
      title: "لهجة: قُلها كما يقولونها",
      description:
        "موجز واحد وتسعة أصوات: سعودي ومصري وإماراتي وكويتي وقطري ولبناني وأردني، والفصحى، والإنجليزية الأمريكية. ومع كل نص إيصال يبيّن لهجته.",
    },
    about: {
      title: "عن لهجة",
      description: "لماذا تكتب «لهجة» لأهل المكان لا للجميع: ما على المكتب، وكيف يُكتب النص، وماذا يأتي معه.",
    },
    demo: {
      title: "جولة في «لهجة»",
      description: "مشاهدة نص يُكتب باللهجة المختارة، في أربع خطوات، وبلا حساب.",
    },
    features: {
      title: "المزايا · لهجة",
      description: "مكتب الكتابة، والإيصال، وموجز واحد لأسواق كثيرة، وصوت العلامة، والقوالب، والتصدير: هذا ما تصنعه «لهجة».",
    },
    templates: {
      title: "القوالب · لهجة",
      description:
        "قوالب «لهجة» كلها بحسب فئاتها: منشورات وإعلانات وصفحات منتجات ورسائل ونصوص مصوّرة ومقالات، بالعربية والإنجليزية.",
    },
    plan: {
      title: "الأسعار · لهجة",
      description: "ثلاث خطط تُحسب بالكلمات: ما تشمله كل خطة، وما الذي يُعدّ كلمة.",
    },
    products: {
      title: "الأدوات · لهجة",
      description: "أجزاء «لهجة» ومن يستعملها: مكتب الكتابة، ومصفوفة الأسواق، وصوت العلامة، والقوالب، والإيصال.",
    },
    help: {
      title: "المساعدة · لهجة",
      description: "دليل الاستخدام، ونصائح لكتابة موجز بلهجة بعينها، وطريقة مراسلة الدعم.",
    },
  },
} satisfies Localised<typeof english>;
