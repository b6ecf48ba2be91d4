import { about } from "./public-about.ts";
import { demo } from "./public-demo.ts";
import { features } from "./public-features.ts";
import { help } from "./public-help.ts";
import { landing } from "./public-landing.ts";
import { pricing } from "./public-pricing.ts";
import { products } from "./public-products.ts";
import { templates } from "./public-templates.ts";
import { site } from "./site.ts";

/**
 * The copy of the public pages: one file per language, plain texts without placeholders or plurals, so that these pages load no i18n
 * library. Claims of the owner stand with `confirmed: false` until the owner confirms them: production hides those, local mode
 * labels them as samples (product.md, 'Everything shown is true').
 */
export const marketing = {
  site,
  landing,
  about,
  demo,
  features,
  templates,
  pricing,
  products,
  help,
} as const;
