import type { Phrase } from "../composer/bank.ts";

/** The roles of the bank that the sample is made of, as the built-in writer knows them. */
const sampleRoles = ["hook", "benefit", "offer", "callToAction"] as const;
export type SampleRole = (typeof sampleRoles)[number];

/**
 * What the landing page's sample is composed from, in the notation of every phrase bank (docs/phrase-banks.md). It speaks of one brief
 * (a coffee app, twenty minutes, the first cup free), so that its phrases may name what the great banks leave to the user. All of
 * them address everyone, in the plural: a visitor's gender is nobody's business.
 */
export interface SampleBank {
  /**
   * `hook` a whole sentence before the rest; `benefit` how the coffee comes, without a full stop; `offer` what follows its 'and', without
   * one either; `callToAction` a whole sentence at the end.
   */
  readonly phrases: Readonly<Record<SampleRole, readonly Phrase[]>>;
  /** Joins the offer to the benefit, with what stands before and after it. */
  readonly and: string;
}
