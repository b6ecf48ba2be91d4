/** Signs that Arabic words of a model get from its Persian and Urdu: they look right, and no search finds them. */
const persianLetters: Readonly<Record<string, string>> = { ک: "ك", ڪ: "ك", ہ: "ه", ھ: "ه", ە: "ه", ے: "ي" };
const odd = /[یکڪہھەے\u0640\u200b-\u200d\u2060\ufeff\u00ad]/;
/** A word with all that may stand inside it; an emoji's joiner stands between no two Arabic letters. */
const word = /[\p{Script=Arabic}\p{M}\u0640\u200b-\u200d\u2060\ufeff\u00ad]+/gu;
const openWord = /[\p{Script=Arabic}\p{M}\u0640\u200b-\u200d\u2060\ufeff\u00ad]{1,80}$/u;
const arabicLetter = /[\u0620-\u063f\u0641-\u064a\u0671-\u06d3]/u;

/** Words that end in alef maqsura: written with the Persian letter they lose the difference to ي. */
const endsInMaqsura = new Set(
  "على إلى الى حتى متى لدى سوى مدى هدى ندى مستوى محتوى معنى مبنى منى ليلى سلمى موسى عيسى مصطفى مستشفى مشتى ملتقى منتدى مجرى أقصى أعلى أدنى أغلى أحلى أولى أخرى كبرى صغرى ذكرى حلوى فتوى جدوى دعوى شكوى بلوى يبقى تبقى نبقى ألقى يرضى ترضى يسعى نسعى تسعى يلقى تلقى يتمنى نتمنى أتمنى تتمنى انتهى اشترى أعطى بنى رمى مشى جرى حكى شفى كفى مضى قضى".split(
    " ",
  ),
);

/** Puts the Arabic words of a model's answer into Arabic letters, as they arrive. */
export interface LetterFilter {
  push(piece: string): string;
  end(): string;
}

/**
 * Persian and Urdu letters, tatweel and zero-width signs inside Arabic words are put right. Words that the person wrote so (`own`)
 * stay as they are. A word waits until it is whole.
 */
export function createLetterFilter(own: readonly string[]): LetterFilter {
  const kept = new Set(own.filter((text) => odd.test(text)).flatMap((text) => text.match(word) ?? []));
  let held = "";
  const put = (text: string) =>
    odd.test(text) ? text.replace(word, (found) => (kept.has(found) ? found : plainWord(found))) : text;
  return {
    push(piece) {
      const text = held + piece;
      held = openWordOf(text);
      return put(text.slice(0, text.length - held.length));
    },
    end() {
      const text = put(held);
      held = "";
      return text;
    },
  };
}

/** The word under way at the end. No space stands in one: the letters of what stands before the last space need not be looked up. */
function openWordOf(text: string): string {
  return openWord.exec(text.slice(text.lastIndexOf(" ") + 1))?.[0] ?? "";
}

function plainWord(found: string): string {
  if (!odd.test(found) || !arabicLetter.test(found)) return found;
  // A tatweel at the end abbreviates: 1445 هـ.
  const inner = found.replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, "").replace(/\u0640+(?=[\p{L}\p{M}])/gu, "");
  const letters = inner.replace(/[کڪہھەے]/g, (letter) => persianLetters[letter] ?? letter);
  const yeh = letters.replace(/ی/g, "ي");
  if (!/ی\p{M}*$/u.test(letters)) return yeh;
  const maqsura = yeh.replace(/ي(\p{M}*)$/u, "ى$1");
  const bare = maqsura.replace(/\p{M}/gu, "");
  return endsInMaqsura.has(bare) || endsInMaqsura.has(bare.replace(/^[وف]/, "")) ? maqsura : yeh;
}
