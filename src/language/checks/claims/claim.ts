import type { ClaimKind, Span } from "#shared/contracts/report.ts";

/** Something that the text states and nobody told. */
export interface Claim extends Span {
  readonly kind: ClaimKind;
  /** What a blank takes the place of, where that is not all of it: joined letters and what is counted stay. */
  readonly part?: Span;
}
