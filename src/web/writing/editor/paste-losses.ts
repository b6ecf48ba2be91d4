/** Looks that say something, and that a text has no place for. */
export const lostLooks = ["underline", "slant", "highlight", "raised"] as const;
export type LostLook = (typeof lostLooks)[number];

/** What of a paste stays behind. */
export interface Losses {
  /** A text holds words only. */
  pictures: number;
  readonly looks: Set<LostLook>;
}
