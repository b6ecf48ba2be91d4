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

/** Pages that everybody may see, in both languages. */
export const publicPaths: readonly string[] = [
  ...marketingPaths.flatMap((path) => [marketingAddress(path, "en"), marketingAddress(path, "ar")]),
  "/firebase-login",
  "/reset-password",
];

/** Only in local mode: the mails that a production server would have sent. */
export const outboxPath = "/outbox";

/** Where `next` may lead after signing in: a path of ours, never another origin. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith("/") || next.startsWith("//") || next.includes("\\")) return "/";
  return next;
}
