import type { Variety } from "#shared/options.ts";

/** Words that a reader knows at once as another place's, written for this test from general knowledge, not from the tables. */
export const plantedWords: Readonly<Partial<Record<Variety, readonly string[]>>> = {
  "ar-egyptian": ["دلوقتي", "عايزين", "إزاي", "كده", "النهارده", "أوي", "بتاعنا", "مفيش"],
  "ar-lebanese": ["هيدا", "هيدي", "هلق", "كرمال", "متل", "منيح", "بدكن", "هونيك"],
  "ar-jordanian": ["هسا", "إشي", "هاد", "بدنا", "لسا", "هيك", "منيح", "قديش"],
  "ar-saudi": ["وش", "دحين", "أبغى", "مويه", "ذحين", "تبغى"],
  "ar-kuwaiti": ["شنو", "جذي", "ماكو", "باجر", "يهال", "دزوا"],
  "ar-emirati": ["هب", "شحقه", "رمسة", "سيده", "شحالكم", "طرشوا"],
  "ar-qatari": ["شحقه", "هني", "يديد", "مب", "وايد"],
};
