import { lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";
import {
  loadDocumentMessages,
  loadLaterMessages,
  loadMarketMessages,
  loadTrendMessages,
  type Messages,
} from "#shared/locales/messages.ts";
import type { AppPath } from "#shared/paths.ts";
import type { LoadMessages } from "#web/lib/i18n.tsx";

interface Page {
  readonly title: keyof Messages["shell"]["titles"];
  readonly component: RouteComponent;
  /** Those of its texts that the entry has not, for its `WithMessages`: they come with its files, not after them. */
  readonly texts?: LoadMessages;
}

const generations: Page = {
  title: "generations",
  component: lazyRouteComponent(() => import("#web/features/generations/generations-page.tsx"), "GenerationsPage"),
};
const library: Page = {
  title: "library",
  component: lazyRouteComponent(() => import("#web/features/library/library-page.tsx"), "LibraryPage"),
  texts: loadDocumentMessages,
};
const dashboard: Page = {
  title: "dashboard",
  component: lazyRouteComponent(() => import("#web/features/dashboard/dashboard-page.tsx"), "DashboardPage"),
};

/**
 * Every address of the signed-in app, aliases included: exactly those of `shared/paths.ts`, and `/`.
 * Each page is a file of its own, fetched when its link is pointed at.
 */
export const routeTable: Readonly<Record<AppPath | "/", Page>> = {
  "/": dashboard,
  "/dashboard": dashboard,
  "/dashboard-tailadmin": dashboard,
  "/analytics": {
    title: "stats",
    component: lazyRouteComponent(() => import("#web/features/stats/stats-page.tsx"), "StatsPage"),
    texts: loadLaterMessages,
  },
  "/google-trends": {
    title: "trends",
    component: lazyRouteComponent(() => import("#web/features/trends/trends-page.tsx"), "TrendsPage"),
    texts: loadTrendMessages,
  },
  "/create": generations,
  "/create-content": generations,
  "/matrix": {
    title: "markets",
    component: lazyRouteComponent(() => import("#web/features/markets/markets-page.tsx"), "MarketsPage"),
    texts: loadMarketMessages,
  },
  "/templates": {
    title: "templates",
    component: lazyRouteComponent(() => import("#web/features/template-hub/template-hub-page.tsx"), "TemplateHubPage"),
  },
  "/content": library,
  "/my-content": library,
  "/plans": {
    title: "plan",
    component: lazyRouteComponent(() => import("#web/features/plan/plan-page.tsx"), "PlanPage"),
    texts: loadLaterMessages,
  },
  "/settings": {
    title: "settings",
    component: lazyRouteComponent(() => import("#web/features/settings/settings-page.tsx"), "SettingsPage"),
    texts: loadLaterMessages,
  },
  "/brand-voices": {
    title: "brandVoices",
    component: lazyRouteComponent(() => import("#web/features/brand-voices/brand-voices-page.tsx"), "BrandVoicesPage"),
    texts: loadLaterMessages,
  },
};
