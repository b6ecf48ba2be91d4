import { plainName } from "#shared/plain-name.ts";

const lineChars = 300;

/** A text of a source as one line without control characters, cut where it is longer than any title. It stays text: nothing reads markup in it. */
export function plainLine(text: string): string {
  const line = plainName(text);
  return line.length > lineChars ? `${line.slice(0, lineChars)}…` : line;
}

/** An address of a source if a browser may open it; null otherwise. Only https, so neither scripts nor files. */
export function safeLink(address: string): string | null {
  const url = URL.parse(address.trim());
  return url?.protocol === "https:" && !url.username && !url.password && url.href.length <= 2_000 ? url.href : null;
}
