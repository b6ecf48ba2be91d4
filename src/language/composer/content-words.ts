import { fold } from "../text/normalise.ts";
import { wordsOf } from "../text/words.ts";

/** Words that stand in any text, of English and of written Arabic with its dialects; folded. */
const emptyWords = new Set(
  `a an the and or but if so as at by for from in into of on onto out over to up with without about after again also all am any are
   be because been before being both can could did do does doing down each few had has have having he her here hers him his how i
   is it its itself just like may me might more most much must my no nor not now off once one only other our ours own same shall she
   should some such than that their theirs them then there these they this those through too under until us very was we were what
   when where which while who whom why will would you your yours said says say get got make made many new even still well per via
   من في على الى عن مع بين حتى منذ خلال بعد قبل عند لدى دون تحت فوق حول ضد نحو ان انه انها انهم لان لكن لكنه بل او ام ثم كما كي لكي
   لو اذا اذ قد لقد سوف لا لم لن ما ليس ليست هل هو هي هم هن نحن انت انا انتم هذا هذه هولاء ذلك تلك هذان هنا هناك الذي التي الذين
   اللذين اللاتي كان كانت كانوا يكون تكون يكونوا كل بعض غير اي ايضا فقط جدا مثل حيث حين عندما بينما كذلك وقد وهو وهي وهذا وهذه
   وكان وكانت ولا وما ولم ومن وفي وعلى وان ولكن كما انما منها منه فيها فيه عليه عليها له لها لهم به بها بهم اكثر احد احدى تم يتم
   ده دي دول كده اللي مش عشان علشان بس لسه برضه زي ليه ازاي فين وش ايش ليش اللي كذا هيك هاد هاي شو مو عم رح راح فيه مافي لما يعني
   كيف شلون ازاي كيفيه طريقه كم بكام قديش قديه متى ايمتى امتى وين فين شنو لماذا ماذا`
    .split(/\s+/)
    .map(fold),
);

/**
 * What a sentence is about, each word once, in a rough common form: the same root for 'market', 'markets' and «السوق», «بالسوق»,
 * «سوقها». Good enough to count with, never for display.
 */
export function contentWords(text: string): Set<string> {
  return contentForms(wordsOf(fold(text)));
}

/** `contentWords` of words that are folded already. */
export function contentForms(folded: readonly string[]): Set<string> {
  const words = folded.filter((word) => word.length > 1 && !emptyWords.has(word));
  return new Set(words.map(roughForm).filter((form) => !emptyWords.has(form)));
}

const arabicBefore = /^(?:و|ف)?(?:[بكل]?ال|لل|ب|ل|ك)?/u;
const arabicAfter = /(?:هما|كما|ها|هم|هن|نا|كم|ات|ون|ين|ان|يه|ه|ي|ك)$/u;

function roughForm(word: string): string {
  if (/\p{Script=Arabic}/u.test(word)) {
    const bare = word.replace(arabicBefore, "");
    const front = bare.length >= 3 ? bare : word;
    const stem = front.replace(arabicAfter, "");
    return stem.length >= 3 ? stem : front;
  }
  const bare = word.replace(/['’]s?$/u, "");
  if (bare.length <= 4) return bare.replace(/(?<=[^s])s$/u, "");
  return bare
    .replace(/(?:ies|ied)$/u, "y")
    .replace(/(?:ing|ed|es|s|ly)$/u, "")
    .replace(/e$/u, "");
}
