/** Reserved by Windows whatever the extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?:\.|$)/i;
/** File systems allow 255 bytes; a character of this count takes three at most. */
const nameMaxChars = 80;

/**
 * A file name that every system takes, from a title in any script: without separators, control and bidi characters, not hidden,
 * not reserved, cut between characters. 'text' where nothing is left.
 */
export function safeFileName(title: string, extension: string): string {
  return `${safeName(title)}.${extension}`;
}

/**
 * Names for the files and folders of one folder: what would be one is numbered. Many systems take names for the same that differ in
 * capitals only. Without an extension it is a folder's name.
 */
export function uniqueFileNames(): (title: string, extension?: string) => string {
  const taken = new Set<string>();
  return (title, extension) => {
    const name = safeName(title);
    for (let at = 1; ; at++) {
      const numbered = `${name}${at === 1 ? "" : ` (${at})`}${extension === undefined ? "" : `.${extension}`}`;
      const key = numbered.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return numbered;
    }
  };
}

function safeName(title: string): string {
  const cleaned = title
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc}<>:"/\\|?*\uFFFD]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const name = cut(cleaned).replace(/^[.\s]+|[.\s]+$/g, "");
  return name === "" || reserved.test(name) ? "text" : name;
}

/** Cut at the end of a word, else between whole characters: half an emoji is no name. */
function cut(text: string): string {
  let result = "";
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, 2 * nameMaxChars))) {
    if (result.length + segment.length > nameMaxChars) {
      const wordEnd = result.lastIndexOf(" ");
      return wordEnd > nameMaxChars / 2 ? result.slice(0, wordEnd) : result;
    }
    result += segment;
  }
  return result;
}
