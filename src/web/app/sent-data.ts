import { type AppData, appDataId } from "#shared/prerendered.ts";

/** What the server wrote into this page for the app to begin with; null where Vite serves the page, which knows nobody. */
export function sentData(): AppData | null {
  const text = document.getElementById(appDataId)?.textContent;
  return text ? (JSON.parse(text) as AppData) : null;
}
