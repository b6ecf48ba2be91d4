import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { loadMarketing } from "#shared/locales/marketing.ts";
import { type MarketingPath, marketingAddress } from "#shared/paths.ts";
import { jsonForHtml, type PrerenderedPage, pageDataId } from "#shared/prerendered.ts";
import { MarketingSite } from "./marketing-site.tsx";
import { copyOf, sentCopyOf } from "./page-copy.ts";
import { headOf } from "./page-head.tsx";
import { marketingPages } from "./pages.ts";
import { catalogueFor } from "./template-catalogue.ts";

/**
 * Runs in the build (and in the development server), never in the browser: the HTML of one public page.
 * `shell` is the built `public.html` with its scripts and styles; `preloads` are the tags that fetch what this page needs beside.
 */
export async function renderPage(page: PrerenderedPage, shell: string, preloads: string): Promise<string> {
  const { path, language } = page;
  const copy = await loadMarketing(language);
  const data = { ...page, copy: copyOf(page, copy), templates: catalogueFor(path, language) };
  const Page = await marketingPages[path].load();
  const body = renderToString(
    <StrictMode>
      <MarketingSite data={data} Page={Page} />
    </StrictMode>,
  );
  const dir = language === "ar" ? "rtl" : "ltr";
  return fill(shell, {
    '<html lang="en" dir="ltr">': `<html lang="${language}" dir="${dir}" data-page="${path}">`,
    "<body>": `<body class="lang-${language}" data-path="${marketingAddress(path, language)}">`,
    '<div id="root"></div>': `<div id="root">${body}</div>\n    <script type="application/json" id="${pageDataId}">${jsonForHtml({ ...data, copy: sentCopyOf(page, data.copy) })}</script>`,
    "<!--head-->": `${headOf(page, copy)}${preloads}`,
  });
}

/** Puts each text where its mark stands. A mark that is missing means that `public.html` has changed: better told than ignored. */
function fill(shell: string, texts: Readonly<Record<string, string>>): string {
  let html = shell.replace(/<!--client-head-->[\s\S]*<!--\/client-head-->/, "<!--head-->");
  for (const [mark, text] of Object.entries(texts)) {
    if (!html.includes(mark)) throw new Error(`public.html has no ${mark}`);
    html = html.replace(mark, () => text);
  }
  return html;
}

/** The module of a page, as the build's manifest names it. */
export function moduleOf(path: MarketingPath): string {
  return marketingPages[path].module;
}
