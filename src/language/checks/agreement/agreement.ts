import type { Brief } from "#shared/contracts/brief.ts";
import type { Report, Span } from "#shared/contracts/report.ts";
import { type Addressee, languageOf } from "#shared/options.ts";
import type { Template } from "../../templates/template.ts";
import { touchesSpans } from "../../text/protected.ts";
import { sentencesHolding, type TextView, type Token } from "../view.ts";
import { suffixAddressee } from "./suffixes.ts";
import { verbAddressee } from "./verb-forms.ts";

/** Longer runs of letters are no words, and reading them as such would take forever. */
const longestWord = 24;

/** A word that tells whom the text speaks to, and the same word for another addressee where that is safe. */
export interface AddressedWord extends Span {
  readonly speaksTo: Addressee;
  readonly say: (to: Addressee) => string | null;
  /** The word may be no address at all. */
  readonly isDoubtful?: true;
}

/** Whom the text is to speak to: the brief's choice, or the brand voice's where the brief leaves it open. */
export function askedAddressee({ addressee, brandVoice }: Brief): Addressee {
  return addressee === "everyone" ? (brandVoice?.addressee ?? "everyone") : addressee;
}

/**
 * Whom the text speaks to. Only forms that tell count: the suffix ـك without its vowel is a man's and a woman's, the present
 * with ت is 'she' as well. `spans` are the forms that do not speak to the one who was asked for.
 */
export function checkAgreement(view: TextView, template: Template | undefined): Report["agreement"] {
  const asked = askedAddressee(view.brief);
  const words = addressedIn(view, template);
  const spoken = new Set(words.map(({ speaksTo }) => speaksTo));
  const [only] = spoken;
  const found = spoken.size > 1 ? "mixed" : (only ?? null);
  const spans = words.filter(({ speaksTo }) => speaksTo !== asked).map(({ start, end }) => ({ start, end }));
  return { asked, found, spans };
}

/** So many plurals in a text to one person speak to them with their family or the things beside them, in a mail with their firm. */
const fewCompanions = 3;
const fewOfFirm = 4;
/** In a longer text as many as a third of the words may speak so. */
const shareOfCompanions = 1 / 3;
/** «خيمتك» is said to one person, man or woman. */
const yours = /^\p{L}{3,}ك$/u;
const noAddress: ReadonlySet<string> = new Set(
  "ذلك كذلك هناك هنالك بنك البنك سمك السمك شباك الشباك مبارك اشتراك الاشتراك ديك".split(" "),
);
/** Beside so many words to the asked reader one to another is spoken in a scene, or is no address. */
const leastAsked = 3;

/**
 * The words by which a text is judged: doubtful ones count beside a sure one of their kind. A few plurals in a text to one person do not
 * count, nor does a single word to somebody else.
 */
export function addressedIn(view: TextView, template: Template | undefined): AddressedWord[] {
  const asked = askedAddressee(view.brief);
  const speaksToCountry = sentencesHolding(view, country);
  const all = findAddressed(view, template).filter(({ start }) => !speaksToCountry(start));
  const sure = new Set(all.filter(({ isDoubtful }) => !isDoubtful).map(({ speaksTo }) => speaksTo));
  const words = all.filter(({ isDoubtful, speaksTo }) => !isDoubtful || sure.has(speaksTo));
  const byReader = Map.groupBy(words, ({ speaksTo }) => speaksTo);
  const toAsked = byReader.get(asked)?.length ?? 0;
  const toOne = toAsked + view.tokens.filter(({ folded }) => yours.test(folded) && !noAddress.has(folded)).length;
  return words.filter(({ speaksTo }) => {
    const said = byReader.get(speaksTo)?.length ?? 0;
    return speaksTo === asked || !(isStray(said, toAsked) || (speaksTo === "everyone" && areCompanions(said)));
  });

  function areCompanions(plurals: number): boolean {
    const isMail = template?.category === "email";
    const few = Math.max(isMail ? fewOfFirm : fewCompanions, toOne * shareOfCompanions);
    // One plural alone is no way of speaking to everyone: «فرشة تحتكم».
    return plurals <= few && (toOne > 0 || isMail || plurals === 1);
  }
}

const isStray = (said: number, toAsked: number) => said === 1 && toAsked >= leastAsked;

/** «عزج يا قطر» is said to a country, not to the reader. */
const country =
  /(?<!\p{L})يا (?:قطر|كويت|الكويت|سعوديه|السعوديه|وطن|وطني|بلدي|بلادي|لبنان|اردن|الاردن|امارات|الامارات|مصر|دار|ديره|ديرتنا)(?!\p{L})/u;

/** Every word of the text that may tell whom it speaks to. Letters and press releases use the plural out of respect: there it tells nothing. */
export function findAddressed(view: TextView, template: Template | undefined): AddressedWord[] {
  if (languageOf(view.brief.variety) === "en") return [];
  const isRespectful = template?.register === "S" && askedAddressee(view.brief) !== "everyone";
  const found: AddressedWord[] = [];
  for (const sentence of view.sentences) {
    for (let at = sentence.firstToken; at < sentence.endToken; at++) {
      const token = view.tokens[at];
      if (!token || touchesSpans(view.protectedSpans, token.start, token.end)) continue;
      const word = readToken(token, isClauseHead(view, at, sentence.firstToken), isGreeting(view, at), view);
      if (word && !(isRespectful && word.speaksTo === "everyone")) found.push(word);
    }
  }
  return found;
}

function readToken(token: Token, atClauseHead: boolean, inGreeting: boolean, view: TextView): AddressedWord | null {
  if (token.folded.length < 2 || token.folded.length > longestWord || inGreeting) return null;
  const { variety } = view.brief;
  const verb = verbAddressee(token, atClauseHead, variety);
  if (verb) return { start: token.start, end: token.end, ...verb };
  const speaksTo = suffixAddressee(token.folded, token.text, variety);
  return speaksTo ? { start: token.start, end: token.end, speaksTo, say: () => null } : null;
}

/** 'و' and 'then' join commands: what follows them heads a clause as well. */
const joiners: ReadonlySet<string> = new Set(["ثم", "بعدين", "وبعدين", "وبعدها", "بعدها", "يلا", "ويلا", "بس", "تعالوا", "رجاء"]);

function isClauseHead({ text, tokens }: TextView, at: number, first: number): boolean {
  if (at === first) return true;
  const before = tokens[at - 1];
  const token = tokens[at];
  if (!before || !token) return true;
  if (joiners.has(before.folded)) return true;
  return /[،,:؛;.!?؟—–()*]/u.test(text.slice(before.end, token.start));
}

/** 'السلام عليكم' is said to one person too. */
function isGreeting({ tokens }: TextView, at: number): boolean {
  const here = tokens[at]?.folded;
  if (here === "عليكم") return tokens[at - 1]?.folded === "السلام" || tokens[at - 1]?.folded === "سلام";
  return here === "وعليكم" || (here === "يعطيكم" && tokens[at - 1]?.folded === "الله");
}
