import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchDevice } from "#web/lib/preferences.ts";
import { MarketingSite } from "./marketing-site.tsx";
import { type PageData, readPageData } from "./page-data.ts";
import { marketingPages } from "./pages.ts";
import "#web/styles/public.css";

/**
 * The entry for people who are not signed in. The public pages arrive as HTML and only come alive here: no router, no data layer
 * and no i18n library. Everything else (signing in, 'please log in', 404) is rendered in the browser, by files of its own.
 */
async function start(): Promise<void> {
  const data = readPageData();
  if (data) await hydrate(data);
  else (await import("./client-site.tsx")).renderClientSite(rootElement());
}

async function hydrate(data: PageData): Promise<void> {
  // The HTML preloads this very file, so nothing is waited for and nothing flashes.
  const Page = await marketingPages[data.path].load();
  watchDevice();
  hydrateRoot(
    rootElement(),
    <StrictMode>
      <MarketingSite data={data} Page={Page} />
    </StrictMode>,
  );
}

function rootElement(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("public.html has no #root");
  return root;
}

start().catch(async (cause: unknown) => {
  // A prerendered page stays readable and its links work; only the pages rendered here must say that they could not start.
  console.error(cause);
  if (readPageData()) return;
  const { showStartFailed } = await import("#web/lib/start-failed.ts");
  showStartFailed(cause);
});
