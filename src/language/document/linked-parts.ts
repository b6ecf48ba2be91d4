import type { Inline } from "./tree.ts";

interface LinkedPart<Part extends Inline> {
  /** null: no link. */
  readonly href: string | null;
  readonly inlines: Part[];
}

/** The words of a line by where they lead: neighbours that lead to one place are one link, whatever their looks. */
export function linkedParts<Part extends Inline>(content: readonly Part[]): LinkedPart<Part>[] {
  const parts: LinkedPart<Part>[] = [];
  for (const inline of content) {
    const href = inline.kind === "text" ? inline.href : null;
    const last = parts.at(-1);
    if (last && last.href === href) last.inlines.push(inline);
    else parts.push({ href, inlines: [inline] });
  }
  return parts;
}
