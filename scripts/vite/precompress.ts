import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Writes a .br and a .gz beside every text file, so that the server never compresses the same bytes twice. */
export function precompress(): Plugin {
  const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };
  return {
    name: "lahja-precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
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
