import { createRootRoute, createRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import type { Messages } from "#shared/locales/messages.ts";
import { fetchMessages } from "#web/lib/i18n.tsx";
import { getPreferences } from "#web/lib/preferences.ts";
import { AppNotFound } from "./app-not-found.tsx";
import { PageError } from "./page-error.tsx";
import { PagePending } from "./page-pending.tsx";
import { routeTable } from "./routes.tsx";
import { Shell } from "./shell.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The key of the page's title in the catalogue's `shell.titles`. */
    title?: keyof Messages["shell"]["titles"];
  }
}

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: AppNotFound });

const pages = Object.entries(routeTable).map(([path, page]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: page.component,
    loader: async () => void (page.texts && (await fetchMessages(page.texts, getPreferences().language))),
    staticData: { title: page.title },
  }),
);

/**
 * The router of the signed-in app. A page's files are fetched when its link is pointed at; an error stays inside its page.
 * `history`: where there is no browser, the one address that is drawn.
 */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren(pages),
    history,
    defaultPreload: "intent",
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    // On the server it would be an inline script, which the content security policy allows nobody.
    scrollRestoration: history === undefined,
  });
}
