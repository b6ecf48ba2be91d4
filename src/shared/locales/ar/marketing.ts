import type { marketing as english } from "../en/marketing.ts";
import type { Localised } from "../localised.ts";

export const marketing = {
  site: {
    title: "لهجة: قُلها كما يقولونها",
  },
  landing: {},
  about: {},
  demo: {},
  features: {},
  templates: {},
  pricing: {},
  products: {},
  help: {},
} satisfies Localised<typeof english>;
