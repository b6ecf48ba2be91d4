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
  "/plans",
  "/settings",
  "/brand-voices",
] as const;
export type AppPath = (typeof appPaths)[number];

/** Pages that everybody may see. `/ar` is the Arabic landing page. */
export const publicPaths = ["/", "/ar", "/firebase-login", "/reset-password"] as const;

/** Only in local mode: the mails that a production server would have sent. */
export const outboxPath = "/outbox";

/** Where `next` may lead after signing in: a path of ours, never another origin. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith("/") || next.startsWith("//") || next.includes("\\")) return "/";
  return next;
}
