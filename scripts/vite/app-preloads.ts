import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { languages } from "../../src/shared/options.ts";
import type { AppPath } from "../../src/shared/paths.ts";
import { type AppPreloads, appPreloadsFile } from "../../src/shared/prerendered.ts";
import { preloadFontsOf } from "./fonts.ts";
import { laterModule } from "./later-modules.ts";
import { preloadTags } from "./preload-tags.ts";

const feature = (name: string) => `src/web/features/${name}-page.tsx`;

/** The module of each page of the app: `web/app/routes.tsx` imports the same ones (a test compares them). */
export const appModules: Readonly<Record<AppPath | "/", string>> = {
  "/": feature("dashboard/dashboard"),
  "/dashboard": feature("dashboard/dashboard"),
  "/dashboard-tailadmin": feature("dashboard/dashboard"),
  "/create": feature("generations/generations"),
  "/create-content": feature("generations/generations"),
  "/matrix": feature("markets/markets"),
  "/templates": feature("template-hub/template-hub"),
  "/content": feature("library/library"),
  "/my-content": feature("library/library"),
  "/analytics": feature("stats/stats"),
  "/google-trends": feature("trends/trends"),
  "/plans": feature("plan/plan"),
  "/settings": feature("settings/settings"),
  "/brand-voices": feature("brand-voices/brand-voices"),
};

/**
 * Says which files each page of the app needs at once, so that the server can name them in the HTML: without that the browser
 * learns of the page's own files only when the entry has run, and of theirs one step later. The fonts of the person's language too:
 * the first view is set in them at once.
 */
export async function writeAppPreloads(clientDirectory: string): Promise<void> {
  const page = join(clientDirectory, "app.html");
  const [manifestText, html] = await Promise.all([
    readFile(join(clientDirectory, ".vite/manifest.json"), "utf8"),
    readFile(page, "utf8"),
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  const tags = (module: string) => preloadTags(manifest, "app.html", module, laterModule);
  const preloads: AppPreloads = {
    pages: Object.fromEntries(Object.entries(appModules).map(([path, module]) => [path, tags(module)])),
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        preloadFontsOf(language, html).preloads + tags(`src/shared/locales/${language}/app.ts`),
      ]),
    ),
  };
  await writeFile(page, preloadFontsOf("en", html).shell);
  await writeFile(join(clientDirectory, appPreloadsFile), JSON.stringify(preloads));
}
