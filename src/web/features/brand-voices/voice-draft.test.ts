import { expect, test } from "vitest";
import { brandVoice } from "#shared/contracts/brand-voice.ts";
import { draftOfVoice, emptyList, isChanged, readVoiceDraft } from "./voice-draft.ts";

const voice = brandVoice.parse({
  id: "v1",
  name: "مخبز",
  samples: ["نص أول", "نص ثانٍ"],
  preferred: [{ variety: "ar-saudi", words: ["زين"] }],
  banned: [
    { variety: null, words: ["رخيص"] },
    { variety: "ar-saudi", words: ["كتير", "منيح"] },
  ],
  sentenceLength: "short",
  emoji: "few",
  addressee: "woman",
  signOff: "معكم",
  facts: [{ kind: "offer", text: "خصم 10%", until: "2027-01-31" }],
});

test("a stored voice survives the form", () => {
  const { id: _, ...rules } = voice;
  expect(readVoiceDraft(draftOfVoice(voice))).toEqual(rules);
  expect(isChanged(draftOfVoice(voice), voice)).toBe(false);
});

test("an empty form has no rules, and a line to write a sample in", () => {
  const draft = draftOfVoice(null);
  expect(draft.samples).toEqual([""]);
  expect(readVoiceDraft(draft)).toMatchObject({ samples: [], preferred: [], banned: [], sentenceLength: null, addressee: null });
});

test("a word that was typed but not added is saved with the others, once", () => {
  const draft = { ...draftOfVoice(null), lists: [{ ...emptyList(null), banned: ["رخيص"], pendingBanned: " رخيص " }] };
  expect(readVoiceDraft(draft).banned).toEqual([{ variety: null, words: ["رخيص"] }]);
  expect(isChanged(draft, null)).toBe(true);
});
