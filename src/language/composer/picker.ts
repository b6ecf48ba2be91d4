import type { Brief } from "#shared/contracts/brief.ts";
import { callRoles } from "../checks/calls.ts";
import { fold } from "../text/normalise.ts";
import { sentencesOf } from "../text/sentences.ts";
import { countWords, wordsOf } from "../text/words.ts";
import type { Family, Phrase } from "./bank.ts";
import { bannedIn } from "./brand-words.ts";
import { expand, mentions, type OwnField, parse, type SlotName, type Slots } from "./notation.ts";
import { blanksIn, isStatement, ownFieldsIn, read, tidy } from "./phrase.ts";
import type { Random } from "./random.ts";
import { namingRoles } from "./role-limits.ts";
import type { Role } from "./roles.ts";

/** How many phrases are spelled out and compared before one is chosen. */
const candidates = 14;
/** From here on the length of a phrase does not matter: there is room for any. */
export const roomy = 45;
/** What needs no fact can be read at once: a phrase with a blank comes later, and costs as much as being some words off the length. */
const blankLater = 1.5;
const missOfBlank = 1;
/** A call leads to an address, and an answer gives a fact: their blanks are no fault. */
const askingRoles: ReadonlySet<string> = new Set([...callRoles, "faq", "faqAnswer"]);
/** How many words lie between two mentions of the user's subject, at least. */
const wordsBetweenMentions = 25;
/** A phrase with more of its four-word runs already in the text reads as an echo. */
const echoLimit = 0.3;

export interface Picked {
  readonly text: string;
  readonly words: number;
  /** The theme, or the facet of a statement. Absent for the user's own words and for phrases that fit every theme. */
  readonly theme?: string | null;
  /** The note that it says as it was typed, and the word that stands before it for what it is. */
  readonly told?: { readonly line: string; readonly label: string | null };
  /** Which role it was picked for; absent for own words. */
  readonly role?: Role;
}

interface PickOptions {
  readonly slots?: Slots;
  /** What the section is about: phrases of this theme come first, those of another one last. */
  readonly theme?: string | null;
  /** Take a phrase that holds this slot, if there is one: a title should say what the text is about. */
  readonly holding?: SlotName | OwnField;
  /** Nothing else will do. */
  readonly onlyHolding?: boolean;
  /** The phrase as it will be printed has at most so many characters. */
  readonly maxChars?: number;
  /** The phrase asks for at most so many facts. */
  readonly maxBlanks?: number;
  /** The subject may be named, however often and lately it was. */
  readonly mayName?: boolean;
}

/** What a place in the text asks of the next phrase. */
interface Wanted {
  readonly words: number;
  readonly theme: string | null;
  readonly maxChars: number;
  readonly maxBlanks: number;
  /** Here a blank is as good as words: a call leads to an address. */
  readonly mayAsk: boolean;
}

export interface Picker {
  /** A phrase of this role, near the wanted number of words, unlike anything said before; null when none is left. */
  next(role: Role, wantedWords: number, options?: PickOptions): Picked | null;
  /** One of the phrases that say an own field; null where the bank has none that fits. */
  field(phrases: readonly Phrase[], value: string): Picked | null;
  /** Remembers a text of the user's own, so that it is not said twice. */
  remember(text: string): void;
  forget(text: string): void;
  /** Another phrase for the same place, so many words long; the old one is forgotten. Null where there is none: nothing changes. */
  exchange(old: Picked, wantedWords: number, maxBlanks: number): Picked | null;
}

export interface PickerSetup {
  readonly phrases: Readonly<Partial<Record<Role, readonly Phrase[]>>>;
  readonly family: Family;
  readonly brief: Brief;
  readonly targetWords: number;
  /** How often a role is said at most. */
  readonly roleLimits: Readonly<Partial<Record<Role, number>>>;
  /** The most blanks in the whole text, those of calls and answers aside. */
  readonly maxBlanks: number;
  readonly subject: string | null;
  readonly topic: string;
  /** What the user wrote into the own fields, for `{=key}`. */
  readonly ownFields: Slots;
  readonly random: Random;
}

function fourGrams(text: string): string[] {
  const words = wordsOf(fold(text));
  return words.slice(3).map((_, i) => words.slice(i, i + 4).join(" "));
}

/** Chooses phrases for one text and remembers what was said. */
export function createPicker(setup: PickerSetup): Picker {
  const { brief, random } = setup;
  const usedPhrases = new Set<Phrase>();
  const isBanned = bannedIn(brief);
  const saidRoles = new Map<Role, number>();
  const saidFields = new Set<string>();
  const saidSentences = new Map<string, number>();
  const saidGrams = new Map<string, number>();
  let saidBlanks = 0;
  let subjectMentions = 0;
  let wordsSinceMention = wordsBetweenMentions;
  // The user's words stand out, so they are said about once in 80 words, and less often the longer they are.
  const mentionLimit = Math.max(
    2,
    Math.min(setup.targetWords / 80, (setup.targetWords * 0.06) / countWords(setup.subject ?? "x")),
  );
  const common = (mayName = false): Slots => ({
    ...setup.ownFields,
    topic: setup.topic,
    ...(setup.subject !== null && (mayName || mayMention()) ? { subject: setup.subject } : {}),
  });

  /** Seldom enough in the whole text, and not right after the last time. */
  function mayMention(): boolean {
    return subjectMentions < mentionLimit && wordsSinceMention >= wordsBetweenMentions;
  }

  const phrasesOf = (role: Role): readonly Phrase[] => setup.phrases[role] ?? [];

  function fits(phrase: Phrase): boolean {
    if (usedPhrases.has(phrase)) return false;
    if (typeof phrase === "string") return true;
    return (
      (phrase.in?.includes(setup.family) ?? true) &&
      (phrase.tones?.includes(brief.tone) ?? true) &&
      (phrase.audiences?.includes(brief.audience) ?? true)
    );
  }

  /** A random order in which phrases of the theme, and those made for this tone or audience, come early more often. */
  function order(phrases: readonly Phrase[], { theme, mayAsk }: Wanted): Phrase[] {
    const keyed = phrases.filter(fits).map((phrase) => {
      const isSpecial = typeof phrase !== "string" && (phrase.tones !== undefined || phrase.audiences !== undefined);
      const own = read(phrase).theme;
      const onTheme = theme === null || own === null ? 1 : own === theme ? 1 / 8 : 4;
      const near = typeof phrase === "string" ? 1 : 1 / (1 + 4 * (phrase.nearness ?? 0));
      const asks = !mayAsk && read(phrase).text.includes("{blank:") ? blankLater : 1;
      return { phrase, key: random() ** (onTheme * asks * near * (isSpecial ? 1 / 3 : 1)) };
    });
    return keyed.sort((a, b) => b.key - a.key).map(({ phrase }) => phrase);
  }

  function isSaid(text: string): boolean {
    return sentencesOf(text).some((sentence) => saidSentences.has(fold(sentence)));
  }

  function isEcho(text: string): boolean {
    if (isSaid(text)) return true;
    const grams = fourGrams(text);
    const said = grams.filter((gram) => saidGrams.has(gram)).length;
    return grams.length > 0 && said / grams.length > echoLimit;
  }

  function count(map: Map<string, number>, key: string, by: 1 | -1): void {
    const left = (map.get(key) ?? 0) + by;
    if (left > 0) map.set(key, left);
    else map.delete(key);
  }

  function note(text: string, by: 1 | -1): void {
    for (const sentence of sentencesOf(text)) count(saidSentences, fold(sentence), by);
    for (const gram of fourGrams(text)) count(saidGrams, gram, by);
    saidBlanks += by * blanksIn(text);
    const isMention = setup.subject !== null && text.includes(setup.subject);
    if (isMention) subjectMentions += by;
    wordsSinceMention = isMention ? 0 : wordsSinceMention + by * countWords(text);
  }

  function choose(phrases: readonly Phrase[], wanted: Wanted, slots: Slots): Picked | null {
    const { words: wantedWords, theme, maxChars, maxBlanks, mayAsk } = wanted;
    let best: (Picked & { phrase: Phrase; miss: number }) | null = null;
    let seen = 0;
    for (const phrase of order(phrases, wanted)) {
      // What the user wrote into a field is said once; each line of a form, though, stands alone.
      if (!Number.isFinite(maxChars) && ownFieldsIn(phrase).some((key) => saidFields.has(key))) continue;
      const text = expand(parse(read(phrase).text), random, brief.addressee, slots)?.trim();
      if (!text || text.length > maxChars || isBanned(text)) continue;
      const blanks = blanksIn(text);
      if (blanks > 0 && (blanks > maxBlanks || (!mayAsk && !Number.isFinite(maxChars) && blanks > setup.maxBlanks - saidBlanks)))
        continue;
      const words = countWords(text);
      const ownTheme = read(phrase).theme;
      // Under a facet's heading stands what belongs to the facet.
      if (isStatement(phrase) && (theme === null ? phrase.onlyUnderHeading : ownTheme !== theme)) continue;
      // Being off the theme costs as much as being eight words off the length.
      const offTheme = theme !== null && ownTheme !== null && ownTheme !== theme ? 8 : 0;
      const offLength = Math.abs(words - wantedWords) + (mayAsk ? 0 : blanks * missOfBlank);
      const miss = (wantedWords >= roomy ? 0 : offLength) + offTheme;
      // Comparing with all that was said is the dearest part: only what would be chosen is compared.
      if (!best || miss < best.miss) {
        // Five versions of one message repeat the user's own facts: only the same sentence would be an echo.
        // The bare topic may head every line of a form.
        if (text !== setup.topic && (Number.isFinite(maxChars) ? isSaid(text) : isEcho(text))) continue;
        best = { phrase, text: tidy(text), words, miss };
      }
      seen += 1;
      if (best.miss === 0 || seen >= candidates) break;
    }
    if (!best) return null;
    usedPhrases.add(best.phrase);
    for (const key of ownFieldsIn(best.phrase)) saidFields.add(key);
    note(best.text, 1);
    return { text: best.text, words: best.words, theme: read(best.phrase).theme };
  }

  const next: Picker["next"] = (role, wantedWords, options = {}) => {
    const { slots = {}, theme = null, holding, onlyHolding = false, mayName = namingRoles.has(role) } = options;
    const { maxChars = Number.POSITIVE_INFINITY, maxBlanks = Number.POSITIVE_INFINITY } = options;
    if ((saidRoles.get(role) ?? 0) >= (setup.roleLimits[role] ?? Number.POSITIVE_INFINITY)) return null;
    // The sentence that says the topic is not needed where the text has named it already.
    if (role === "topicLine" && subjectMentions > 0 && setup.subject === setup.topic) return null;
    const phrases = phrasesOf(role);
    const all: Slots = { ...common(mayName), ...slots };
    const wanted = { words: wantedWords, theme, maxChars, maxBlanks, mayAsk: askingRoles.has(role) };
    const fitting = holding ? phrases.filter((phrase) => mentions(parse(read(phrase).text), holding)) : [];
    const picked = choose(fitting, { ...wanted, words: roomy }, all) ?? (onlyHolding ? null : choose(phrases, wanted, all));
    if (!picked) return null;
    saidRoles.set(role, (saidRoles.get(role) ?? 0) + 1);
    return { ...picked, role };
  };

  return {
    next,
    field(phrases, value) {
      const usable = phrases.filter((phrase) => mentions(parse(read(phrase).text), "value"));
      const any = Number.POSITIVE_INFINITY;
      const anyLength = { words: roomy, theme: null, maxChars: any, maxBlanks: any, mayAsk: true };
      return choose(usable, anyLength, { ...common(), value });
    },
    remember: (text) => note(text, 1),
    forget: (text) => note(text, -1),
    exchange(old, wantedWords, maxBlanks) {
      if (!old.role) return null;
      note(old.text, -1);
      saidRoles.set(old.role, (saidRoles.get(old.role) ?? 1) - 1);
      const picked = next(old.role, wantedWords, { theme: old.theme ?? null, maxBlanks });
      if (picked) return picked;
      note(old.text, 1);
      saidRoles.set(old.role, (saidRoles.get(old.role) ?? 0) + 1);
      return null;
    },
  };
}
