/** The place of the bracket that ends a string; brackets in pairs stand in it as they are. */
export function stringEnd(content: string, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at += 1) {
    if (content[at] === "\\") at += 1;
    else if (content[at] === "(") depth += 1;
    else if (content[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return content.length;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

export function unescaped(text: string): string {
  return text.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (escapes[sign] ?? sign),
  );
}

/** The text of a string in hexadecimal. */
export function utf16(hex: string): string {
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}

/** A tag that says what the pieces in it stand for. */
export const saying = (tag: string, text: string) =>
  `/${tag} <</ActualText <${Buffer.from(`\uFEFF${text}`, "utf16le").swap16().toString("hex")}>>> BDC\n`;
