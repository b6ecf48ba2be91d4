import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin, ViteDevServer } from "vite";
import { languages } from "../../src/shared/options.ts";
import { marketingPaths } from "../../src/shared/paths.ts";
import {
  firstViewFile,
  marketingPageAt,
  originMark,
  type PrerenderedPage,
  prerenderedFile,
} from "../../src/shared/prerendered.ts";
import type * as Prerendering from "../../src/web/public/prerender.tsx";
import { writeAppPreloads } from "./app-preloads.ts";
import { preloadFontsOf } from "./fonts.ts";
import { laterModule } from "./later-modules.ts";
import { preloadTags } from "./preload-tags.ts";

const source = "src/web/public/prerender.tsx";
const firstView = "src/web/app/first-view.tsx";

/** Every public page, in each language and variant. */
const allPages: readonly PrerenderedPage[] = marketingPaths.flatMap((path) =>
  languages.flatMap((language) => [true, false].map((showsSamples) => ({ path, language, showsSamples }))),
);

/**
 * Writes the public pages as HTML: the build has a second environment, `ssr`, which builds the pages for Node; when both are done,
 * each page is rendered into the built `public.html`. In development they are rendered at each request. The same environment builds
 * what draws the app's first view, which the running server does for each person.
 */
export function prerender(): Plugin {
  return {
    name: "lahja-prerender",
    config: (_config, { command }) => ({
      environments: {
        ssr: {
          build: {
            outDir: `dist/${dirname(firstViewFile)}`,
            copyPublicDir: false,
            rolldownOptions: { input: { prerender: source, "first-view": firstView } },
          },
          // With the packages, so that React's production build draws, whatever the process calls itself. In development they are left to
          // Node: Vite runs modules one by one there, and those of packages need not be ES modules.
          ...(command === "build"
            ? { resolve: { noExternal: true as const }, define: { "process.env.NODE_ENV": '"production"' } }
            : {}),
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error("The build has lost one of its environments.");
          await builder.build(client);
          await builder.build(ssr);
          await writeAppPreloads(client.config.build.outDir);
          // The last files of a build: without them the server says that it is not finished.
          await writePages(client.config.build.outDir, join(ssr.config.root, ssr.config.build.outDir));
        },
      },
    }),
  };
}

async function writePages(clientDirectory: string, prerenderDirectory: string): Promise<void> {
  const [shell, manifestText] = await Promise.all([
    readFile(join(clientDirectory, "public.html"), "utf8"),
    readFile(join(clientDirectory, ".vite/manifest.json"), "utf8"),
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  const module = pathToFileURL(join(prerenderDirectory, "prerender.js")).href;
  const { renderPage, moduleOf } = (await import(module)) as typeof Prerendering;
  for (const page of allPages) {
    const fonts = preloadFontsOf(page.language, shell);
    const modules = preloadTags(manifest, "public.html", moduleOf(page.path), laterModule);
    const html = await renderPage(page, fonts.shell, fonts.preloads + modules);
    const file = join(clientDirectory, prerenderedFile(page));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}

/** In development: answers a public page's address with the page as it stands now. Null where none lives. */
export async function renderInDevelopment(server: ViteDevServer, request: IncomingMessage): Promise<string | null> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const found = marketingPageAt(pathname);
  if (!found) return null;
  const shell = await readFile(join(server.config.root, "public.html"), "utf8");
  const { renderPage } = (await server.ssrLoadModule(`/${source}`)) as typeof Prerendering;
  const html = await renderPage({ ...found, showsSamples: true }, shell, "");
  const origin = `http://${request.headers.host ?? "localhost"}`;
  return server.transformIndexHtml(pathname, html.replaceAll(originMark, origin));
}

export function sendHtml(response: ServerResponse, html: string): void {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(html);
}
