import type { Language } from "#shared/options.ts";

/** Whose words a quotation is, as a note tells it. */
export interface Attribution {
  readonly speaker: string;
  /** The words themselves, where the note holds them; null where they were told elsewhere. */
  readonly words: string | null;
}

const quoted = `["“«](?<words>[^"”»]{3,})["”»][.؟!]?`;
const said =
  "(?:قالته|قالتها|قالها|قاله|قايلته|قايلتها|قايلها|قايله|كتبته|كتبتها|كتبها|كتبه|حكته|حكتها|حكاها|حكاه|هي ل|هو ل|على لسان|بلسان|حق|تبع|بتاع|بتاعة)";
const speech = "(?:ال)?(?:كلام|كلمة|كلمات|جملة|اقتباس|مقولة|قول|عبارة|تعليق|شهادة|حچي|حكي|حجي)";
/** «الاقتباس من …» means a quotation that the reader knows of; «جملة من الكتب» does not. */
const definiteSpeech = "(?:الكلام|الكلمة|الجملة|الاقتباس|المقولة|العبارة|التعليق|الشهادة|التصريح)";
const forms = [
  new RegExp(`^(?:quote|quotation|words|comment)\\s(?:from|by|of)\\s(?<speaker>[^:]{2,80}):\\s*${quoted}$`, "iu"),
  new RegExp(`^(?:اقتباس|كلام|كلمة|تصريح|تعليق)\\s(?:من\\s|لـ?\\s?)?(?<speaker>[^:：]{2,80})[:：]\\s*${quoted}$`, "u"),
  new RegExp(
    `^(?:هذا |هذه |هال|هاد |هاي |ده |دي )?${speech}(?:\\s(?!(?:قال|كتب|حك|من ))\\S+){0,3}\\s${said}\\s(?<speaker>\\S.{1,80})$`,
    "u",
  ),
  new RegExp(`^${definiteSpeech}(?:\\sاللي فوق)?\\sمن\\s(?<speaker>\\S.{1,80})$`, "u"),
  /^(?:صاحب|صاحبة)\s(?:ال)?(?:كلام|كلمة|اقتباس|جملة|مقولة)(?:\s(?:اللي|الذي|التي|فوق)\S*)*\s?[:：]?\s(?:هو |هي )?(?<speaker>\S.{1,80})$/u,
  /^(?:the |that |this )?(?:quote|quotation|words?|comment|line)(?:\s(?:above|below))?(?:\s(?:(?:is|was|are|were|came|comes)\s(?:from|by)|from|said by))\s(?<speaker>[^:"“]{2,80})$/iu,
];

/** Reads a note that says whose words a quotation is («الكلام اللي فوق قالته أم سيف», 'quote from Marcy Dolan: "…"'). Null for any other. */
export function attributionIn(note: string): Attribution | null {
  for (const form of forms) {
    const found = form.exec(note.trim())?.groups;
    if (found?.speaker) return { speaker: found.speaker.replace(/[\s.،,]+$/u, ""), words: found.words?.trim() ?? null };
  }
  return null;
}

const marks = /^["“«]|["”»]$/gu;

/** Words of somebody's in quotation marks, and whose they are after them. */
export function quotation(words: string, speaker: string | null, language: Language): string {
  const bare = words.trim().replace(marks, "");
  const marked = language === "ar" ? `«${bare}»` : `“${bare}”`;
  return speaker === null ? marked : `${marked} — ${speaker}`;
}
