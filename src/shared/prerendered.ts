import type { SessionUser } from "./contracts/account.ts";
import type { AppInfo } from "./contracts/app-info.ts";
import { type Language, languages } from "./options.ts";
import { type MarketingPath, marketingAddress, marketingPaths } from "./paths.ts";

/**
 * The prerendered public pages: one file for each page, language and variant. The build writes them and the server sends them.
 * Both take file names and markers from here.
 */
export interface PrerenderedPage {
  readonly path: MarketingPath;
  readonly language: Language;
  /** With the owner's unconfirmed claims, labelled as samples (local mode), or without them (production). */
  readonly showsSamples: boolean;
}

/** A placeholder in the files for the site's own address, which only the running server knows. */
export const originMark = "https://origin.invalid";

/** The id of the element with the page's hydration data as JSON. */
export const pageDataId = "page-data";

/** The id of the element in the app's HTML with `AppData` as JSON. */
export const appDataId = "app-data";

/** Initial data that the app need not request: the signed-in person, and what this server offers. */
export interface AppData {
  readonly user: SessionUser;
  readonly app: AppInfo;
}

/** The build's module, next to the manifest, that renders the app's first view on the server. It exports `renderFirstView`. */
export const firstViewFile = ".server/first-view.js";

export interface FirstView {
  readonly path: string;
  /** Includes the question mark; empty without a query. */
  readonly search: string;
  readonly data: AppData;
  /** The device's time zone, for people who chose none. */
  readonly timeZone: string;
}

/** Returns the HTML inside the root element. */
export type RenderFirstView = (view: FirstView) => Promise<string>;

/** Next to the manifest, where only the server can read it: the preload tags of the app's HTML. */
export const appPreloadsFile = ".vite/app-preloads.json";

/** Tags for the head of the app's HTML, by page address and by text language. */
export interface AppPreloads {
  readonly pages: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** JSON for a script element. Escaping '<' keeps a text in it from ending the element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The start of every file. For a signed-in person the server sends `signedInStart` instead. */
export const htmlStart = "<html ";
/** Makes the header link to the app instead of the sign-in form, before any script runs. */
export const signedInStart = "<html data-session ";

/** The same for who signed in by a token: the app's page then asks the identity service in the browser who that is. */
export const tokenStart = '<html data-way="token" ';

/** The path of a page's file in the build: 'pages/en/about.html', 'pages/samples/ar/home.html'. */
export function prerenderedFile({ path, language, showsSamples }: PrerenderedPage): string {
  const name = path === "/" ? "home" : path.slice(1);
  return `pages/${showsSamples ? "samples/" : ""}${language}/${name}.html`;
}

/** The page and language of an address: '/ar/about' is the Arabic '/about'. Null if it is not a public page. */
export function marketingPageAt(address: string): Pick<PrerenderedPage, "path" | "language"> | null {
  for (const language of languages) {
    const path = marketingPaths.find((candidate) => marketingAddress(candidate, language) === address);
    if (path) return { path, language };
  }
  return null;
}
