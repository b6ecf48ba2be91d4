import { thinSubject } from "../thin-subject.ts";

export const subject = thinSubject({
  id: "remote-work",
  name: { en: "Remote work", ar: "العمل عن بُعد" },
  care: "plain",
  careNote: {
    en: "Labor rules, and working from another country with its visa and tax: the authority is asked. Company data at home by the company's rules. Do not claim that people at home do more or less; pain of back or eyes belongs to a doctor.",
    ar: "أنظمة العمل والعمل من بلد آخر، بتأشيرته وضريبته، تُسأل عنها الجهة الرسمية. بيانات الشركة في البيت بحسب نظامها. ولا ادّعاء بأن العامل من بيته أكثر إنتاجًا أو أقل. وألم الظهر أو العين للطبيب.",
  },
  questions: [
    {
      key: "reader",
      type: "choice",
      text: { en: "For staff, managers, or buyers of a product?", ar: "للموظفين أم للمديرين أم لمشتري منتج؟" },
    },
    { key: "tools", type: "list", text: { en: "Which tools are used?", ar: "ما الأدوات المستخدمة؟" } },
    { key: "hours", type: "text", text: { en: "What hours are expected?", ar: "ما الساعات المتوقعة؟" } },
    { key: "zones", type: "place", text: { en: "Which countries or time zones?", ar: "أي دول أو مناطق زمنية؟" } },
    { key: "policy", type: "list", text: { en: "Which rules should be stated?", ar: "أي قواعد تُذكر؟" } },
  ],
  facets: {
    arrangement: [
      { en: "Which days are at home, and which are at the office?", ar: "أي أيام في البيت وأيها في المكتب؟" },
      { en: "Who does it apply to, and from when?", ar: "على من ينطبق، ومتى يبدأ؟" },
    ],
    hours: [
      { en: "Between what hours should people be reachable?", ar: "بين أي ساعات يكون الموظف متاحًا؟" },
      { en: "How does the workday end?", ar: "كيف ينتهي يوم العمل؟" },
    ],
    desk: [
      { en: "What desk, chair, and screen are there?", ar: "أي طاولة وكرسي وشاشة موجودة؟" },
      { en: "How much of it does the company pay for?", ar: "ماذا تدفع الشركة منها؟" },
    ],
    internet: [
      { en: "Which laptop and connection does the company provide?", ar: "أي حاسوب وأي خط يُقدَّم؟" },
      { en: "What happens when the internet or the power goes out?", ar: "ماذا يُعمل عند انقطاع الخط أو الكهرباء؟" },
    ],
    meetings: [
      { en: "Which meetings are fixed, and on which days?", ar: "أي اجتماعات ثابتة، وفي أي أيام؟" },
      { en: "Are cameras on, and are calls recorded?", ar: "هل تُفتح الكاميرا، وهل تُسجَّل المكالمات؟" },
    ],
    updates: [
      { en: "Where does the team write down decisions?", ar: "أين يكتب الفريق ما تقرّر؟" },
      { en: "How soon is a reply expected?", ar: "خلال كم يُنتظر الرد؟" },
    ],
    home: [
      { en: "Who else is home during work hours?", ar: "من غيره في البيت في هذه الساعات؟" },
      { en: "How does the family know that a call is on?", ar: "أي علامة تدل على أن مكالمة جارية؟" },
    ],
    data: [
      { en: "Which files may leave the office?", ar: "أي ملفات يجوز أن تخرج من المكتب؟" },
      { en: "Who gets the call when a device is lost?", ar: "بمن يُتصل إذا ضاع جهاز؟" },
    ],
    together: [
      { en: "When does the team meet in person?", ar: "متى يلتقي الفريق وجهًا لوجه؟" },
      { en: "Which coworking space is nearby?", ar: "أي مساحة عمل مشتركة قريبة؟" },
    ],
  },
  sayings: {
    "ar-saudi": {
      nouns: {
        subject: { definite: "الدوام عن بعد", indefinite: "دوام عن بعد", agreement: "m" },
        business: { definite: "الشركة", indefinite: "شركة", agreement: "f" },
      },
      facets: {
        arrangement: "كم يوم عن بعد؟",
        hours: "ساعات الدوام",
        desk: "ركن الشغل في البيت",
        internet: "النت والأجهزة",
        meetings: "الاجتماعات أونلاين",
        updates: "وش خلص الفريق اليوم؟",
        home: "الشغل والعيال في البيت",
        data: "ملفات الشركة في البيت",
        together: "الوحدة ولقاء الزملا",
      },
      words: ["دوام عن بعد", "اجتماع أونلاين", "هجين", "مساحة عمل", "لابتوب", "فريق", "زملا"],
    },
    "ar-egyptian": {
      nouns: {
        subject: { definite: "الشغل من البيت", indefinite: "شغل من البيت", agreement: "m" },
        business: { definite: "الشركة", indefinite: "شركة", agreement: "f" },
      },
      facets: {
        arrangement: "كام يوم من البيت؟",
        hours: "الشغل من كام لكام؟",
        desk: "المكتب اللي في البيت",
        internet: "النت لو قطع",
        meetings: "الميتنجات والكولات",
        updates: "مين عمل إيه النهارده؟",
        home: "الشغل والولاد في البيت",
        data: "داتا الشركة بره المكتب",
        together: "الوحدة وقعدة الزمايل",
      },
      words: ["شغل من البيت", "ميتنج", "هايبرد", "كول", "لاب توب", "تيم", "ديدلاين"],
    },
    "ar-lebanese": {
      nouns: {
        subject: { definite: "الشغل من البيت", indefinite: "شغل من البيت", agreement: "m" },
        business: { definite: "الشركة", indefinite: "شركة", agreement: "f" },
      },
      facets: {
        arrangement: "كم يوم من البيت؟",
        hours: "ساعات الدوام وآخر النهار",
        desk: "زاوية الشغل بالبيت",
        internet: "الإنترنت والكهربا",
        meetings: "الاجتماعات عالزوم",
        updates: "مين عمل شو اليوم؟",
        home: "الشغل والعيلة بالبيت",
        data: "ملفّات الشركة برّا المكتب",
        together: "الوحدة ورفقات الشغل",
      },
      words: ["شغل من البيت", "اجتماع", "زوم", "هايبرد", "لابتوب", "فريق", "كهربا", "مساحة عمل"],
    },
    "ar-standard": {
      nouns: {
        subject: { definite: "العمل عن بُعد", indefinite: "عمل عن بُعد", agreement: "m" },
        business: { definite: "الشركة", indefinite: "شركة", agreement: "f" },
      },
      facets: {
        arrangement: "نظام العمل",
        hours: "ساعات العمل",
        desk: "مكان العمل في البيت",
        internet: "الإنترنت والأجهزة",
        meetings: "الاجتماعات المرئية",
        updates: "التقارير المكتوبة",
        home: "العمل والأسرة في بيت واحد",
        data: "بيانات الشركة خارج المكتب",
        together: "العزلة ولقاء الزملاء",
      },
      words: ["عمل عن بُعد", "دوام مرن", "عمل هجين", "إنتاجية", "منطقة زمنية", "مساحة عمل مشتركة"],
    },
    "en-american": {
      nouns: {
        subject: { definite: "remote work", indefinite: "remote work", agreement: "m" },
        business: { definite: "the company", indefinite: "a company", agreement: "m" },
      },
      facets: {
        arrangement: "Remote, hybrid, or office",
        hours: "Working hours",
        desk: "The home office",
        internet: "Internet and equipment",
        meetings: "Meetings and calls",
        updates: "Written updates",
        home: "Work and family under one roof",
        data: "Company data at home",
        together: "Staying in touch with coworkers",
      },
      words: ["WFH", "hybrid", "standup", "async", "coworking", "home office", "headset", "time zone"],
    },
  },
});
