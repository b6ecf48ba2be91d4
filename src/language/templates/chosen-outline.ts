import type { Brief } from "#shared/contracts/brief.ts";
import type { OutlineSection, Template } from "./template.ts";

/**
 * The sections that this brief asks for. A summary's outline holds every form that it may take (`extract`), and the text takes
 * the one that its `summaryForm` names, with all the words of the others; every other template has its whole outline.
 */
export function chosenOutline(
  { outline }: Pick<Template, "outline">,
  { fields }: Pick<Brief, "fields">,
): readonly OutlineSection[] {
  const form = fields.summaryForm;
  if (!outline.some(({ extract }) => extract !== undefined && extract === form)) return outline;
  const chosen = outline.filter(({ extract }) => extract === undefined || extract === form);
  const shares = chosen.reduce((sum, { share }) => sum + share, 0);
  return chosen.map((section) => ({ ...section, share: section.share / shares }));
}
