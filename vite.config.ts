import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { entryOfThePerson } from "./scripts/vite/entries.ts";
import { firstViewFonts } from "./scripts/vite/fonts.ts";
import { laterModules } from "./scripts/vite/later-modules.ts";
import { precompress } from "./scripts/vite/precompress.ts";
import { unnamedFiles } from "./scripts/vite/preload-tags.ts";
import { prerender } from "./scripts/vite/prerender.ts";
import { sharedChunks } from "./scripts/vite/shared-chunks.ts";

export default defineConfig(({ mode }) => {
  const port = loadEnv(mode, ".", "PORT").PORT ?? "3000";
  const shared = sharedChunks();
  const apiOrigin = `http://127.0.0.1:${port}`;
  return {
    appType: "mpa",
    plugins: [
      react(),
      tailwindcss(),
      firstViewFonts(),
      laterModules(),
      shared.plugin,
      precompress(),
      prerender(),
      entryOfThePerson(apiOrigin),
    ],
    server: { proxy: { "/api": { target: apiOrigin } } },
    build: {
      target: "es2022",
      // Small files stay files: the content security policy allows no data: fonts or scripts.
      assetsInlineLimit: 0,
      // The polyfill is an inline script's worth of bytes for browsers that es2022 leaves behind anyway.
      modulePreload: { polyfill: false, resolveDependencies: unnamedFiles },
      manifest: true,
    },
    // What checks and compares long texts fetches its parts as the page does (src/web/writing/long-texts).
    worker: { format: "es" },
    // Beside the browser's files: what is built for Node (scripts/vite/prerender.ts).
    environments: {
      client: {
        build: {
          rolldownOptions: {
            input: { app: "app.html", public: "public.html" },
            output: {
              codeSplitting: {
                // What the editor stands on is a file of its own: fetched at the same time as ours, and still known to the browser when
                // ours has changed. It must import nothing of ours, or it would run before what it needs: hence its own small packages.
                groups: [
                  {
                    name: "prosemirror",
                    test: /node_modules[\\/](?:prosemirror-[a-z-]+|orderedmap|rope-sequence|w3c-keyname)[\\/]/,
                  },
                  shared.group,
                ],
                includeDependenciesRecursively: false,
              },
            },
          },
        },
      },
    },
  };
});
