/** What a link in a mail just did, from the address that it leads to; null for an ordinary visit. */
export type Arrival = "verified" | "link-invalid";

/** `?verified=true`, with `&error=…` when the link no longer works; handed on to the app as `?verified` or `?link-invalid`. */
export function arrivalOf(search: string): Arrival | null {
  const query = new URLSearchParams(search);
  if (query.has("link-invalid") || (query.has("verified") && query.has("error"))) return "link-invalid";
  return query.has("verified") ? "verified" : null;
}
