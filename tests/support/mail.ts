/** The address that a mail asks to open, as a path of ours. */
export function linkIn(text: string | undefined): string {
  const url = new URL(/https?:\/\/\S+/.exec(text ?? "")?.[0] ?? "");
  return url.pathname + url.search;
}

/** The token in the address that a mail asks to open. */
export function tokenIn(text: string | undefined): string {
  return new URLSearchParams(linkIn(text).split("?")[1]).get("token") ?? "";
}
