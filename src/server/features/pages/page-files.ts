import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { htmlStart, originMark, type PrerenderedPage, prerenderedFile, signedInStart, tokenStart } from "#shared/prerendered.ts";

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
// A page of 25 kB: 0.3 ms; 9 would take 31 ms, the app's page at every request, for twenty bytes less.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** How an HTML page can be sent, the smallest first. */
export const htmlEncodings = ["br", "gzip"] as const;
type HtmlEncoding = (typeof htmlEncodings)[number];

/** One HTML page as it leaves the server. */
export interface HtmlFile {
  readonly text: string;
  /** Weak, because the same page is sent in several encodings. */
  readonly etag: string;
  packed(encoding: HtmlEncoding): Promise<Uint8Array<ArrayBuffer>>;
}

export interface PageFiles {
  readonly isBuilt: boolean;
  /** What is rendered in the browser for who is signed out. */
  visitors(): Promise<HtmlFile>;
  /** The app with nothing about a person in it, for who signed in by a token. */
  tokenApp(): Promise<HtmlFile>;
  marketing(page: PrerenderedPage, isSignedIn: boolean): Promise<HtmlFile>;
}

/**
 * The HTML files of the build, each read, completed and compressed once: with the site's own address, which the build could not
 * know, and for who is signed in with the mark that the header looks for.
 */
export function createPageFiles(directory: string, publicUrl: string): PageFiles {
  const kept = new Map<string, Promise<HtmlFile>>();
  const once = (key: string, make: () => Promise<HtmlFile>): Promise<HtmlFile> => {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    // A file that could not be read is tried again: a build may be going on.
    made.catch(() => kept.delete(key));
    return made;
  };
  const read = (file: string) => readFile(join(directory, file), "utf8");
  return {
    // The prerendered pages are written last, so a build that stopped half-way does not count.
    isBuilt: ["public.html", prerenderedFile({ path: "/", language: "en", showsSamples: false })].every((file) =>
      existsSync(join(directory, file)),
    ),
    visitors: () => once("public", async () => htmlFile(await read("public.html"))),
    tokenApp: () => once("token app", async () => htmlFile((await read("app.html")).replace(htmlStart, tokenStart))),
    marketing: (page, isSignedIn) => {
      const file = prerenderedFile(page);
      return once(`${file} ${isSignedIn}`, async () => {
        const html = (await read(file)).replaceAll(originMark, publicUrl);
        return htmlFile(isSignedIn ? html.replace(htmlStart, signedInStart) : html);
      });
    },
  };
}

export function htmlFile(text: string): HtmlFile {
  const packed = new Map<HtmlEncoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    text,
    etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
    packed(encoding) {
      const known = packed.get(encoding);
      if (known) return known;
      const made = encoding === "br" ? compress.br(text, brotliOptions) : compress.gzip(text, { level: 9 });
      const bytes = made.then((buffer) => new Uint8Array(buffer));
      packed.set(encoding, bytes);
      return bytes;
    },
  };
}
