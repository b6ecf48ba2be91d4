import { parseMarkdown } from "#language/document/parse-markdown.ts";

/** A remark plugin: Markdown is read as exports and the editor read it. */
export function readAlike(this: { parser?: unknown }): void {
  this.parser = parseMarkdown;
}
