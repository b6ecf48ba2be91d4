import { fold } from "#language/text/normalise.ts";
import type { TemplateSummary } from "#shared/contracts/templates.ts";

/** The hub's groups in the order of the page. A template may stand in two of them. */
export const hubGroups = ["social-media", "content", "products", "general"] as const;
export type HubGroup = (typeof hubGroups)[number];

export interface HubSection {
  readonly group: HubGroup;
  readonly templates: readonly TemplateSummary[];
}

/** The sections that have a template; all of them together show every template at least once. */
export function sectionsOf(templates: readonly TemplateSummary[]): HubSection[] {
  return hubGroups
    .map((group) => ({ group, templates: templates.filter(({ groups }) => groups.includes(group)) }))
    .filter((section) => section.templates.length > 0);
}

/**
 * The templates whose name or description, in either language, holds every word of the query: a person with the English page may
 * well search in Arabic. Hamza, tashkeel and digits are folded.
 */
export function searchTemplates(templates: readonly TemplateSummary[], query: string): readonly TemplateSummary[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return templates;
  return templates.filter((template) => {
    const { name, nameAr, description, descriptionAr, key, category } = template;
    const text = fold([name, nameAr, description, descriptionAr, key, category].join("\n"));
    return words.every((word) => text.includes(word));
  });
}
