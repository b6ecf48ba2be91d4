import { createContext, useContext } from "react";
import type { Marketing } from "#shared/locales/marketing.ts";
import type { Language } from "#shared/options.ts";
import type { MarketingPath } from "#shared/paths.ts";
import type { PlanId } from "#shared/plans.ts";

/**
 * What every public page needs. The entry creates it once; prerendering uses the same values, so that hydration finds no
 * difference. The public pages load no router, no data layer and no i18n library: their copy is plain text.
 */
export interface PublicSite {
  readonly language: Language;
  /** Contains only the areas that `web/public/pages.ts` lists for the page. The other areas are not sent to the browser. */
  readonly copy: Marketing;
  /** Whether claims that the owner has not confirmed show. Local mode labels them as samples; production hides them. */
  readonly showsSamples: boolean;
  /** The number of templates. The catalogue page also has the list. */
  readonly templates: TemplateCatalogue;
  /** The page's address in the reader's language: '/about' or '/ar/about'. */
  address(path: MarketingPath): string;
  /** Opens the sign-up dialog. A person who is signed in already goes straight to the app. */
  start(options?: EntryOptions): void;
  signIn(options?: EntryOptions): void;
  /** Called when the person is about to press one of the buttons, so that the form can be fetched early. */
  onIntent(): void;
}

export interface TemplateCatalogue {
  readonly count: number;
  readonly list: readonly CatalogueTemplate[];
}

export interface CatalogueTemplate {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** The name in the other language, because people search in both. */
  readonly otherName: string;
  readonly category: keyof Marketing["templates"]["categories"];
  /** The smallest plan that includes it. */
  readonly plan: PlanId;
  readonly sketch: readonly string[];
}

export interface EntryOptions {
  /** The address to open after signing in: '/plans', '/create?template=3'. The default is the desk. */
  readonly next?: string;
}

const PublicSiteContext = createContext<PublicSite | null>(null);

export const PublicSiteProvider = PublicSiteContext.Provider;

export function usePublicSite(): PublicSite {
  const site = useContext(PublicSiteContext);
  if (!site) throw new Error("usePublicSite needs a PublicSiteProvider above it.");
  return site;
}
