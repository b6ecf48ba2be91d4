const filled = (piece: string) => (chars: number) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);

/** Texts that keep a Markdown parser busy for the square of their length or longer, each by its name and for any length. */
export const hostileTexts: readonly (readonly [name: string, write: (chars: number) => string])[] = [
  ["stars and lines that never close", filled("*a_")],
  ["one run of stars around a letter", (chars) => `${"*".repeat(chars / 2)}a${"*".repeat(chars / 2)}`],
  ["bold and struck words in turn", filled("*a_~b~~")],
  ["brackets within brackets", (chars) => "[".repeat(chars / 2) + "]".repeat(chars / 2)],
  ["links within links", (chars) => `${"[".repeat(chars / 6)}a${"](b)".repeat(chars / 6)}`],
  ["titles of links that never end", filled('[a](b "')],
  ["pictures in links", filled("![[![")],
  ["the beginning of CDATA", filled("a<![CDATA[")],
  ["headings underlined", filled("a\n=\n")],
  ["items", filled("+ a\n")],
  ["lines that continue an item", (chars) => `- a\n${"b\n".repeat(chars / 2)}`],
  ["lines that continue a quote", (chars) => `> a\n${"b\n".repeat(chars / 2)}`],
  ["quotes within quotes, on one line", filled(">")],
  ["lists in quotes", filled("> - > - a\n")],
  ["rows of a table", (chars) => `|a|\n|-|\n${"|b|\n".repeat(chars / 4)}`],
  [
    "a table of thousands of columns",
    (chars) => `${"|a".repeat(chars / 6)}\n${"|-".repeat(chars / 6)}\n${"|b".repeat(chars / 6)}`,
  ],
  ["lines that end as on an old Macintosh", filled("a\r")],
];
