/** The address that a mail asks to open, as a path of ours. */
export function linkIn(text: string | undefined): string {
  const url = new URL(/https?:\/\/\S+/.exec(text ?? "")?.[0] ?? "");
  return url.pathname + url.search;
}
