import { shallow } from "#language/document/shallow.ts";

/** What a kept text may hold; the server refuses longer ones. */
export const maxTextChars = 200_000;

/** Measured: with more blocks than this every key would have to wait. */
const maxBlocks = 1_500;
/** Measured: a paragraph is laid out anew as a whole, and one of 200,000 characters takes six seconds a key. */
const maxBlockChars = 25_000;

/** Whether the rich editor can open a text in reasonable time; others are changed as they are stored. */
export function isRichlyEditable(markdown: string): boolean {
  if (markdown.length > maxTextChars || shallow(markdown) !== markdown) return false;
  if (markdown.split(/\n[ \t]*\n/).some(({ length }) => length > maxBlockChars)) return false;
  return (markdown.match(/\n[ \t]*\n[ \t]*\S|^#{1,6} /gm)?.length ?? 0) < maxBlocks;
}
