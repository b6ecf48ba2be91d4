import { type Context, Hono } from "hono";
import { limitBody } from "#server/platform/http/body-limit.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { sharedLinksApi } from "#shared/contracts/shared-links.ts";
import type { SharedLinksService, SharedPageAnswer } from "./shared-links.service.ts";

const maxReportBytes = 16 * 1024;

export function sharedLinkRoutes(links: SharedLinksService): Route[] {
  return [
    route(sharedLinksApi.get, ({ actor, params }) => links.get(actor, params.id)),
    route(sharedLinksApi.put, ({ actor, params, body }) => links.put(actor, params.id, body)),
    route(sharedLinksApi.end, ({ actor, params }) => links.end(actor, params.id)),
    route(sharedLinksApi.undo, ({ actor, params, body }) => links.undo(actor, params.id, body)),
  ];
}

/**
 * `GET /shared/{token}`: the text behind a link, for everybody (200, 404, 410 where the operator has taken it down, 429, 503).
 * `GET /shared/{token}?report`: the form that tells the operator of it; `POST` sends it (200, 400, 404, 413, 429). Neither asks for a
 * cookie nor sets one.
 */
export function sharedPageRoutes(links: SharedLinksService) {
  const visitorOf = (c: Context<AppEnv>) => ({ address: c.get("clientIp"), language: languageOfRequest(c) });
  const tokenOf = (c: Context<AppEnv>) => c.req.path.replace(/^\/shared\/?/, "");
  const answer = (c: Context<AppEnv>, { status, html, retryAfterSeconds }: SharedPageAnswer) => {
    if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
    return c.body(html, status, {
      "Content-Type": "text/html; charset=UTF-8",
      "Content-Security-Policy": links.pagePolicy,
      "Cache-Control": "private, no-store",
      // Whoever follows a link in the text must not learn the address that it stands at.
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex, nofollow",
    });
  };
  return new Hono<AppEnv>()
    .get("/fonts/:file", async (c) => {
      const font = await links.font(c.req.param("file"));
      if (!font) return notFound(c);
      return c.body(font, 200, { "Content-Type": "font/woff2", "Cache-Control": "public, max-age=2592000" });
    })
    .get("/*", async (c) =>
      answer(
        c,
        c.req.query("report") === undefined ? await links.page(tokenOf(c), visitorOf(c)) : links.reportForm(visitorOf(c)),
      ),
    )
    .post("/*", limitBody(maxReportBytes), async (c) => {
      const { reason } = await c.req.parseBody().catch(() => ({ reason: "" }));
      return answer(c, await links.report(tokenOf(c), { reason: typeof reason === "string" ? reason : "" }, visitorOf(c)));
    });
}
