import { createContext, useContext } from "react";
import type { Marketing } from "#shared/locales/marketing.ts";
import type { Language } from "#shared/options.ts";
import type { MarketingPath } from "#shared/paths.ts";

/**
 * What every public page stands on. It is made once by the entry (and by the prerendering, with the same values, so that the page
 * hydrates without a difference). The public pages know no router, no data layer and no i18n library: their copy is plain text.
 */
export interface PublicSite {
  readonly language: Language;
  readonly copy: Marketing;
  /**
   * Local mode shows claims that the owner has not confirmed, labelled as samples; production hides them (product.md, 'Everything
   * shown is true').
   */
  readonly showsSamples: boolean;
  /** The page's address in the reader's language: '/about' or '/ar/about'. */
  address(path: MarketingPath): string;
  /** Opens the dialog with the form for new accounts. */
  start(): void;
  /** Opens the dialog with the form for signing in. */
  signIn(): void;
  /** The person is about to press one of the buttons: time to fetch the form. */
  onIntent(): void;
}

const PublicSiteContext = createContext<PublicSite | null>(null);

export const PublicSiteProvider = PublicSiteContext.Provider;

export function usePublicSite(): PublicSite {
  const site = useContext(PublicSiteContext);
  if (!site) throw new Error("usePublicSite needs a PublicSiteProvider above it.");
  return site;
}
