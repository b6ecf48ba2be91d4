/**
 * `node scripts/share-pictures.mjs`: makes the pictures of shared links (1200 x 630, one a language) and the icons from the mark,
 * into `public/`. They are committed; run it again when the headline, the greetings or the mark change.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findChromium } from "./chromium.mjs";
import { checkNode, ensureInstalled, root } from "./setup.mjs";

checkNode();
await ensureInstalled();

const { chromium } = await import(pathToFileURL(join(root, "node_modules/@playwright/test/index.mjs")).href);
const { varietyRecords } = await import(pathToFileURL(join(root, "src/shared/varieties.ts")).href);
const { greetings } = await import(pathToFileURL(join(root, "src/web/lib/greetings.ts")).href);
const { loadMarketing } = await import(pathToFileURL(join(root, "src/shared/locales/marketing.ts")).href);

const fontFile = (name) => readFileSync(join(root, "node_modules/@fontsource", name)).toString("base64");
const amiri = (script, weight, range) =>
  `@font-face { font-family: Amiri; font-weight: ${weight}; unicode-range: ${range};
    src: url(data:font/woff2;base64,${fontFile(`amiri/files/amiri-${script}-${weight}-normal.woff2`)}) format("woff2"); }`;
const scripts = { arabic: "U+600-6FF", latin: "U+0-FF,U+2019" };
const fonts = [400, 700]
  .flatMap((weight) => Object.entries(scripts).map(([script, range]) => amiri(script, weight, range)))
  .join("");

const markPaths = readFileSync(join(root, "public/favicon.svg"), "utf8")
  .match(/<path [^>]*>/g)
  .join("");
const mark = (colour) => `<svg viewBox="3 3.5 26 25" fill="${colour}">${markPaths}</svg>`;

/** Paper, ink and greetings: the headline, and under it how each variety says hello. */
function sharePicture(language, headline) {
  const isArabic = language === "ar";
  const hellos = Object.entries(greetings)
    .map(
      ([variety, hello], position) =>
        `<bdi lang="${varietyRecords[variety].tag}" class="${position % 2 ? "soft" : ""}">${hello}</bdi>`,
    )
    .join("");
  return `<!doctype html><html lang="${language}" dir="${isArabic ? "rtl" : "ltr"}"><meta charset="utf-8"><style>${fonts}
    * { margin: 0; box-sizing: border-box; }
    body { width: 1200px; height: 630px; display: flex; flex-direction: column; background: #faf7f0; color: #12202b;
      font-family: Amiri; border-inline-start: 14px solid #0b5d5b; }
    .name { display: flex; align-items: center; gap: 18px; padding: 56px 64px 0; font-size: 44px; font-weight: 700; line-height: 1; }
    .name svg { width: 54px; }
    h1 { flex: 1; display: flex; align-items: center; padding: 0 64px; text-wrap: balance;
      font-size: ${isArabic ? 150 : 132}px; font-weight: ${isArabic ? 700 : 400}; line-height: ${isArabic ? 1.4 : 1.02};
      letter-spacing: ${isArabic ? 0 : "-.022em"}; }
    p { display: flex; justify-content: space-between; align-items: center; height: 128px; padding: 0 64px 6px; background: #12202b;
      color: #faf7f0; font-size: 29px; white-space: nowrap; }
    .soft { color: #b9bdb8; }
  </style><body><div class="name">${mark("#0b5d5b")}<span><bdi>Lahja</bdi> · <bdi>لهجة</bdi></span></div><h1>${headline}</h1><p>${hellos}</p></body></html>`;
}

/** The mark on paper, with the room around it that home screens cut into. */
const icon = (size) =>
  `<!doctype html><style>* { margin: 0; } body { width: ${size}px; height: ${size}px; display: grid; place-items: center; background: #faf7f0; }
    svg { width: 62%; }</style><body>${mark("#0b5d5b")}</body>`;

const pictures = [
  { file: "share-en.png", width: 1200, height: 630, html: sharePicture("en", (await loadMarketing("en")).landing.hero.title) },
  { file: "share-ar.png", width: 1200, height: 630, html: sharePicture("ar", (await loadMarketing("ar")).landing.hero.title) },
  { file: "icon-180.png", width: 180, height: 180, html: icon(180) },
  { file: "icon-192.png", width: 192, height: 192, html: icon(192) },
  { file: "icon-512.png", width: 512, height: 512, html: icon(512) },
];

/** For who asks for `/favicon.ico`, whatever the page says: an ICO file that holds one PNG (six bytes of head, sixteen of entry). */
async function iconFile(size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(icon(size));
  const png = await page.screenshot();
  await page.close();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
for (const { file, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, "public", file) });
  console.log(file);
  await page.close();
}
writeFileSync(join(root, "public/favicon.ico"), await iconFile(48));
await browser.close();
