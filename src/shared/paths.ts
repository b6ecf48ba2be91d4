/**
 * The pages of the signed-in app, with aliases. The server uses them to tell a page that requires signing in from an address that
 * does not exist. A test checks that the web's route table has exactly these.
 */
export const appPaths = [
  "/dashboard",
  "/dashboard-tailadmin",
  "/create",
  "/create-content",
  "/matrix",
  "/templates",
  "/content",
  "/my-content",
  "/analytics",
  "/google-trends",
  "/plans",
  "/settings",
  "/brand-voices",
] as const;
export type AppPath = (typeof appPaths)[number];

/**
 * The public pages at their English addresses; the Arabic ones begin with `/ar`. `/templates` is the catalogue for visitors and
 * the hub for signed-in people. `/` leads signed-in people to the dashboard.
 */
export const marketingPaths = ["/", "/about", "/demo", "/features", "/templates", "/pricing", "/products", "/help"] as const;
export type MarketingPath = (typeof marketingPaths)[number];

/** '/about' -> '/ar/about', '/' -> '/ar'. */
export function marketingAddress(path: MarketingPath, language: "en" | "ar"): string {
  if (language === "en") return path;
  return path === "/" ? "/ar" : `/ar${path}`;
}

/** Where the link of the confirmation mail leads. */
export const confirmEmailPath = "/confirm-email";

/** Where an identity provider's pop-up ends: it tells the page that opened it, and closes. */
export const signInReturnPath = "/sign-in-return";

/** Where whoever is signed in adds a phone number to their account. */
export const connectPhonePath = "/connect-phone";

/** The part of the settings about signing in. */
export const securityAddress = "/settings#security";

/** Pages that everybody may see, in both languages. */
export const publicPaths: readonly string[] = [
  ...marketingPaths.flatMap((path) => [marketingAddress(path, "en"), marketingAddress(path, "ar")]),
  "/firebase-login",
  "/reset-password",
  confirmEmailPath,
  signInReturnPath,
  connectPhonePath,
];

/** The query that opens a page of the app in a language. `public/boot.js` and the server read it. */
export const languageQuery = (language: "en" | "ar") => `lang=${language}`;

/** The dashboard's query after a redirect from an address that does not exist. */
export const unknownPageQuery = "unknown-page";

/** The sign-in page: the only one that may load scripts and frames of an identity service. */
export const signInPath = "/firebase-login";

/** The pages that may load the box of a captcha. */
export const captchaPaths: readonly string[] = [signInPath, connectPhonePath];

/** In local mode only: the mails that a production server would have sent. */
export const outboxPath = "/outbox";

/**
 * Pages on which an operator tries out the ways of signing in. In local mode everybody may open them, in production the operator.
 */
export const phoneTestPath = "/phone-test";
export const checkPaths = ["/firebase-test", phoneTestPath, "/firebase-diagnosis"] as const;

/** Declared here because Node and browsers both have it. The full types of either would let `shared` use what the other lacks. */
declare const URL: {
  canParse(address: string, base: string): boolean;
  new (address: string, base: string): Record<"origin" | "pathname" | "search" | "hash", string>;
};

/** An origin that nobody can own. A URL that keeps this origin stays on our site. */
const ownOrigin = "https://lahja.invalid";

/**
 * Where `next` may lead after signing in: path, query and hash of an address on our own origin, otherwise '/'. The URL parser is
 * the one that browsers use. It drops tabs and line breaks and reads a backslash as a slash, so a hand-written rule would miss
 * forms like '/<tab>/host'.
 */
export function safeNext(next: string | null | undefined): string {
  const path = next?.startsWith("/") ? pathOnOwnOrigin(next) : null;
  // '/.//host' is on our origin, but the path that remains, '//host', leads elsewhere.
  return path !== null && pathOnOwnOrigin(path) === path ? path : "/";
}

function pathOnOwnOrigin(address: string): string | null {
  if (!URL.canParse(address, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(address, ownOrigin);
  return origin === ownOrigin ? pathname + search + hash : null;
}
