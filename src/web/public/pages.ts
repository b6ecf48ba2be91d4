import type { ComponentType } from "react";
import type { Marketing } from "#shared/locales/marketing.ts";
import type { MarketingPath } from "#shared/paths.ts";

type Area = keyof Marketing;

interface MarketingPage {
  /** Its title and description: `site.pages.<key>` of the copy. */
  readonly key: keyof Marketing["site"]["pages"];
  /** The areas of the copy that it shows beside `site`. Only these travel with the page. */
  readonly areas: readonly Area[];
  /** Texts of those areas that only its still parts show (web/ui/still-part.tsx): they stand in the HTML and are not sent again. */
  readonly stillTexts?: { readonly [A in Area]?: readonly (keyof Marketing[A])[] };
  /** The module, as the build's manifest names it: its file is preloaded with the page. */
  readonly module: string;
  readonly load: () => Promise<ComponentType>;
}

/** The public pages. Each is a file of its own in the build, fetched together with the HTML of exactly that page. */
export const marketingPages: Readonly<Record<MarketingPath, MarketingPage>> = {
  "/": {
    key: "landing",
    areas: ["landing"],
    stillTexts: { landing: ["nine", "work", "trust"] },
    module: "src/web/features/landing/landing-page.tsx",
    load: async () => (await import("#web/features/landing/landing-page.tsx")).LandingPage,
  },
  "/about": {
    key: "about",
    areas: ["about"],
    module: "src/web/features/about/about-page.tsx",
    load: async () => (await import("#web/features/about/about-page.tsx")).AboutPage,
  },
  "/demo": {
    key: "demo",
    areas: ["demo"],
    module: "src/web/features/demo/demo-page.tsx",
    load: async () => (await import("#web/features/demo/demo-page.tsx")).DemoPage,
  },
  "/features": {
    key: "features",
    areas: ["features"],
    module: "src/web/features/features/features-page.tsx",
    load: async () => (await import("#web/features/features/features-page.tsx")).FeaturesPage,
  },
  "/templates": {
    key: "templates",
    areas: ["templates"],
    module: "src/web/features/templates-catalogue/templates-page.tsx",
    load: async () => (await import("#web/features/templates-catalogue/templates-page.tsx")).TemplatesPage,
  },
  "/pricing": {
    key: "plan",
    areas: ["plan"],
    module: "src/web/features/plan-catalogue/plan-catalogue-page.tsx",
    load: async () => (await import("#web/features/plan-catalogue/plan-catalogue-page.tsx")).PlanCataloguePage,
  },
  "/products": {
    key: "products",
    areas: ["products"],
    module: "src/web/features/products/products-page.tsx",
    load: async () => (await import("#web/features/products/products-page.tsx")).ProductsPage,
  },
  "/help": {
    key: "help",
    areas: ["help"],
    stillTexts: { help: ["title", "lead", "jump", "guide", "tips", "markets", "keys"] },
    module: "src/web/features/help/help-page.tsx",
    load: async () => (await import("#web/features/help/help-page.tsx")).HelpPage,
  },
};
