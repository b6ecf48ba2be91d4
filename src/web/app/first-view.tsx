import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { loadAppMessages } from "#shared/locales/messages.ts";
import type { RenderFirstView } from "#shared/prerendered.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { userQuery } from "#web/api/session.ts";
import { loadFirstMessages } from "#web/lib/i18n.tsx";
import { assumePreferences, validPreferences } from "#web/lib/preferences.ts";
import { AppRoot } from "./app-root.tsx";
import { createAppRouter } from "./router.tsx";

/**
 * Runs on the server, never in the browser: the app as React would draw it first, before a call was answered. The browser shows
 * this until its own scripts have come, and then draws anew (no hydration: what only a browser knows may differ).
 */
export const renderFirstView: RenderFirstView = async ({ path, search, data, timeZone }) => {
  const preferences = { timeZone, ...validPreferences(data.user.preferences), language: data.user.preferences.language };
  assumePreferences(preferences);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path + search] }));
  const [first] = await Promise.all([loadFirstMessages(loadAppMessages), router.load()]);

  const queries = createQueryClient();
  queries.setQueryData(userQuery.queryKey, data.user);
  queries.setQueryData(appInfoQuery.queryKey, data.app);
  // Another person's page may have been begun meanwhile; from here on nothing waits.
  assumePreferences(preferences);
  return renderToStaticMarkup(
    <AppRoot queries={queries} first={first}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
};
