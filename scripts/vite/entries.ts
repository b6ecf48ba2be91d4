import type { IncomingMessage } from "node:http";
import type { Plugin } from "vite";
import { marketingPageAt } from "../../src/shared/prerendered.ts";
import { renderInDevelopment, sendHtml } from "./prerender.ts";

/**
 * In development Vite serves the pages, so it must choose between the entries as the server does in production: the app for
 * signed-in people, the public pages for everybody else.
 */
export function entryOfThePerson(apiOrigin: string): Plugin {
  const isSignedIn = async (request: IncomingMessage) => {
    const answer = await fetch(`${apiOrigin}/api/auth/user`, { headers: { cookie: request.headers.cookie ?? "" } });
    return answer.ok;
  };
  return {
    name: "lahja-entries",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const isPage = request.headers.accept?.includes("text/html") && !pathname.startsWith("/api/") && !pathname.includes(".");
        if (!isPage) return next();
        isSignedIn(request)
          .catch((cause: unknown) => {
            throw new Error(`No server at ${apiOrigin}: start it beside Vite (npm run dev does).`, { cause });
          })
          .then(async (signedIn) => {
            const html = servesApp(pathname, signedIn) ? null : await renderInDevelopment(server, request);
            if (html !== null) return sendHtml(response, html);
            request.url = signedIn ? "/app.html" : "/public.html";
            next();
          })
          .catch(next);
      });
    },
  };
}

/** Addresses that are the app for who is signed in and a public page for everybody else. */
function servesApp(pathname: string, signedIn: boolean): boolean {
  return signedIn && (pathname === "/templates" || pathname === "/" || !marketingPageAt(pathname));
}
