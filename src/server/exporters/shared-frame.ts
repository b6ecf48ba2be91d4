import { createHash } from "node:crypto";
import { cellStyles, escapeHtml } from "#language/document/to-html.ts";
import { sharedPage as arabic } from "#shared/locales/ar/shared-page.ts";
import { sharedPage as english } from "#shared/locales/en/shared-page.ts";
import type { Language } from "#shared/options.ts";
import { marketingAddress } from "#shared/paths.ts";
import { sharedFontFaces } from "./shared-fonts.ts";

const texts = { en: english, ar: arabic } as const;

interface FrameParts {
  readonly language: Language;
  readonly title: string;
  /** Markup. */
  readonly body: string;
  /** Whether visitors may tell the operator of it. */
  readonly isReportable?: boolean;
  /** What leads home. */
  readonly footer: keyof Pick<typeof english, "footer" | "home">;
}

/** A page without scripts and without anything from elsewhere: the sheet, and under it where it was written. */
export function sharedFrame({ language, title, body, footer, isReportable = false }: FrameParts): string {
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
<footer><a href="${marketingAddress("/", language)}">${texts[language][footer]}</a>${isReportable ? reportLink(language) : ""}</footer>
</body>
</html>
`;
}

/** To the same address: what the page is made of does not know where it stands. */
const reportLink = (language: Language) => `<a href="?report" rel="nofollow">${texts[language].report.link}</a>`;

/** The form by which a visitor tells the operator of a page; it works without a script. */
export function sharedReportForm(language: Language): string {
  const { title, text, reason, send, back } = texts[language].report;
  const body = `<h1 class="title">${title}</h1>
<p>${text}</p>
<form method="post" action="?report">
<p><label for="reason">${reason}</label><textarea id="reason" name="reason" rows="5" maxlength="1000" required></textarea></p>
<p><button type="submit">${send}</button> <a href="?">${back}</a></p>
</form>`;
  return sharedFrame({ language, title, body, footer: "home" });
}

export type SharedNotice = "gone" | "later" | "removed" | "reported";

/** The same frame where there is no text to show. `gone` says nothing of why: whoever tries addresses learns nothing. */
export function sharedNotice(kind: SharedNotice, language: Language): string {
  const { title, text } = texts[language][kind];
  const body = `<h1 class="title">${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`;
  return sharedFrame({ language, title, body, footer: "home" });
}

/** The paper as the app shows it, in light and dark and on real paper. Direction and side come from the markup. */
const style = `
${sharedFontFaces}
:root { color-scheme: light dark; --page: #faf7f0; --sheet: #fffdf8; --sunk: #f1ece0; --ink: #12202b; --ink-2: #45525c; --ink-3: #5f6a72; --action: #0b5d5b; --hair: #e3dccb; --hair-2: #cfc6b1; }
@media (prefers-color-scheme: dark) { :root { --page: #0f1920; --sheet: #17242d; --sunk: #0a1217; --ink: #efe9dc; --ink-2: #b9bdb8; --ink-3: #95a0a3; --action: #63c7be; --hair: #26353f; --hair-2: #3a4b56; } }
* { box-sizing: border-box; }
html { background: var(--page); color: var(--ink); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; min-block-size: 100vh; min-block-size: 100dvh; display: flex; flex-direction: column; align-items: center; font-family: Amiri, "Times New Roman", serif; font-size: 20px; line-height: 1.7; overflow-wrap: anywhere; }
main { inline-size: 100%; max-inline-size: 51rem; flex-grow: 1; padding: 36px 22px 48px; background: var(--sheet); }
[dir="rtl"] { line-height: 1.95; }
h1, h2, h3, h4, h5, h6 { margin: 1.15em 0 0.35em; line-height: 1.4; text-wrap: balance; }
[dir="rtl"] :is(h1, h2, h3, h4, h5, h6), :is(h1, h2, h3, h4, h5, h6)[dir="rtl"] { line-height: 1.6; }
h1 { font-size: 29px; }
h2 { font-size: 25px; }
h3, h4, h5, h6 { font-size: 22px; }
h1.title { margin-block: 0 0.6em; }
p.title { margin-block: 0 1em; padding-block-end: 0.6em; border-block-end: 1px solid var(--hair); color: var(--ink-2); font-size: 0.85em; }
main > div > :first-child { margin-block-start: 0; }
p, ul, ol, blockquote, pre, table { margin-block: 0.75em; margin-inline: 0; }
ul, ol { padding-inline-start: 1.6em; }
li + li, li > p + p { margin-block-start: 0.3em; }
li::marker { color: var(--ink-3); }
blockquote { border-inline-start: 2px solid var(--hair-2); padding-inline-start: 1em; color: var(--ink-2); }
:lang(ar) em, [dir="rtl"] em { font-style: normal; font-weight: 700; }
a { color: var(--action); text-decoration: none; border-block-end: 1px solid currentColor; }
:focus-visible { outline: 2px solid var(--action); outline-offset: 3px; }
pre { overflow-x: auto; padding: 0.6em 0.8em; background: var(--sunk); line-height: 1.6; }
code { font-family: ui-monospace, monospace; font-size: 0.75em; }
hr { border: 0; border-block-start: 1px solid var(--hair-2); margin-block: 1.2em; }
table { inline-size: 100%; border-collapse: collapse; font-size: 0.9em; }
th { border-block-end: 2px solid var(--ink); }
th, td { padding: 0.25em 0.6em; text-align: start; vertical-align: top; }
td { border-block-end: 1px solid var(--hair); }
label { display: block; font-size: 0.85em; color: var(--ink-2); }
textarea { inline-size: 100%; padding: 0.5em 0.7em; border: 1px solid var(--ink-3); border-radius: 2px; background: var(--page); color: var(--ink); font: inherit; }
button { min-block-size: 44px; margin-inline-end: 1em; padding: 0 1.2em; border: 0; border-radius: 2px; background: var(--action); color: var(--sheet); font: inherit; cursor: pointer; }
footer { padding: 18px 22px 26px; font-size: 16px; line-height: 1.7; }
footer a + a { margin-inline-start: 1.2em; }
footer a { display: inline-block; padding-block: 4px; color: var(--ink-3); border: 0; }
footer a:hover { color: var(--ink); }
@media (min-width: 640px) {
  main { margin-block-start: 48px; padding: 64px 72px; flex-grow: 0; border: 1px solid var(--hair); border-radius: 2px; box-shadow: 0 12px 32px -12px rgb(18 32 43 / 18%); }
  body { font-size: 21px; }
  h1 { font-size: 38px; }
  footer { margin-block-start: auto; padding-block-start: 40px; }
}
@media print {
  :root { --page: #fff; --sheet: #fff; --sunk: #f4f1ea; --ink: #000; --ink-2: #333; --ink-3: #555; --action: #000; --hair: #bbb; --hair-2: #999; }
  body { display: block; font-size: 13.5pt; }
  main { max-inline-size: none; margin: 0; padding: 0; border: 0; box-shadow: none; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  tr, pre, blockquote { break-inside: avoid; }
  footer { display: none; }
}
`;

/** Nothing but this page's own style, the fonts and the mark in the tab; the two styles of table cells are named by what they say. */
export const sharedPagePolicy = [
  "default-src 'none'",
  `style-src 'unsafe-hashes' ${[style, ...Object.values(cellStyles)].map(hashOf).join(" ")}`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
