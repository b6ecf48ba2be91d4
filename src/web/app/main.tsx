import { RouterProvider } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { loadAppMessages } from "#shared/locales/messages.ts";
import type { AppData } from "#shared/prerendered.ts";
import { appInfoQuery } from "#web/api/app-info.ts";
import { watchConnection } from "#web/api/connection.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { getUser, logOut, userQuery } from "#web/api/session.ts";
import { setSessionRecovery, watchActs } from "#web/api/session-expired.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { loadFirstMessages } from "#web/lib/i18n.tsx";
import { getPreferences, setPreferences, watchDevice } from "#web/lib/preferences.ts";
import { showStartFailed } from "#web/lib/start-failed.ts";
import { AppRoot } from "./app-root.tsx";
import { StartFailed } from "./page-error.tsx";
import { createAppRouter } from "./router.tsx";
import { sentData } from "./sent-data.ts";
import { noteArrival } from "./use-arrival-notice.ts";
import { chosenPreferences } from "./user-preferences.ts";
import "#web/styles/main.css";

type Start = { data: Pick<AppData, "user"> & Partial<AppData> } | { error: unknown };

/** The person and their preferences; the server's win over this browser's. */
async function start(): Promise<Start> {
  try {
    if (document.documentElement.dataset.way === "token") await enterByToken();
    const data = sentData() ?? { user: await getUser() };
    setPreferences(chosenPreferences(data.user));
    return { data };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) return { error };
    // The page came from a cache, or the session ended on the way: the server decides what this address is now.
    location.replace(`/api/login?next=${encodeURIComponent(location.pathname + location.search)}`);
    return new Promise<never>(() => undefined);
  }
}

/** The page of who signed in by a token says nothing of them: only this browser knows whether they still are. */
async function enterByToken(): Promise<void> {
  const { startByToken } = await import("#web/identity/token-state.ts");
  if (await startByToken()) return;
  // Otherwise this address would get the app's page again, and again find nobody.
  await logOut();
  throw new ApiError("identity.unauthorized", { status: 401 });
}

// Fetched meanwhile: the language of this browser is nearly always the person's.
void loadAppMessages(getPreferences().language).catch(() => undefined);

async function show(): Promise<void> {
  const started = await start();
  const first = await loadFirstMessages(loadAppMessages);
  watchDevice();

  const queries = createQueryClient();
  if ("data" in started) {
    queries.setQueryData(userQuery.queryKey, started.data.user);
    queries.setQueryData(appInfoQuery.queryKey, started.data.app);
    setSessionRecovery(true);
    watchActs();
    watchConnection();
  }
  noteArrival();
  const router = createAppRouter();
  // The page's own files are there before the server's drawing goes: nothing flashes in between.
  await router.load();

  const root = document.getElementById("root");
  if (!root) throw new Error("app.html has no #root");
  // A transition: what the server has drawn stays on the page, and answers nothing late, while React draws in small steps.
  startTransition(() =>
    createRoot(root).render(
      <AppRoot queries={queries} first={first}>
        {"data" in started ? <RouterProvider router={router} /> : <StartFailed error={started.error} />}
      </AppRoot>,
    ),
  );
}

show().catch(showStartFailed);
