/** Looks that say something, and that a text has no place for. */
export const lostLooks = ["underline", "slant", "highlight", "raised"] as const;
export type LostLook = (typeof lostLooks)[number];

/** What of a page stays behind: a text holds words only, and links to the web. */
export interface LeftOut {
  pictures: number;
  links: number;
  readonly looks: Set<LostLook>;
}
