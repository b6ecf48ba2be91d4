import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languages } from "#shared/options.ts";
import { marketingAddress, marketingPaths } from "#shared/paths.ts";
import { appPreloadsFile, firstViewFile, originMark, type PrerenderedPage, prerenderedFile } from "#shared/prerendered.ts";
import { tempDir } from "./temp-dir.ts";

const files: Readonly<Record<string, string>> = {
  "public.html": "<p>public</p>",
  "app.html": '<html lang="en" dir="ltr"><head></head><body><div id="root"><!--first-view--><p>loading</p></div></body></html>',
  [firstViewFile]: `export async function renderFirstView({ path, search, data, timeZone }) {
    if (search === "?broken") throw new Error("no drawing");
    return "<p>app</p><i>" + [path, search, data.user.preferences.language, timeZone].join(" ") + "</i>";
  }`,
  [appPreloadsFile]: JSON.stringify({
    pages: { "/create": "<link create>" },
    texts: { en: "<link english>", ar: "<link arabic>" },
  }),
  "logo.svg": "<svg/>",
  ".vite/manifest.json": "{}",
  "assets/main-1a2b.js": "plain",
  "assets/main-1a2b.js.br": "packed",
};

/** Makes a directory with the files of a build, each as small as it can be. The app at `?broken` cannot be drawn. */
export function writePages(): string {
  const directory = tempDir("dist");
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  for (const path of marketingPaths) {
    for (const language of languages) {
      for (const showsSamples of [true, false]) {
        const page = { path, language, showsSamples };
        write(prerenderedFile(page), marketingPage(page));
      }
    }
  }
  return directory;
}

function marketingPage({ path, language, showsSamples }: PrerenderedPage): string {
  const canonical = `${originMark}${marketingAddress(path, language)}`;
  const samples = showsSamples ? "<p>4.9/5</p>" : "";
  return `<html lang="${language}"><link rel="canonical" href="${canonical}"><p>${path}</p>${samples}</html>`;
}
