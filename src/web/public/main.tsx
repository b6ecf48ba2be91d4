import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadPublicMessages } from "#shared/locales/messages.ts";
import { I18nProvider, loadFirstMessages } from "#web/lib/i18n.tsx";
import { watchDevice } from "#web/lib/preferences.ts";
import { showStartFailed } from "#web/lib/start-failed.ts";
import { PublicSite } from "./public-site.tsx";
import "#web/styles/main.css";

/** The entry for people who are not signed in: no router and no query library, so that the first page is light. */
async function start(): Promise<void> {
  const first = await loadFirstMessages(loadPublicMessages);
  watchDevice();

  const root = document.getElementById("root");
  if (!root) throw new Error("public.html has no #root");
  createRoot(root).render(
    <StrictMode>
      <I18nProvider first={first} load={loadPublicMessages}>
        <PublicSite />
      </I18nProvider>
    </StrictMode>,
  );
}

start().catch(showStartFailed);
