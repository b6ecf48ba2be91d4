import { createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import type { Messages } from "#shared/locales/messages.ts";
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
    staticData: { title: page.title },
  }),
);

/** The router of the signed-in app. A page's files are fetched when its link is pointed at; an error stays inside its page. */
export function createAppRouter() {
  return createRouter({
    routeTree: rootRoute.addChildren(pages),
    defaultPreload: "intent",
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    scrollRestoration: true,
  });
}
