import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { bounded, restored } from "./bounded.ts";

/**
 * Reads Markdown as all parts of the app read it: GitHub's form, places as offsets into the text as it was given, and in a time that
 * grows with the length of the text (`bounded`).
 */
export function parseMarkdown(markdown: string): Root {
  const source = bounded(markdown);
  const root = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  if (source !== markdown) restoreAll(root);
  return root;
}

/** Every string of every node, without recursion: nodes may stand thousands deep. */
function restoreAll(root: object): void {
  const pending: object[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    for (const [key, value] of Object.entries(node)) {
      if (key === "type" || key === "position") continue;
      if (typeof value === "string") Object.assign(node, { [key]: restored(value) });
      else if (Array.isArray(value)) pending.push(...value.filter((one) => typeof one === "object" && one !== null));
    }
  }
}
