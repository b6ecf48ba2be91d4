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

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

/** A text with the entities of XML as their characters. Feeds write some of them twice ('&amp;#39;'), so they are read twice. */
export function readableText(text: string): string {
  return decodeOnce(decodeOnce(text));
}

function decodeOnce(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}

const multiples: Readonly<Record<string, number>> = { "": 1, K: 1_000, M: 1_000_000 };

/** '500,000+' -> 500000, '200K+' -> 200000; null where there is no number. */
export function trafficOf(text: string): number | null {
  const match = /^([\d,.]+)\s*([KM]?)\+?$/i.exec(text.trim());
  if (!match) return null;
  const [, digits = "", multiple = ""] = match;
  const amount = multiple === "" ? Number(digits.replace(/[,.]/g, "")) : Number(digits.replace(",", "."));
  return Number.isFinite(amount) ? amount * (multiples[multiple.toUpperCase()] ?? 1) : null;
}
