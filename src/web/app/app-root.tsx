import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { loadAppMessages } from "#shared/locales/messages.ts";
import { I18nProvider, type LoadedTexts } from "#web/lib/i18n.tsx";
import { Tooltips } from "#web/ui/tooltips.tsx";

/** What everything in the app stands in, in the browser and where the server draws the first view. */
export function AppRoot({ queries, first, children }: { queries: QueryClient; first: LoadedTexts; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <I18nProvider first={first} load={loadAppMessages}>
          {children}
          <Tooltips />
        </I18nProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
