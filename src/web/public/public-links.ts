import type { Marketing } from "#shared/locales/marketing.ts";
import type { Language } from "#shared/options.ts";
import { type MarketingPath, marketingAddress } from "#shared/paths.ts";

type LinkName = keyof Marketing["site"]["links"];

export interface PublicLink {
  readonly name: LinkName;
  readonly path: MarketingPath;
  readonly anchor?: string;
}

/** In the header, and on small screens in its menu. */
export const headerLinks: readonly PublicLink[] = [
  { name: "features", path: "/features" },
  { name: "templates", path: "/templates" },
  { name: "plan", path: "/pricing" },
  { name: "demo", path: "/demo" },
  { name: "about", path: "/about" },
  { name: "help", path: "/help" },
];

/** The footer leads to every public page. */
export const footerColumns: readonly {
  readonly title: "product" | "learn" | "contact";
  readonly links: readonly PublicLink[];
}[] = [
  {
    title: "product",
    links: [
      { name: "features", path: "/features" },
      { name: "products", path: "/products" },
      { name: "templates", path: "/templates" },
      { name: "plan", path: "/pricing" },
    ],
  },
  {
    title: "learn",
    links: [
      { name: "demo", path: "/demo" },
      { name: "guide", path: "/help" },
      { name: "about", path: "/about" },
    ],
  },
  { title: "contact", links: [{ name: "support", path: "/help", anchor: "contact" }] },
];

export function addressOf({ path, anchor }: PublicLink, language: Language): string {
  return marketingAddress(path, language) + (anchor ? `#${anchor}` : "");
}
