import { options } from "./options.ts";

/** The frame of the public pages: header, menu, footer, and the metadata for search engines and link previews. */
export const site = {
  name: "Lahja",
  home: "Lahja, home",
  skip: "Skip to the content",
  start: "Start writing free",
  signIn: "Sign in",
  open: "Open Lahja",
  otherLanguage: "العربية",
  menu: { label: "Main", title: "Menu", open: "Open the menu", close: "Close the menu" },
  links: {
    features: "Features",
    templates: "Templates",
    plan: "Pricing",
    demo: "Demo",
    about: "About",
    help: "Help",
    products: "Tools",
    guide: "User guide",
    support: "Contact support",
  },
  footer: {
    label: "All pages",
    tagline: "Seven dialects, Standard Arabic and American English, from one brief.",
    product: "Product",
    learn: "Learn",
    contact: "Contact",
  },
  /** The names of the varieties, for pages that load no other texts. */
  voices: options.variety,
  voicesShort: options.varietyShort,
  pages: {
    landing: {
      title: "Lahja: say it the way they say it",
      description:
        "One brief, nine voices: Saudi, Egyptian, Emirati, Kuwaiti, Qatari, Lebanese and Jordanian Arabic, Standard Arabic and American English. Every text comes with a receipt that shows it.",
    },
    about: {
      title: "About Lahja",
      description:
        "Why Lahja writes for a place and not for everybody: what is on the desk, how a text is made, and what comes with it.",
    },
    demo: {
      title: "Demo · Lahja",
      description: "Watch a text being written in the dialect of your choice, in four steps. No account needed.",
    },
    features: {
      title: "Features · Lahja",
      description:
        "The writing desk, the receipt, one brief for many markets, brand voices, templates and export: what Lahja does.",
    },
    templates: {
      title: "Templates · Lahja",
      description:
        "Every template of Lahja by category: posts, ads, product pages, emails, scripts and articles, in Arabic and English.",
    },
    plan: {
      title: "Pricing · Lahja",
      description: "Three plans, counted in words. What each one includes, and what counts as a word.",
    },
    products: {
      title: "The tools · Lahja",
      description: "The parts of Lahja and who uses them: writing desk, market matrix, brand voices, template hub and receipt.",
    },
    help: {
      title: "Help · Lahja",
      description: "The user guide, advice on briefing for a dialect, and a way to reach support.",
    },
  },
} as const;
