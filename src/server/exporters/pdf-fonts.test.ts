import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { missingGlyphs } from "#tests/support/pdf-text.ts";
import { createExportPool } from "./export-pool.ts";

const folder = mkdtempSync(join(tmpdir(), "lahja-fonts-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Of private use: no font that we bring has it. */
const sign = 0xffffd;

/** Noto Emoji with its last sign moved to where our fonts have none: what a font of the machine adds. */
function fontWithSign(): Buffer {
  const require = createRequire(import.meta.url);
  const font = Buffer.from(readFileSync(require.resolve("@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf")));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    if (font.readUInt16BE(table) !== 12) continue;
    const last = table + 16 + 12 * (font.readUInt32BE(table + 12) - 1);
    font.writeUInt32BE(sign, last);
    font.writeUInt32BE(sign, last + 4);
  }
  return font;
}

const markdown = `# خطة\n\nنص مع ${String.fromCodePoint(sign)} و Привет ⵜ\n\n\`code →\``;

/** As the server writes it; `fonts`: the folder where the machine has its own. */
async function pdf(fonts?: string): Promise<Buffer> {
  const settings = join(folder, "fonts.conf");
  const types = '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">';
  if (fonts) writeFileSync(settings, `<?xml version="1.0"?>${types}<fontconfig><dir>${fonts}</dir></fontconfig>`);
  const pool = createExportPool(pino({ level: "silent" }), fonts ? { env: { FONTCONFIG_FILE: settings } } : {});
  try {
    return Buffer.from(await pool.run({ format: "pdf", paper: "a4", source: { markdown, title: "خطة", tag: "ar-SA" } }));
  } finally {
    await pool.stop();
  }
}

test("a PDF is the same on a machine with more fonts, even where the typesetter reads them", async () => {
  writeFileSync(join(folder, "machine.ttf"), fontWithSign());
  const usual = await pdf();
  expect(missingGlyphs(usual)).toBe(2);
  expect((await pdf(folder)).equals(usual)).toBe(true);
});
