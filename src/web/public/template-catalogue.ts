import { templates } from "#language/templates/registry.ts";
import { sketchOf } from "#language/templates/sketch.ts";
import type { Language } from "#shared/options.ts";
import type { MarketingPath } from "#shared/paths.ts";
import { planForTemplate } from "#shared/plans.ts";
import type { TemplateCatalogue } from "#web/lib/public-site.tsx";

/**
 * What the public pages know of the templates. Only the prerendering imports this: the registry is 200 kB of outlines and guidance,
 * and a page carries the few lines of it that it shows as data, like its copy.
 */
export function catalogueFor(path: MarketingPath, language: Language): TemplateCatalogue {
  const other = language === "ar" ? "en" : "ar";
  const list = path === "/templates" ? templates : [];
  return {
    count: templates.length,
    list: list.map((template) => ({
      id: template.id,
      name: template.name[language],
      description: template.description[language],
      otherName: template.name[other],
      category: template.category,
      plan: planForTemplate(template.id),
      sketch: sketchOf(template),
    })),
  };
}
