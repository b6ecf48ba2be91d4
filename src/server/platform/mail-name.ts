/**
 * A name as it may appear in a mail. A stranger can sign up with another person's address, so the name must not carry a link or
 * message to that person.
 */
export function mailName(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, " ")
    .trim()
    .slice(0, 60);
}
