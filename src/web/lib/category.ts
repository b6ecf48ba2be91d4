import type { Messages } from "#shared/locales/messages.ts";

export type Category = keyof Messages["charts"]["categories"];

const known: Readonly<Record<Category, true>> = {
  blog: true,
  social: true,
  marketing: true,
  business: true,
  creative: true,
  education: true,
  ecommerce: true,
  email: true,
  advertising: true,
  video: true,
  press: true,
  formal: true,
  none: true,
};

/** The key of a kind's name; a text without a template, or of a template from a newer server, has none of its own. */
export function categoryOf(category: string | null): Category {
  return category !== null && Object.hasOwn(known, category) ? (category as Category) : "none";
}
