import { createContext, useContext } from "react";
import type { Marketing } from "#shared/locales/marketing.ts";
import type { Language } from "#shared/options.ts";
import type { MarketingPath } from "#shared/paths.ts";
import type { PlanId } from "#shared/plans.ts";

/**
 * What every public page stands on. It is made once by the entry (and by the prerendering, with the same values, so that the page
 * hydrates without a difference). The public pages know no router, no data layer and no i18n library: their copy is plain text.
 */
export interface PublicSite {
  readonly language: Language;
  /** A page has the areas that `web/public/pages.ts` names for it: the others are not sent to the browser. */
  readonly copy: Marketing;
  /** Local mode shows claims that the owner has not confirmed, labelled as samples; production hides them. */
  readonly showsSamples: boolean;
  /** How many templates there are; the page of the catalogue also has the list. */
  readonly templates: TemplateCatalogue;
  /** The page's address in the reader's language: '/about' or '/ar/about'. */
  address(path: MarketingPath): string;
  /** Opens the dialog with the form for new accounts. Who is signed in already goes straight on. */
  start(options?: EntryOptions): void;
  /** Opens the dialog with the form for signing in. */
  signIn(options?: EntryOptions): void;
  /** The person is about to press one of the buttons: time to fetch the form. */
  onIntent(): void;
}

export interface TemplateCatalogue {
  readonly count: number;
  readonly list: readonly CatalogueTemplate[];
}

/** A template as the public catalogue shows it. */
export interface CatalogueTemplate {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Its name in the other language: people search in both. */
  readonly otherName: string;
  readonly category: keyof Marketing["templates"]["categories"];
  /** The smallest plan that includes it. */
  readonly plan: PlanId;
  readonly sketch: readonly string[];
}

export interface EntryOptions {
  /** Where to go once signed in: '/plans', '/create?template=3'. The desk when left out. */
  readonly next?: string;
}

const PublicSiteContext = createContext<PublicSite | null>(null);

export const PublicSiteProvider = PublicSiteContext.Provider;

export function usePublicSite(): PublicSite {
  const site = useContext(PublicSiteContext);
  if (!site) throw new Error("usePublicSite needs a PublicSiteProvider above it.");
  return site;
}
