import type { Brief } from "#shared/contracts/brief.ts";
import type { Span } from "#shared/contracts/report.ts";
import { type Addressee, languageOf, type Variety } from "#shared/options.ts";
import { suffixAddressee } from "../checks/agreement/suffixes.ts";
import { exchangeWord } from "../checks/suggest/exchange.ts";
import { longestWord } from "../checks/variety/features.ts";
import { type Token, tokensOf } from "../checks/view.ts";
import { fold } from "../text/normalise.ts";
import type { Concept } from "../varieties/lexicon.ts";
import { profileOf } from "../varieties/registry.ts";
import { type ConversionContext, isDependent, isModal, isRun, type Rule } from "./context.ts";
import { functionWordRules, notRule } from "./function-words.ts";
import { familyOf, readPresent } from "./present.ts";
import { conversionSpans } from "./protected-parts.ts";
import { verbRules } from "./verb-rules.ts";
import { wordRun } from "./word-runs.ts";

/** Some words of the source, `text.slice(start, end)`, and what stands in their place. */
interface WordChange extends Span {
  readonly from: string;
  readonly to: string;
}

export interface WordConversion {
  readonly text: string;
  readonly changes: readonly WordChange[];
  /** Words of the source that stay as they are, as a share of all: 1 where nothing was exchanged. */
  readonly untouchedShare: number;
}

export interface WordConversionTask {
  readonly text: string;
  readonly from: Variety;
  readonly to: Variety;
  /** Whom the text speaks to: tells apart what is written alike to a man and to a woman. It stays as it is. */
  readonly addressee: Addressee;
  /** What the person typed stays as typed, wherever it stands. */
  readonly brief: Brief;
}

/** Words may be exchanged between varieties of one language only. */
export function canConvertByWords(from: Variety, to: Variety): boolean {
  return languageOf(from) === "ar" && languageOf(to) === "ar";
}

/**
 * Exchanges the words of one variety of Arabic for those of another, by the lexicons and by what is regular in their grammar
 * (future, negation, what a sentence states, demonstratives). A word that may mean two things stays; so does everything that is
 * protected, letter for letter. Null between Arabic and English: that takes a translator.
 */
export function convertByWords({ text, from, to, addressee, brief }: WordConversionTask): WordConversion | null {
  const [fromFamily, toFamily] = [familyOf(from), familyOf(to)];
  if (fromFamily === null || toFamily === null) return null;
  const tokens = tokensOf(text).map(readable);
  if (from === to) return { text, changes: [], untouchedShare: 1 };
  const spans = conversionSpans(text, brief);
  const context = { text, tokens, protectedSpans: spans, from, to, fromFamily, toFamily, addressee };
  const changes: WordChange[] = [];
  let result = "";
  let written = 0;
  let touched = 0;
  for (let at = 0; at < tokens.length; ) {
    const exchanged = rules.reduce<ReturnType<Rule>>((found, rule) => found ?? rule(context, at), null);
    const count = exchanged?.count ?? 1;
    const [first, last] = [tokens[at], tokens[at + count - 1]];
    at += count;
    if (!exchanged || !first || !last) continue;
    const own = text.slice(first.start, last.end);
    if (fold(own) === fold(exchanged.text)) continue;
    changes.push({ start: first.start, end: last.end, from: own, to: exchanged.text });
    result += text.slice(written, first.start) + exchanged.text;
    written = last.end;
    touched += count;
  }
  const untouchedShare = tokens.length === 0 ? 1 : 1 - touched / tokens.length;
  return { text: result + text.slice(written), changes, untouchedShare };
}

/** A run of letters that is too long to be a word stays where it is and says nothing, neither by itself nor to its neighbours. */
function readable(token: Token): Token {
  return token.folded.length > longestWord ? { ...token, text: "", folded: "" } : token;
}

/**
 * Homographs: each is an everyday word of another meaning too (بعد 'after' and 'still', روح 'go' and 'soul', يوم 'day' and 'when'), so
 * that it stays whoever says it.
 */
const homographs: ReadonlySet<string> = new Set(
  `في بس عم راح حق مال روح روحي بعد يوم مره حد احد نص عيش لبن جو سوا صدق طيب تمام ماشي يمكن حتي زين شين عشا ورا كافي صح غلط اكل حل خصم عرض
  شتي هم صوب يم دوم مطرح طقم سير سار صار بقي طالع جيب جيبي خل سيب مثل يفضل وحش ركن رجع خلص جنب كان عيال حي شباك باب رفيق صديق دار حلا
  كنب محتاج يحتاج بوط محل علبه صندوق طبق صحن كوب نهايه بدايه ناحيه فوطه شغله قصه حكايه سالفه مسا`.split(/\s+/),
);
const joinedParticles = /^(?:[وف]?[بلك]?(?:ال)?|[وف]?لل|هال|عال)(?=\p{L}{2})/u;

function isHomograph(folded: string): boolean {
  return homographs.has(folded) || homographs.has(folded.replace(joinedParticles, ""));
}

const possessives = ["كم", "نا", "ها", "هم", "ك", "ه"] as const;
const articles = ["هال", "عال"] as const;

/** A single word by the lexicons, with its article, its joined letters and its possessive kept. */
const lexiconWord: Rule = (context, at) => {
  const { tokens, from, to, addressee } = context;
  const token = tokens[at];
  if (!token || !isRun(context, at, 1) || isHomograph(token.folded)) return null;
  // Standard nouns are at home in every dialect's writing.
  const options = { withNouns: from !== "ar-standard", addressee, everyForm: from !== "ar-standard" };
  const modal = isModal(token.folded, from);
  if (modal && context.toFamily === "levantine" && isDependent(context, at)) return null;
  const whole = exchangeWord(token.text, from, to, options);
  if (whole) return withThat(context, at, whole);
  for (const article of articles) {
    if (!token.folded.startsWith(article) || !options.withNouns) continue;
    const rest = exchangeWord(`ال${token.text.slice(3)}`, from, to, options);
    if (rest) return { count: 1, text: `${article}${rest.replacement.slice(2)}` };
  }
  return options.withNouns ? possessed(context, at) : null;
};

/** Standard says أن after 'want', 'can' and 'must', and the dialects do not. */
function withThat(
  context: ConversionContext,
  at: number,
  { replacement, dropsThat }: { replacement: string; dropsThat: boolean },
) {
  const { tokens, from, fromFamily, toFamily } = context;
  if (!dropsThat || !isRun(context, at, 2)) return { count: 1, text: replacement };
  const next = tokens[at + 1];
  if (fromFamily === "standard" && next?.folded === "ان") return { count: 2, text: replacement };
  const isVerb = next !== undefined && readPresent(next.text, from) !== null;
  return { count: 1, text: toFamily === "standard" && isVerb ? `${replacement} أن` : replacement };
}

/** 'شنطتك': a noun with a possessive, whose ة opens to ت before it. */
function possessed({ tokens, from, to, addressee }: ConversionContext, at: number) {
  const { text = "", folded = "" } = tokens[at] ?? {};
  for (const ending of possessives) {
    const stem = text.slice(0, -ending.length);
    if (!folded.endsWith(ending) || stem.length < 3 || isHomograph(fold(stem))) continue;
    const noun = exchangeWord(stem.endsWith("ت") ? `${stem.slice(0, -1)}ة` : stem, from, to, { withNouns: true, addressee });
    const isNoun = noun && exchangeWord(stem.endsWith("ت") ? `${stem.slice(0, -1)}ة` : stem, from, to, { addressee }) === null;
    if (noun && isNoun) return { count: 1, text: noun.replacement.replace(/ة$/u, "ت").replace(/ا$/u, "ا") + ending };
  }
  return null;
}

const adjectives = [
  "good",
  "excellent",
  "beautiful",
  "bad",
  "new",
  "big",
  "small",
  "expensive",
  "cheap",
  "tired",
  "clever",
  "full",
  "empty",
  "aLot",
] as const satisfies readonly Concept[];

/** An adjective of a woman or of several: 'كتيرة', 'تعبانين'. */
const inflectedAdjective: Rule = (context, at) => {
  const { tokens, from, to } = context;
  const { text = "" } = tokens[at] ?? {};
  const match = /^([وف]?(?:ال)?)(\p{L}{3,}?)(ة|ين)$/u.exec(text);
  if (!match?.[2] || !isRun(context, at, 1)) return null;
  const stem = fold(match[2]);
  for (const concept of adjectives) {
    const standard = profileOf("ar-standard").lexicon[concept] ?? [];
    const own = (profileOf(from).lexicon[concept] ?? standard).map(fold);
    const said = profileOf(to).lexicon[concept] ?? standard;
    const [first] = said;
    if (!first || !own.includes(stem) || said.some((form) => fold(form) === stem) || /\P{L}/u.test(first)) continue;
    return from === "ar-standard" ? null : { count: 1, text: `${match[1]}${first}${match[3]}` };
  }
  return null;
};

/** Numbers and a few words that Cairo and Beirut write with ت, د and ض for ث, ذ and ظ. */
const spelled: ReadonlyMap<string, string> = new Map(
  `تاني:ثاني تانيه:ثانية تانيين:ثانيين تالت:ثالث تالته:ثالثة تلات:ثلاث تلاته:ثلاثة تمانيه:ثمانية كتار:كثار تقيل:ثقيل تقيله:ثقيلة تلج:ثلج دهب:ذهب اكتر:أكثر
  اتنين:اثنين كتير:كثير`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);

const spelling: Rule = (context, at) => {
  const { tokens, fromFamily, toFamily } = context;
  const softens = fromFamily === "egyptian" || fromFamily === "levantine";
  if (!softens || toFamily === "egyptian" || toFamily === "levantine" || !isRun(context, at, 1)) return null;
  const [, joined = "", word = ""] = /^([وف]?[بل]?(?:ال)?)(.*)$/u.exec(tokens[at]?.folded ?? "") ?? [];
  const written = spelled.get(word);
  return written ? { count: 1, text: joined + written } : null;
};

/** The endings that speak to the reader: ـج in the Gulf, ـكن in Lebanon, ـكي in Egypt. */
const readerSuffix: Rule = (context, at) => {
  const { tokens, from, to, fromFamily } = context;
  const token = tokens[at];
  if (!token || !isRun(context, at, 1)) return null;
  const { text, folded } = token;
  const own = profileOf(from).readerSuffix;
  const said = profileOf(to).readerSuffix;
  const speaksTo = suffixAddressee(folded, text, from);
  if (speaksTo === "woman" && fromFamily === "gulf" && /[جچ]$/u.test(text) && said?.woman !== "ج")
    return { count: 1, text: `${text.slice(0, -1)}ك` };
  if (speaksTo === "woman" && fromFamily === "egyptian" && /كي$/u.test(folded) && folded.length > 4)
    return { count: 1, text: text.slice(0, -1) };
  if (speaksTo === "everyone" && own?.everyone === "كن" && folded.endsWith("كن"))
    return { count: 1, text: `${text.slice(0, -1)}م` };
  if (speaksTo === "everyone" && said?.everyone === "كن" && folded.endsWith("كم"))
    return { count: 1, text: `${text.slice(0, -1)}ن` };
  return null;
};

const modalFirst: Rule = (context, at) =>
  isModal(context.tokens[at]?.folded ?? "", context.from) ? lexiconWord(context, at) : null;

/** In this order: what is said in several words, what depends on its neighbours, then single words. */
const rules: readonly Rule[] = [
  wordRun,
  ...functionWordRules,
  modalFirst,
  ...verbRules,
  notRule,
  lexiconWord,
  inflectedAdjective,
  spelling,
  readerSuffix,
];
