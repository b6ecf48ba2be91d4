import { options } from "./options.ts";

/** The public catalogue of templates; their own names stand in the templates. */
export const templates = {
  title: "A plan for every kind of text",
  lead: "A template gives the text its shape: which parts it has, in what order, and what it asks you first. The voice is yours to choose.",
  search: "Search the templates",
  filter: "Categories",
  all: "All",
  found: "Templates found:",
  none: "No templates found",
  noneText: "Try another word, in English or in Arabic.",
  showAll: "Show all templates",
  use: "Use it",
  inPlan: "Plan:",
  plans: options.plan,
  categories: {
    blog: "Articles",
    social: "Social media",
    marketing: "Marketing",
    business: "Business",
    creative: "Creative",
    education: "Teaching",
    ecommerce: "Products",
    email: "Email",
    advertising: "Ads",
    video: "Video and audio",
    press: "Press",
    formal: "Formal texts",
  },
} as const;
