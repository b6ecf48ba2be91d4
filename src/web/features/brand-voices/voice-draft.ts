import type { BrandFact, BrandVoice, CreateBrandVoiceRequest, VoiceWords } from "#shared/contracts/brand-voice.ts";
import type { Addressee, Variety } from "#shared/options.ts";

/** A fact while it is typed; without a last day it holds for good. */
export interface FactDraft {
  readonly kind: BrandFact["kind"];
  readonly text: string;
  readonly until: string;
}

/** The value of `?voice=` for a voice that is being made. */
export const newVoice = "new";

/** Words for one variety, or for all of them, as they are being typed: a word that is not added yet counts when the voice is saved. */
export interface WordList {
  readonly variety: Variety | null;
  readonly preferred: readonly string[];
  readonly pendingPreferred: string;
  readonly banned: readonly string[];
  readonly pendingBanned: string;
}

/** A brand voice while it is being written; 'any' is no rule. */
export interface VoiceDraft {
  readonly name: string;
  readonly samples: readonly string[];
  /** The first one is for all varieties and always there. */
  readonly lists: readonly WordList[];
  readonly sentenceLength: NonNullable<BrandVoice["sentenceLength"]> | "any";
  readonly emoji: BrandVoice["emoji"];
  readonly addressee: Addressee | "any";
  readonly signOff: string;
  readonly facts: readonly FactDraft[];
}

export function emptyList(variety: Variety | null): WordList {
  return { variety, preferred: [], pendingPreferred: "", banned: [], pendingBanned: "" };
}

export function draftOfVoice(voice: BrandVoice | null): VoiceDraft {
  const lists = [...(voice?.preferred ?? []), ...(voice?.banned ?? [])];
  const own = [...new Set(lists.map(({ variety }) => variety).filter((variety) => variety !== null))];
  return {
    name: voice?.name ?? "",
    samples: voice && voice.samples.length > 0 ? voice.samples : [""],
    lists: [null, ...own].map((variety) => ({
      ...emptyList(variety),
      preferred: wordsOfVariety(voice?.preferred, variety),
      banned: wordsOfVariety(voice?.banned, variety),
    })),
    sentenceLength: voice?.sentenceLength ?? "any",
    emoji: voice?.emoji ?? "free",
    addressee: voice?.addressee ?? "any",
    signOff: voice?.signOff ?? "",
    facts: (voice?.facts ?? []).map((fact) => ({ ...fact, until: fact.until ?? "" })),
  };
}

function wordsOfVariety(lists: readonly VoiceWords[] | undefined, variety: Variety | null): string[] {
  return (lists ?? []).filter((list) => list.variety === variety).flatMap(({ words }) => words);
}

/** What is sent, and what the rules beside the form are read from. */
export function readVoiceDraft(draft: VoiceDraft): CreateBrandVoiceRequest {
  const words = (list: readonly string[], pending: string) =>
    [...new Set([...list, pending.trim()])].filter((word) => word !== "");
  const filled = (lists: VoiceWords[]) => lists.filter((list) => list.words.length > 0);
  return {
    name: draft.name.trim(),
    samples: draft.samples.map((sample) => sample.trim()).filter((sample) => sample !== ""),
    preferred: filled(
      draft.lists.map((list) => ({ variety: list.variety, words: words(list.preferred, list.pendingPreferred) })),
    ),
    banned: filled(draft.lists.map((list) => ({ variety: list.variety, words: words(list.banned, list.pendingBanned) }))),
    sentenceLength: draft.sentenceLength === "any" ? null : draft.sentenceLength,
    emoji: draft.emoji,
    addressee: draft.addressee === "any" ? null : draft.addressee,
    signOff: draft.signOff.trim(),
    facts: draft.facts
      .map(({ kind, text, until }) => ({ kind, text: text.trim(), until: until === "" ? null : until }))
      .filter(({ text }) => text !== ""),
  };
}

/** Whether saving would change anything. */
export function isChanged(draft: VoiceDraft, voice: BrandVoice | null): boolean {
  return JSON.stringify(readVoiceDraft(draft)) !== JSON.stringify(readVoiceDraft(draftOfVoice(voice)));
}
