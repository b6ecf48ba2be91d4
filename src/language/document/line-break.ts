/** The one piece of HTML that texts use: the end of a line where Markdown has none of its own, in the cell of a table. */
export const lineBreak = /^<br\s*\/?>$/i;
