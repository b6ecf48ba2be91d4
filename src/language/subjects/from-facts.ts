import type { Brief } from "#shared/contracts/brief.ts";

/** For a text of which no subject is known, or of whose subject nothing is to be said. */
export const noSubject = "none";

/**
 * Whether the built-in writer wrote the text of this brief: of told facts and of what is known of its subject, ending where they end. A
 * model's brief names no subject.
 */
export function isWrittenFromFacts({ subject }: Pick<Brief, "subject">): boolean {
  return subject !== undefined;
}
