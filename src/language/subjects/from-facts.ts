import type { Brief } from "#shared/contracts/brief.ts";

/** For a text of which no subject is known, or of whose subject nothing is to be said. */
export const noSubject = "none";

/** Whether a text of this brief is made of told facts and of what is known of its subject, and ends where they end. */
export function isWrittenFromFacts({ subject, notes }: Pick<Brief, "subject" | "notes">): boolean {
  return subject === noSubject ? (notes ?? []).length > 0 : subject !== undefined;
}
