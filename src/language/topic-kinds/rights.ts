import { type AskedFacet, topicKind } from "./topic-kind.ts";

/** Whom to ask before anything is done. */
const adviser = [
  "قبل أي خطوة <اسأل|اسألي|اسألوا> محامي أو الجهة المختصة.",
  "قبل أي خطوة <اسأل|اسألي|اسألوا> محامي أو الجهة المختصة.",
  "قبل أي خطوة <اسأل|اسألي|اسألوا> محامي أو الدائرة المختصّة.",
  "قبل أي خطوة <استشر|استشيري|استشيروا> محاميًا أو الجهة المختصة.",
  "Before you act, ask a lawyer or the authority in charge.",
] as const;

const rule: AskedFacet = {
  heading: ["وش يقول النظام أو القانون؟", "القانون بيقول إيه؟", "شو بيقول القانون؟", "ما يقوله القانون", "What the law says"],
  asks: [
    ["Which law or article settles it, and of which year?", "أي قانون أو نظام أو مادة تحكم ذلك، ومن أي سنة؟"],
    ["Which authority is in charge of it in this country?", "ما الجهة المختصة بذلك في هذا البلد؟"],
  ],
};
const exceptions: AskedFacet = {
  heading: ["متى يختلف الجواب؟", "إمتى الإجابة تختلف؟", "أيمتى بيختلف الجواب؟", "متى يختلف الجواب", "When the answer changes"],
  asks: [
    ["In which case is the answer a different one?", "في أي حالة يكون الجواب مختلفًا؟"],
    ["Which mistake costs people their right?", "أي خطأ يُضيع الحق على صاحبه؟"],
  ],
};

const facets = {
  rule,
  contract: {
    heading: ["المكتوب في العقد", "المكتوب في العقد", "شو مكتوب بالعقد؟", "ما ينص عليه العقد", "What’s in writing"],
    asks: [
      ["Which clause of the contract or policy speaks of it?", "أي بند في العقد أو الوثيقة يتناول ذلك؟"],
      ["What holds if nothing was put in writing?", "ما الحكم إذا لم يُكتب شيء؟"],
    ],
  },
  deadline: {
    heading: ["المهلة والمواعيد", "المهلة والمواعيد", "المهل والمواعيد", "المُهَل والمواعيد", "Deadlines that count"],
    asks: [
      ["Which notice or deadline counts, and from which day?", "ما المهلة أو مدة الإشعار، ومن أي يوم تُحسب؟"],
      ["What happens once it has passed?", "ماذا يحدث إذا فاتت؟"],
    ],
  },
  proof: {
    heading: ["الأوراق اللي تثبت", "الورق اللي يثبت", "الأوراق يلي بتثبت", "المستندات والإثبات", "What to keep as proof"],
    asks: [
      ["Which papers, receipts or messages should be kept?", "أي أوراق وإيصالات ورسائل يجب الاحتفاظ بها؟"],
      ["Who can confirm what was agreed?", "من يشهد على ما اتُّفق عليه؟"],
    ],
  },
  complaint: {
    heading: ["وين تتقدّم الشكوى؟", "الشكوى تتقدّم فين؟", "وين بتنقدّم الشكوى؟", "أين تُقدَّم الشكوى", "Where to file a complaint"],
    asks: [
      ["Where is a complaint filed, and can it be done online?", "أين تُقدَّم الشكوى، وهل تُقدَّم إلكترونيًا؟"],
      ["What does it cost, and how long does an answer take?", "كم رسومها، وكم يستغرق الرد؟"],
    ],
  },
  exceptions,
} as const satisfies Readonly<Record<string, AskedFacet>>;

/** A question of law: what the rule, the contract and the authority say. */
export const rights = topicKind(facets, adviser);

const between: AskedFacet = {
  heading: [
    "وش الفرق بين الاثنين؟",
    "إيه الفرق بين الاتنين؟",
    "شو الفرق بين التنين؟",
    "الفرق بين الاثنين",
    "What sets the two apart",
  ],
  asks: [
    ["What does the one give that the other does not?", "ما الذي يعطيه أحدهما ولا يعطيه الآخر؟"],
    ["When is the simpler one enough, and what does one risk with it?", "متى يكفي الأسهل منهما، وبماذا يخاطر من يكتفي به؟"],
  ],
};

/** 'Is a plain contract enough, or must it be registered?': the rest follows from what the one lacks beside the other. */
export const rightsOfTwo = topicKind({ between, ...facets }, adviser);

const unwritten: AskedFacet = {
  heading: ["من غير عقد مكتوب", "من غير عقد مكتوب", "بلا عقد مكتوب", "من دون عقد مكتوب", "With nothing in writing"],
  asks: [
    ["What holds if nothing was put in writing?", "ما الحكم إذا لم يُكتب شيء؟"],
    ["Which messages, invoices or transfers show what was agreed?", "أي رسائل أو فواتير أو تحويلات تُظهر ما اتُّفق عليه؟"],
  ],
};

/** 'My client has not paid and we have no contract': no clause speaks of it. */
export const rightsUnwritten = topicKind({ ...facets, contract: unwritten }, adviser);

/** A matter of the family or of an estate: conditions, papers, and who may object. */
export const familyRights = topicKind(
  {
    rule,
    conditions: {
      heading: ["الشروط وحدة وحدة", "الشروط واحد واحد", "الشروط وحدة وحدة", "الشروط واحدًا واحدًا", "The conditions, one by one"],
      asks: [
        ["Which conditions does the law name, one by one?", "ما الشروط التي يذكرها القانون، واحدًا واحدًا؟"],
        ["Which one is missing most often?", "أي شرط يغيب أكثر من غيره؟"],
      ],
    },
    papers: {
      heading: ["الأوراق والشهود", "الورق والشهود", "الأوراق والشهود", "المستندات والشهود", "Papers and witnesses"],
      asks: [
        ["Which papers and witnesses are needed?", "ما المستندات اللازمة، ومن يشهد؟"],
        ["Where is it registered, and for which fee?", "أين يُوثَّق ذلك، وبأي رسوم؟"],
      ],
    },
    objection: {
      heading: ["مين له يعترض؟", "مين من حقه يعترض؟", "مين بيقدر يعترض؟", "من يحق له الاعتراض", "Who can contest it"],
      asks: [
        ["Who may contest it, and until when?", "من يحق له الاعتراض، وإلى متى؟"],
        ["Which court hears it?", "أي محكمة تنظر في ذلك؟"],
      ],
    },
    exceptions,
    change: {
      heading: ["التعديل والإلغاء", "التعديل والإلغاء", "التعديل والإلغاء", "التعديل والإلغاء", "Changing or ending it"],
      asks: [
        ["Can it be changed or ended later, and how?", "هل يمكن تعديله أو إلغاؤه لاحقًا، وكيف؟"],
        ["What happens if it is lost or found void?", "ماذا يحدث إذا فُقد أو حُكم ببطلانه؟"],
      ],
    },
  },
  adviser,
);
