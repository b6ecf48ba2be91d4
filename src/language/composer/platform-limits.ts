import type { Drafting, Part } from "./parts.ts";
import { render } from "./render.ts";

/** The characters that one post of a platform takes, where that is less than a post of ours has. */
const most: Readonly<Record<string, number>> = { x: 280, threads: 500 };

/** Takes out of a post what its platform has no room for, the last first; notes that fall out are named by the check. */
export function fitPlatform(parts: readonly Part[], drafting: Drafting): void {
  const { platform } = drafting.brief.fields;
  const limit = typeof platform === "string" ? most[platform] : undefined;
  if (limit === undefined) return;
  const groups = parts.filter(({ section }) => section.layout === "text").flatMap((part) => part.groups);
  const pieces = () => groups.filter((group) => group.pieces.length > 0);
  while (render(parts, drafting).length > limit && pieces().reduce((sum, { pieces }) => sum + pieces.length, 0) > 1) {
    const last = pieces().at(-1);
    last?.pieces.pop();
  }
}
