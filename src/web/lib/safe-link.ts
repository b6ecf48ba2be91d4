/**
 * The address of a link in a written text, if it may be followed: the web and mail, nothing else. Null for `javascript:`, `data:`,
 * relative addresses (they would lead into the app) and everything that is no address.
 */
export function safeLink(address: string): string | null {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address.trim())) return null;
  return URL.canParse(address.trim()) ? address.trim() : null;
}
