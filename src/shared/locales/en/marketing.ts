/**
 * The copy of the public pages: one file per language, plain texts without placeholders or plurals, so that these pages load no i18n
 * library. Claims of the owner stand with `confirmed: false` until the owner confirms them: production hides those, local mode
 * labels them as samples (product.md, 'Everything shown is true').
 */
export const marketing = {
  site: {
    title: "Lahja: say it the way they say it",
  },
  landing: {},
  about: {},
  demo: {},
  features: {},
  templates: {},
  pricing: {},
  products: {},
  help: {},
} as const;
