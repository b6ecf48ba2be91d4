import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { SessionUser } from "#shared/contracts/account.ts";
import { loadAppMessages } from "#shared/locales/messages.ts";
import { watchConnection } from "#web/api/connection.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { getUser, userQuery } from "#web/api/session.ts";
import { setSessionRecovery, watchActs } from "#web/api/session-expired.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { I18nProvider, loadFirstMessages } from "#web/lib/i18n.tsx";
import { getPreferences, setPreferences, watchDevice } from "#web/lib/preferences.ts";
import { showStartFailed } from "#web/lib/start-failed.ts";
import { TooltipProvider } from "#web/ui/tooltip.tsx";
import { StartFailed } from "./page-error.tsx";
import { createAppRouter } from "./router.tsx";
import { sentUser } from "./sent-user.ts";
import { chosenPreferences } from "./user-preferences.ts";
import "#web/styles/main.css";

type Start = { user: SessionUser } | { error: unknown };

/** The person and their preferences; the server's win over this browser's. */
async function start(): Promise<Start> {
  try {
    const user = sentUser() ?? (await getUser());
    setPreferences(chosenPreferences(user));
    return { user };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) return { error };
    // The page came from a cache, or the session ended on the way: the server decides what this address is now.
    location.replace(`/api/login?next=${encodeURIComponent(location.pathname + location.search)}`);
    return new Promise<never>(() => undefined);
  }
}

// Fetched meanwhile: the language of this browser is nearly always the person's.
void loadAppMessages(getPreferences().language).catch(() => undefined);

async function show(): Promise<void> {
  const started = await start();
  const first = await loadFirstMessages(loadAppMessages);
  watchDevice();

  const queries = createQueryClient();
  if ("user" in started) {
    queries.setQueryData(userQuery.queryKey, started.user);
    setSessionRecovery(true);
    watchActs();
    watchConnection();
  }
  const router = createAppRouter();

  const root = document.getElementById("root");
  if (!root) throw new Error("app.html has no #root");
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <I18nProvider first={first} load={loadAppMessages}>
          <TooltipProvider>
            {"user" in started ? <RouterProvider router={router} /> : <StartFailed error={started.error} />}
          </TooltipProvider>
        </I18nProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

show().catch(showStartFailed);
