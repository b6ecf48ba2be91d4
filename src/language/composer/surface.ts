import type { Phrase, SpokenBank } from "./bank.ts";
import { type Node, parse } from "./notation.ts";
import type { SpokenRole } from "./roles.ts";

/**
 * How to turn the phrase bank of a neighbouring country into this country's words. The built-in writer has one bank for each
 * dialect family (Gulf, Levantine), in the words of one country. Each other country has replacements for words, phrases of its
 * own, and its own versions of those phrases that replacing words does not make local.
 */
export interface Surface {
  /** Sequences of words that are replaced together, longest first. Applied before `words`. */
  readonly runs: Readonly<Record<string, string>>;
  /** Whole words, without joined و ف ب ل ك and article, which are kept. */
  readonly words: Readonly<Record<string, string>>;
  /** Endings that this country says otherwise, of words that are not in `words`. */
  readonly endings?: readonly Ending[];
  /** In phrases that address a woman: a word's ending and its replacement ('ك' and 'ج'). */
  readonly womanEndings: readonly (readonly [from: RegExp, to: string])[];
  /** A phrase of the neighbour, exactly as written, and this country's version; null: this country does not use it. */
  readonly instead: Readonly<Record<string, string | null>>;
  /** Additional phrases of this country. */
  readonly more: Readonly<Partial<Record<SpokenRole, readonly Phrase[]>>>;
}

export interface Ending {
  readonly from: RegExp;
  readonly to: string;
  /** Words that end so by themselves, without joined particles. */
  readonly except: ReadonlySet<string>;
}

type PhrasesByRole = Readonly<Record<SpokenRole, readonly Phrase[]>>;

/** Joined particles, longest first. The article's ا disappears after ل, so 'لل' stands for both. */
const joined = /^(?:[وف]?(?:بال|كال|عال|هال|لل|ال)|[وف][بلك]|[وفبلك])/u;
const letters = /[\p{L}\p{M}]+/gu;

/** Returns a neighbouring country's bank in this country's words. */
export function resurface(bank: SpokenBank, surface: Surface): SpokenBank {
  const text = (source: string) => say(source, surface);
  const phrases = (sources: readonly Phrase[]) => sources.flatMap((source) => phraseIn(source, surface));
  return {
    labels: mapValues(bank.labels, text),
    phrases: {
      ...mapValues(bank.phrases as PhrasesByRole, (sources, role) => [...phrases(sources), ...(surface.more[role] ?? [])]),
    } as SpokenBank["phrases"],
    fields: mapValues(bank.fields, phrases),
  };
}

/** A statement or phrase of the neighbour's, in the bank's notation, in this country's words. */
export function resurfaceText(text: string, surface: Surface): string {
  return surface.instead[text] ?? inNotation(text, surface);
}

function mapValues<K extends string, V>(record: Readonly<Record<K, V>>, change: (value: V, key: K) => V): Record<K, V> {
  const entries = Object.entries(record) as [K, V][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Record<K, V>;
}

/** The phrase as this country says it; empty if this country does not use it. */
function phraseIn(source: Phrase, surface: Surface): Phrase[] {
  const theirs = typeof source === "string" ? source : source.text;
  const ours = Object.hasOwn(surface.instead, theirs) ? surface.instead[theirs] : inNotation(theirs, surface);
  if (ours === null || ours === undefined) return [];
  return [typeof source === "string" ? ours : { ...source, text: ours }];
}

/** A phrase in the bank's notation. Only its words change; marks and slots stay. */
function inNotation(source: string, surface: Surface): string {
  const theme = /^@\w+ /.exec(source)?.[0] ?? "";
  return theme + write(parse(source.slice(theme.length)), surface, false);
}

function write(nodes: readonly Node[], surface: Surface, isToWoman: boolean): string {
  return nodes.map((node) => writeNode(node, surface, isToWoman)).join("");
}

function writeNode(node: Node, surface: Surface, isToWoman: boolean): string {
  if (typeof node === "string") return say(node, surface, isToWoman);
  switch (node.kind) {
    case "choice":
      return `{${node.options.map((option) => write(option, surface, isToWoman)).join("|")}}`;
    case "form":
      return `<${node.forms.map((form, index) => write(form, surface, index === 1)).join("|")}>`;
    case "blank":
      return `{blank:${say(node.label, surface)}}`;
    case "slot":
      return `{${node.name}}`;
  }
}

function say(text: string, surface: Surface, isToWoman = false): string {
  const runs = runsOf(surface);
  const inRuns = runs ? text.replace(runs, (run) => surface.runs[run] ?? run) : text;
  return inRuns.replace(letters, (word) => {
    const said = wordIn(word, surface);
    if (!isToWoman) return said;
    return surface.womanEndings.reduce((form, [from, to]) => form.replace(from, to), said);
  });
}

const compiled = new WeakMap<Surface, RegExp | null>();

/** All sequences in one regular expression, so that a bank is scanned once; null without sequences. */
function runsOf(surface: Surface): RegExp | null {
  const known = compiled.get(surface);
  if (known !== undefined) return known;
  const runs = Object.keys(surface.runs).toSorted((a, b) => b.length - a.length);
  const made =
    runs.length > 0 ? new RegExp(`(?<![\\p{L}\\p{M}])(?:${runs.map(escaped).join("|")})(?![\\p{L}\\p{M}])`, "gu") : null;
  compiled.set(surface, made);
  return made;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function wordIn(word: string, { words, endings = [] }: Surface): string {
  if (Object.hasOwn(words, word)) return words[word] ?? word;
  const particle = joined.exec(word)?.[0];
  const bare = particle ? word.slice(particle.length) : word;
  if (particle && Object.hasOwn(words, bare)) return particle + words[bare];
  const ending = endings.find(({ from, except }) => from.test(word) && !except.has(word) && !except.has(bare));
  return ending ? word.replace(ending.from, ending.to) : word;
}
