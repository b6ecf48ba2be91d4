import { readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";

/** The files that decide the first paint of each language; only the current language's are preloaded, by `public/boot.js`. */
const preloadedFonts = {
  en: ["ibm-plex-sans-arabic-latin-400-normal", "amiri-latin-400-normal"],
  ar: ["ibm-plex-sans-arabic-arabic-400-normal", "amiri-arabic-700-normal"],
};

/** Tells `boot.js` the hashed addresses of the fonts: it knows the language before the page has read its first line of CSS. */
function fontPreloads(): Plugin {
  return {
    name: "lahja-font-preloads",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, context) {
        const files = Object.keys(context.bundle ?? {});
        const attributes = Object.entries(preloadedFonts).map(([language, fonts]) => {
          const found = fonts.map((font) => {
            const file = files.find((name) => name.includes(font) && name.endsWith(".woff2"));
            if (!file) throw new Error(`The font ${font} is not in the build: fonts.css and vite.config.ts disagree.`);
            return `/${file}`;
          });
          return `data-fonts-${language}="${found.join(" ")}"`;
        });
        return html.replace('<script src="/boot.js"', `<script src="/boot.js" ${attributes.join(" ")}`);
      },
    },
  };
}

/** Writes a .br and a .gz beside every text file, so that the server never compresses the same bytes twice. */
function precompress(): Plugin {
  const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };
  return {
    name: "lahja-precompress",
    apply: "build",
    async writeBundle(options, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg|json)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = join(options.dir ?? "dist", name);
          const content = await readFile(file);
          if (content.length < 1024) return;
          const brotli = await compress.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
          await writeFile(`${file}.br`, brotli);
          await writeFile(`${file}.gz`, await compress.gz(content, { level: 9 }));
        }),
      );
    },
  };
}

/**
 * In development Vite serves the pages, so it must choose between the two entries as the server does in production: the app for
 * signed-in people, the public pages for everybody else.
 */
function entryOfThePerson(apiOrigin: string): Plugin {
  const isSignedIn = async (request: IncomingMessage) => {
    const answer = await fetch(`${apiOrigin}/api/auth/user`, { headers: { cookie: request.headers.cookie ?? "" } });
    return answer.ok;
  };
  return {
    name: "lahja-entries",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const isPage = request.headers.accept?.includes("text/html") && !pathname.startsWith("/api/") && !pathname.includes(".");
        if (!isPage) return next();
        isSignedIn(request).then(
          (signedIn) => {
            request.url = signedIn ? "/app.html" : "/public.html";
            next();
          },
          (cause: unknown) => next(new Error(`No server at ${apiOrigin}: start it beside Vite (npm run dev does).`, { cause })),
        );
      });
    },
  };
}

export default defineConfig(({ mode }) => {
  const port = loadEnv(mode, ".", "PORT").PORT ?? "3000";
  const apiOrigin = `http://127.0.0.1:${port}`;
  return {
    appType: "mpa",
    plugins: [react(), tailwindcss(), fontPreloads(), precompress(), entryOfThePerson(apiOrigin)],
    server: { proxy: { "/api": { target: apiOrigin } } },
    build: {
      target: "es2022",
      manifest: true,
      // Small files stay files: the content security policy allows no data: fonts or scripts.
      assetsInlineLimit: 0,
      // The polyfill is an inline script's worth of bytes for browsers that es2022 leaves behind anyway.
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { app: "app.html", public: "public.html" } },
    },
  };
});
