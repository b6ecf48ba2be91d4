import type { TemplateSummary } from "#shared/contracts/templates.ts";
import { haystackOf, score, wordsOf } from "#web/lib/match.ts";

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

/** The parts of the group 'general', which holds two thirds of the templates; in the order of the page. */
export const generalParts = ["basics", "business", "email", "advertising", "marketing", "formal", "creative"] as const;
export type GeneralPart = (typeof generalParts)[number];

/** Categories with a template or two in the group stand together. */
const partOfCategory: Readonly<Record<string, GeneralPart>> = {
  blog: "basics",
  social: "basics",
  education: "basics",
  video: "basics",
  press: "marketing",
};

export function generalPartOf({ category }: Pick<TemplateSummary, "category">): GeneralPart {
  return partOfCategory[category] ?? generalParts.find((part) => part === category) ?? "creative";
}

/** The parts of 'general' that have a template. */
export function partsOf(
  templates: readonly TemplateSummary[],
): { readonly part: GeneralPart; readonly templates: readonly TemplateSummary[] }[] {
  return generalParts
    .map((part) => ({ part, templates: templates.filter((template) => generalPartOf(template) === part) }))
    .filter((found) => found.templates.length > 0);
}

/**
 * The templates whose name, description or category holds every word of the query, in either language or by another name
 * («تويتر», X): a person with the English page may well search in Arabic.
 */
export function searchTemplates(templates: readonly TemplateSummary[], query: string): readonly TemplateSummary[] {
  const words = wordsOf(query);
  if (words.length === 0) return templates;
  return templates.filter(({ name, nameAr, description, descriptionAr, key, category }) => {
    return score(words, haystackOf(name, nameAr, description, descriptionAr, key, category)) > 0;
  });
}
