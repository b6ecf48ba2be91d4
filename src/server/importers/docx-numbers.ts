/** What stands in the name of a bookmark before the number of an item. */
const bookmark = "lahja-list-number-";

interface Numbering {
  /** Items of lists with the same key are counted together. */
  readonly key: string;
  readonly starts: ReadonlyMap<number, number>;
}

/**
 * Word counts the items of its lists itself, over everything that stands between them, and the HTML that is made of a document begins
 * every list at 1. So each numbered paragraph gets a bookmark with its number, which `numberMarkedBy` finds again.
 */
export function markListNumbers(documentXml: string, numberingXml: string): string {
  const numberings = readNumberings(numberingXml);
  const counts = new Map<string, number[]>();
  return documentXml.replace(/<w:pPr>[\s\S]*?<\/w:pPr>/g, (properties) => {
    const id = /<w:numId w:val="(\d+)"\s*\/>/.exec(properties)?.[1];
    const numbering = id === undefined ? undefined : numberings.get(id);
    // Within a record of changes stand the properties of before.
    if (!numbering || properties.includes("<w:pPrChange")) return properties;
    const level = Number(/<w:ilvl w:val="(\d)"\s*\/>/.exec(properties)?.[1] ?? 0);
    const all = (counts.get(numbering.key) ?? []).slice(0, level + 1);
    const number = all[level] === undefined ? (numbering.starts.get(level) ?? 1) : all[level] + 1;
    all[level] = number;
    counts.set(numbering.key, all);
    return `${properties}<w:bookmarkStart w:id="0" w:name="${bookmark}${number}"/>`;
  });
}

/** The number in an anchor's id that `markListNumbers` put there; null for any other. */
export function numberMarkedBy(id: string): number | null {
  return id.startsWith(bookmark) ? Number(id.slice(bookmark.length)) : null;
}

function readNumberings(xml: string): Map<string, Numbering> {
  const abstracts = new Map(
    Array.from(xml.matchAll(/<w:abstractNum [^>]*w:abstractNumId="(\d+)"[\s\S]*?<\/w:abstractNum>/g), ([all, id = ""]) => [
      id,
      startsIn(all, /<w:lvl [^>]*w:ilvl="(\d)"[^>]*>(?:(?!<\/w:lvl>)[\s\S])*?<w:start w:val="(\d+)"/g),
    ]),
  );
  return new Map(
    Array.from(xml.matchAll(/<w:num [^>]*w:numId="(\d+)"[\s\S]*?<\/w:num>/g), ([all, id = ""]) => {
      const abstract = /<w:abstractNumId w:val="(\d+)"/.exec(all)?.[1] ?? "";
      const own = startsIn(all, /<w:lvlOverride [^>]*w:ilvl="(\d)"[^>]*>\s*<w:startOverride w:val="(\d+)"/g);
      const key = own.size > 0 ? `num ${id}` : `abstract ${abstract}`;
      return [id, { key, starts: new Map([...(abstracts.get(abstract) ?? []), ...own]) }];
    }),
  );
}

function startsIn(xml: string, pattern: RegExp): Map<number, number> {
  return new Map(Array.from(xml.matchAll(pattern), ([, level, start]) => [Number(level), Number(start)]));
}
