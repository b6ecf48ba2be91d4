/**
 * The pages of the signed-in app, aliases included. The server needs them to tell a page that wants signing in from an
 * address that does not exist; the web's route table must have exactly these (a test compares them).
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
  "/plans",
  "/settings",
  "/brand-voices",
] as const;
export type AppPath = (typeof appPaths)[number];

/**
 * The public pages, each at its English address; the Arabic one begins with `/ar`. `/templates` is the catalogue for who is signed
 * out and the hub for who is signed in; `/` likewise leads to the dashboard.
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

/** Pages that everybody may see, in both languages. */
export const publicPaths: readonly string[] = [
  ...marketingPaths.flatMap((path) => [marketingAddress(path, "en"), marketingAddress(path, "ar")]),
  "/firebase-login",
  "/reset-password",
  confirmEmailPath,
];

/** The query that opens a page of the app in a language: `public/boot.js` and the server read it. */
export const languageQuery = (language: "en" | "ar") => `lang=${language}`;

/** The query of the dashboard that somebody came to from an address where nothing lives. */
export const unknownPageQuery = "unknown-page";

/** Only in local mode: the mails that a production server would have sent. */
export const outboxPath = "/outbox";

/** Both Node and browsers have it; the types of either would let `shared` use what the other lacks. */
declare const URL: {
  canParse(address: string, base: string): boolean;
  new (address: string, base: string): Record<"origin" | "pathname" | "search" | "hash", string>;
};

/** Any origin that nobody has: what stays on it stays on ours. */
const ownOrigin = "https://lahja.invalid";

/**
 * Where `next` may lead after signing in: path, query and hash of an address on our own origin, else '/'. The address is read by the
 * URL parser that browsers have, which drops tabs and line ends and takes a backslash for a slash: a rule of our own would miss
 * some form of '/<tab>/host'.
 */
export function safeNext(next: string | null | undefined): string {
  const path = next?.startsWith("/") ? pathOnOwnOrigin(next) : null;
  // '/.//host' is on our origin, but the path that is left of it, '//host', is not.
  return path !== null && pathOnOwnOrigin(path) === path ? path : "/";
}

function pathOnOwnOrigin(address: string): string | null {
  if (!URL.canParse(address, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(address, ownOrigin);
  return origin === ownOrigin ? pathname + search + hash : null;
}
