import { fold } from "#language/text/normalise.ts";
import type { CatalogueTemplate } from "#web/lib/public-site.tsx";

type Category = CatalogueTemplate["category"];

export interface CatalogueSection {
  readonly category: Category;
  readonly templates: readonly CatalogueTemplate[];
}

/** The sections in the order in which their first template was made; templates keep theirs. */
export function sectionsOf(templates: readonly CatalogueTemplate[]): CatalogueSection[] {
  const categories = [...new Set(templates.map(({ category }) => category))];
  return categories.map((category) => ({ category, templates: templates.filter((template) => template.category === category) }));
}

/**
 * The templates of a category (null: of all) that hold every word of the query in their name, in either language, or their
 * description. Hamza, tashkeel and digits are folded, as in the app's hub.
 */
export function searchCatalogue(
  templates: readonly CatalogueTemplate[],
  query: string,
  category: Category | null,
): readonly CatalogueTemplate[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (category !== null && template.category !== category) return false;
    const text = fold([template.name, template.otherName, template.description].join("\n"));
    return words.every((word) => text.includes(word));
  });
}
