import type { Addressee, Variety } from "#shared/options.ts";
import { type Register, writtenVariety } from "../templates/template.ts";
import type { VarietyProfile } from "../varieties/profile.ts";
import { profileOf } from "../varieties/registry.ts";

/** How much Standard Arabic a dialect text may hold. */
const registerRules: Readonly<Record<Register, string>> = {
  S: "Standard Arabic throughout, as this kind of text is written.",
  M: "The 'white' dialect of careful brand copy: plainly spoken, local and natural; at most one sentence in three may be close to Standard Arabic.",
  D: "Fully spoken: write as people there talk and chat; at most one sentence in ten may be close to Standard Arabic.",
};

/**
 * `whole`, or what a small context has room for beside much else: fewer instructions, those that come first in the profile, which are
 * the ones that matter most.
 */
export type CardSize = "whole" | "small";
const useInSmallCard = 9;

/** A long list of what not to write puts those words into the answer. */
export const avoidedMost = 3;

/**
 * What a model is told about the variety: who reads, how to address them, what to use and what to avoid. How texts sound there is shown
 * by the examples before the brief (`examples/`).
 */
export function varietyCard(variety: Variety, register: Register, addressee: Addressee, size: CardSize = "whole"): string {
  const profile = profileOf(writtenVariety(variety, register));
  const reader = profileOf(variety);
  return [
    `# Variety: ${nameOf(profile)}`,
    `Readers: ${reader.country.en} (${reader.country.ar}). Every sentence must read as if a native copywriter from there wrote it.`,
    registerRule(profile, register),
    `Addressee: ${profile.addressee[addressee]}`,
    `Use:\n${bullets(size === "small" ? profile.use.slice(0, useInSmallCard) : profile.use)}`,
    `Avoid:\n${bullets(profile.avoid.slice(0, avoidedMost))}`,
  ]
    .filter((part) => part !== null)
    .join("\n");
}

function registerRule(profile: VarietyProfile, register: Register): string | null {
  if (profile.region === "english") return null;
  return profile.region === "standard" ? registerRules.S : registerRules[register];
}

function nameOf(profile: VarietyProfile): string {
  if (profile.region === "english") return profile.name.en;
  if (profile.region === "standard") return `${profile.name.en} (${profile.name.ar})`;
  return `${profile.name.en} Arabic (${profile.name.ar})`;
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}
