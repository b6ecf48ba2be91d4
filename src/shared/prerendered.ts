import type { AppInfo, SessionUser } from "./contracts/account.ts";
import { type Language, languages } from "./options.ts";
import { type MarketingPath, marketingAddress, marketingPaths } from "./paths.ts";

/**
 * What the build writes for the public pages and the server sends: one file for each page, language and variant. Build and server
 * know the names and the marks in the files from here.
 */
export interface PrerenderedPage {
  readonly path: MarketingPath;
  readonly language: Language;
  /** With the owner's unconfirmed claims, labelled as samples (local mode), or without them (production). */
  readonly showsSamples: boolean;
}

/** Stands in the files where the site's own address belongs, which only the running server knows. */
export const originMark = "https://origin.invalid";

/** The element of the file that holds what the page needs to hydrate, as JSON. */
export const pageDataId = "page-data";

/** The element of the app's HTML that holds `AppData`, as JSON. */
export const appDataId = "app-data";

/** What the app begins with and need not ask for: who is signed in, and what this server offers. */
export interface AppData {
  readonly user: SessionUser;
  readonly app: AppInfo;
}

/** The module of the build, beside the manifest, that draws the app's first view on the server: it exports `renderFirstView`. */
export const firstViewFile = ".server/first-view.js";

export interface FirstView {
  readonly path: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
  readonly data: AppData;
  /** Of the device, for who has chosen none. */
  readonly timeZone: string;
}

/** The HTML inside the root element. */
export type RenderFirstView = (view: FirstView) => Promise<string>;

/** Beside the manifest, where nobody but the server reads it: what the app's HTML names beforehand. */
export const appPreloadsFile = ".vite/app-preloads.json";

/** Tags for the head of the app's HTML, by the page's address and by the language of its texts. */
export interface AppPreloads {
  readonly pages: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** JSON for the inside of a script element, which no text in it can end. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The start of every file; for who is signed in the server sends `signedInStart` instead. */
export const htmlStart = "<html ";
/** Makes the header offer the way into the app in place of the sign-in form, before any script runs. */
export const signedInStart = "<html data-session ";

/** The file of a page inside the build: 'pages/en/about.html', 'pages/samples/ar/home.html'. */
export function prerenderedFile({ path, language, showsSamples }: PrerenderedPage): string {
  const name = path === "/" ? "home" : path.slice(1);
  return `pages/${showsSamples ? "samples/" : ""}${language}/${name}.html`;
}

/** The page and language of an address: '/ar/about' is the Arabic '/about'. Null where no public page lives. */
export function marketingPageAt(address: string): Pick<PrerenderedPage, "path" | "language"> | null {
  for (const language of languages) {
    const path = marketingPaths.find((candidate) => marketingAddress(candidate, language) === address);
    if (path) return { path, language };
  }
  return null;
}
