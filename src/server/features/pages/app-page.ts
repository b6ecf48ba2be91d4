import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pageDirection } from "#shared/page-direction.ts";
import {
  type AppPreloads,
  appDataId,
  appPreloadsFile,
  type FirstView,
  firstViewFile,
  jsonForHtml,
  type RenderFirstView,
} from "#shared/prerendered.ts";

/** Makes the app's HTML for one person at one address. */
export interface AppPage {
  /** @param view null where it could not be drawn: the page then says that it is loading until its scripts draw it. */
  html(start: Pick<FirstView, "path" | "data">, view: string | null): Promise<string>;
  /** @throws whatever drawing threw. */
  draw(view: FirstView): Promise<string>;
}

interface Parts {
  readonly html: string;
  readonly preloads: AppPreloads;
}

/** Where in app.html the drawing belongs; what stands behind it is then for screen readers only (styles/base.css). */
const firstViewMark = "<!--first-view-->";

export function createAppPage(directory: string): AppPage {
  let parts: Promise<Parts> | undefined;
  const moduleAddress = pathToFileURL(join(directory, firstViewFile)).href;
  return {
    async html({ path, data }, view) {
      // A file that could not be read is tried again: a build may be going on.
      parts ??= readParts(directory).catch((error: unknown) => {
        parts = undefined;
        throw error;
      });
      const { html, preloads } = await parts;
      const { preferences } = data.user;
      const { language } = preferences;
      const tags = `${preloads.pages[path] ?? ""}${preloads.texts[language] ?? ""}`;
      const json = `<script type="application/json" id="${appDataId}">${jsonForHtml(data)}</script>`;
      const known = html.replace("</head>", `${tags}</head>`);
      if (view === null) return known.replace('<div id="root">', (root) => json + root);
      return (
        known
          .replace(
            '<html lang="en" dir="ltr">',
            `<html lang="${language}" dir="${pageDirection(preferences)}" data-page="${path}">`,
          )
          .replace("<body>", `<body class="lang-${language}">`)
          // Functions, because a name may hold what a replacement text gives a meaning: '$&'.
          .replace('<div id="root">', (root) => json + root)
          // Nothing in it answers before the scripts have come, so nothing in it can be pressed or typed into.
          .replace(firstViewMark, () => `<div inert aria-hidden="true">${view}</div>`)
      );
    },
    async draw(view) {
      // Fetched when the first page is asked for: a server that starts need not wait for it.
      const { renderFirstView } = (await import(moduleAddress)) as { renderFirstView: RenderFirstView };
      return renderFirstView(view);
    },
  };
}

async function readParts(directory: string): Promise<Parts> {
  const [html, preloads] = await Promise.all(
    ["app.html", appPreloadsFile].map((name) => readFile(join(directory, name), "utf8")),
  );
  return { html: html ?? "", preloads: JSON.parse(preloads ?? "{}") as AppPreloads };
}
