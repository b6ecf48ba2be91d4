/** Without blanks: what a reader of files takes for the end of an address must not stand in one. */
const followed = /^(?:https?:\/\/[^\s/?#]\S*|mailto:\S+|tel:\S+)$/i;

/**
 * The address of a link in a written text, if it may be followed: the web, mail and the telephone, nothing else. Null for
 * `javascript:`, `data:`, relative addresses (they would lead into the app) and everything that is no address.
 */
export function safeLink(address: string): string | null {
  const trimmed = address.trim();
  return followed.test(trimmed) ? trimmed : null;
}
