import type { marketing as english } from "../en/marketing.ts";
import type { Localised } from "../localised.ts";
import { about } from "./public-about.ts";
import { demo } from "./public-demo.ts";
import { features } from "./public-features.ts";
import { help } from "./public-help.ts";
import { landing } from "./public-landing.ts";
import { pricing } from "./public-pricing.ts";
import { products } from "./public-products.ts";
import { templates } from "./public-templates.ts";
import { site } from "./site.ts";

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
} satisfies Localised<typeof english>;
