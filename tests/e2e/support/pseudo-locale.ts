import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { pageDataId } from "#shared/prerendered.ts";

const root = join(import.meta.dirname, "../../..");

/** Each of these letters is replaced, so that a word of two or more plain letters did not come through the catalogue. */
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [..."aáeéiíoöuûyýcçdđgğhħjĵkķlłnñrŕsštţwŵzžbƀfƒmḿpṕqɋvṽxẋ"]
    .join("")
    .match(/../gu)
    ?.map(([plain = "", accented = ""]) => [plain, accented]) ?? [],
);

/** 'Save' -> 'Ŝáávéé': readable, unmistakable, and as much longer as German is. */
function disguise(words: string): string {
  return words.replace(/[a-z]/gi, (letter) => {
    const accented = accents[letter.toLowerCase()] ?? letter;
    const shown = letter === letter.toLowerCase() ? accented : accented.toUpperCase();
    return /[aeiou]/i.test(letter) ? shown + accented : shown;
  });
}

/** The position after the brace that closes the one at `start`. */
function afterBraces(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}" && --depth === 0) return at + 1;
  }
  throw new Error(`Unbalanced braces: ${text}`);
}

/** A message in the pseudo-locale: its words are disguised; names of values, kinds of plural and tags stay. */
export function pseudoText(message: string): string {
  const brace = message.indexOf("{");
  if (brace === -1)
    return message.replace(/(<\/?\w+>)|([^<]+)/g, (_, tag?: string, words?: string) => tag ?? disguise(words ?? ""));
  const end = afterBraces(message, brace);
  return pseudoText(message.slice(0, brace)) + pseudoArgument(message.slice(brace, end)) + pseudoText(message.slice(end));
}

/** `{count, plural, one {# word} other {# words}}`: only what stands in the inner braces is text. */
function pseudoArgument(argument: string): string {
  const inner = argument.slice(1, -1);
  let result = "";
  let at = 0;
  for (let brace = inner.indexOf("{"); brace !== -1; brace = inner.indexOf("{", at)) {
    const end = afterBraces(inner, brace);
    result += `${inner.slice(at, brace)}{${pseudoText(inner.slice(brace + 1, end - 1))}}`;
    at = end;
  }
  return `{${result}${inner.slice(at)}}`;
}

/** A catalogue with every text in the pseudo-locale. */
export function pseudoTexts<Texts>(texts: Texts): Texts {
  if (typeof texts === "string") return pseudoText(texts) as Texts;
  if (Array.isArray(texts)) return texts.map(pseudoTexts) as Texts;
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, pseudoTexts(value)])) as Texts;
}

/**
 * The English texts of the built pages arrive in the pseudo-locale: the catalogues are files of their own in the build, and a
 * prerendered page carries its copy along. Such a page is emptied, so that the browser renders it anew from that copy. Only these are
 * held back: with Playwright's own routes every file of every page would be, and none kept in the browser's cache.
 */
export async function speakPseudo(page: Page): Promise<void> {
  const catalogues = await pseudoCatalogues();
  const browser = await page.context().newCDPSession(page);
  const send = (requestId: string, responseCode: number, responseHeaders: Header[], text: string) =>
    browser.send("Fetch.fulfillRequest", {
      requestId,
      responseCode,
      responseHeaders,
      body: Buffer.from(text).toString("base64"),
    });
  browser.on("Fetch.requestPaused", ({ requestId, request, responseStatusCode = 200, responseHeaders = [] }) => {
    const answer = async () => {
      const catalogue = catalogues.get(new URL(request.url).pathname);
      if (catalogue !== undefined) return send(requestId, 200, [{ name: "Content-Type", value: "text/javascript" }], catalogue);
      if (!isHtml(responseHeaders)) return browser.send("Fetch.continueRequest", { requestId });
      const { body, base64Encoded } = await browser.send("Fetch.getResponseBody", { requestId });
      const html = base64Encoded ? Buffer.from(body, "base64").toString() : body;
      const headers = responseHeaders.filter(({ name }) => !/^content-(?:encoding|length)$/i.test(name));
      return send(requestId, responseStatusCode, headers, pseudoPage(html));
    };
    // A page that is left meanwhile wants no answer.
    answer().catch(() => {});
  });
  const wanted = [...catalogues.keys()].map((path) => ({ urlPattern: `*${path}` }));
  await browser.send("Fetch.enable", { patterns: [...wanted, { resourceType: "Document", requestStage: "Response" }] });
}

interface Header {
  name: string;
  value: string;
}

const isHtml = (headers: readonly Header[]) =>
  headers.some(({ name, value }) => /^content-type$/i.test(name) && value.startsWith("text/html"));

/** The English catalogues of the build in the pseudo-locale, by their addresses. */
async function pseudoCatalogues(): Promise<Map<string, string>> {
  const manifest: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
    await readFile(join(root, "dist/.vite/manifest.json"), "utf8"),
  );
  const found = new Map<string, string>();
  for (const [source, { file, isDynamicEntry }] of Object.entries(manifest)) {
    if (!source.startsWith("src/shared/locales/en/") || !isDynamicEntry) continue;
    const catalogues: Record<string, unknown> = await import(pathToFileURL(join(root, source)).href);
    const texts = Object.entries(catalogues).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(pseudoTexts(value))};`,
    );
    found.set(`/${file}`, texts.join("\n"));
  }
  return found;
}

function pseudoPage(html: string): string {
  const dataStart = `<script type="application/json" id="${pageDataId}">`;
  const [before, after] = html.split(dataStart);
  if (before === undefined || after === undefined) return html;
  const end = after.indexOf("</script>");
  const data = JSON.parse(after.slice(0, end)) as { copy: unknown };
  const json = JSON.stringify({ ...data, copy: pseudoTexts(data.copy) }).replaceAll("<", "\\u003c");
  const emptied = before.replace(/<div id="root">[\s\S]*$/, '<div id="root"></div>');
  return `${emptied}<div hidden>${pseudoStillParts(before)}</div>${dataStart}${json}${after.slice(end)}`;
}

/** The parts that the browser takes from the page as the build wrote them (web/ui/still-part.tsx). */
function pseudoStillParts(html: string): string {
  return Array.from(html.matchAll(/<div id="still-/g), ({ index }) => {
    let depth = 0;
    for (const { 0: tag, index: at } of html.slice(index).matchAll(/<\/?div\b/g)) {
      depth += tag === "<div" ? 1 : -1;
      if (depth === 0) return pseudoMarkup(`${html.slice(index, index + at)}</div>`);
    }
    throw new Error("A still part of the page has no end.");
  }).join("");
}

/** Markup with its texts and names disguised; signs that stand as `&…;` stay. */
function pseudoMarkup(html: string): string {
  const words = (text: string) =>
    text.replace(/(&[#\w]+;)|([^&]+)/g, (_, sign?: string, plain?: string) => sign ?? disguise(plain ?? ""));
  return html
    .replace(/>([^<]+)</g, (_, text: string) => `>${words(text)}<`)
    .replace(/ (aria-label|title|alt)="([^"]*)"/g, (_, name: string, text: string) => ` ${name}="${words(text)}"`);
}

/**
 * What the page shows or says in plain letters: texts, names for screen readers, tooltips, placeholders and the page's title. What
 * names a language of its own (`lang`) is no text of the interface: a sample of writing, the name of a key, the brand.
 */
export function plainTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plainWord = /(?<![\p{L}\p{M}])[A-Za-z]{2,}(?![\p{L}\p{M}])/u;
    // The title of a prerendered page is from the build; the other pages set theirs.
    const texts = document.getElementById("page-data") === null ? [document.title] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest("script, style, body [lang]") && parent.checkVisibility()) texts.push(node.nodeValue ?? "");
    }
    const named = [
      "aria-label",
      "aria-description",
      "aria-roledescription",
      "aria-valuetext",
      "title",
      "placeholder",
      "alt",
      "label",
    ];
    for (const name of named) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? "");
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => plainWord.test(text)))];
  });
}
