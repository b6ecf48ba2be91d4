/** A name as a mail may say it: an address may not be its owner's, so no name carries a stranger's link or message to it. */
export function mailName(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, " ")
    .trim()
    .slice(0, 60);
}
