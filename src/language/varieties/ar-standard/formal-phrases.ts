import type { Phrase } from "#language/composer/bank.ts";
import type { FormalRole } from "#language/composer/roles.ts";

/** Formulas of letters and speeches, and sentences that carry a field. */
export const formalPhrases = {
  salutation: ["تحية طيبة، وبعد:", "السلام عليكم ورحمة الله وبركاته، وبعد:", "تحية تقدير واحترام، وبعد:"],
  purpose: ["نكتب إليكم بشأن {subject}.", "موضوع هذا الخطاب: {subject}.", "نخاطبكم في شأن {subject}."],
  formalClose: ["وتفضلوا بقبول فائق الاحترام والتقدير.", "وتفضلوا بقبول خالص التحية والتقدير.", "مع فائق الاحترام والتقدير."],
  speechOpening: [
    "الحضور الكرام، أهلًا بكم في {=occasion}.",
    "السيدات والسادة، الحضور الكريم، أهلًا بكم.",
    "الحضور الكرام، السلام عليكم ورحمة الله وبركاته.",
    "أيها الحضور الكريم، أسعد الله أوقاتكم.",
  ],
  speechClose: ["شكرًا لحسن استماعكم.", "والسلام عليكم ورحمة الله وبركاته.", "شكرًا لكم جميعًا."],
  coverClose: ["وأرجو أن تتيحوا لي فرصة مقابلة.", "ويسعدني أن أجيب عن أسئلتكم في مقابلة."],
} satisfies Partial<Record<FormalRole, readonly Phrase[]>>;
