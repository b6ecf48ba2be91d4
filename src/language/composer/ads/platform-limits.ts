import { platformLimit } from "../../templates/platform-limit.ts";
import type { Drafting, Part } from "../parts.ts";
import { render } from "../render.ts";

/** Takes out of a post what its platform has no room for, the last first; notes that fall out are named by the check. */
export function fitPlatform(parts: readonly Part[], drafting: Drafting): void {
  const limit = platformLimit(drafting.brief);
  if (limit === undefined) return;
  const groups = parts.filter(({ section }) => section.layout === "text").flatMap((part) => part.groups);
  const pieces = () => groups.filter((group) => group.pieces.length > 0);
  while (render(parts, drafting).length > limit && pieces().reduce((sum, { pieces }) => sum + pieces.length, 0) > 1) {
    const last = pieces().at(-1);
    last?.pieces.pop();
  }
}
