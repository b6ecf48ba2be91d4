import type { Brief } from "#shared/contracts/brief.ts";

/** For who wants nothing said of a subject: the text then holds the person's own words and the phrases of its form. */
export const noSubject = "none";

/** Whether a text of this brief is made of told facts and of what is known of its subject, and ends where they end. */
export function isWrittenFromFacts({ subject }: Pick<Brief, "subject">): boolean {
  return subject !== undefined && subject !== noSubject;
}
