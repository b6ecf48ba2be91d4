/**
 * `npm run -s db:export -- FILE` and `npm run -s db:import -- FILE`: move an install from one database to another, for example from
 * the embedded one to PostgreSQL. The configured database is the one that is read or filled; stop the server first.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { loadConfig, readEnvironment } from "./platform/config.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { exportLines, importLines } from "./platform/db/transfer.ts";
import { createLog } from "./platform/log.ts";
import { StartupError } from "./platform/startup-error.ts";

const [direction, file] = process.argv.slice(2);

async function run(): Promise<void> {
  if ((direction !== "export" && direction !== "import") || !file) {
    throw new StartupError("Usage: npm run -s db:export -- FILE.jsonl.gz, or db:import -- FILE.jsonl.gz");
  }
  const config = loadConfig(readEnvironment());
  const db = await openDatabase(config, createLog(config));
  try {
    if (direction === "export") {
      const text = Readable.from(withLineEnds(exportLines(db)));
      // Half an export must never look like a whole one.
      await pipeline(text, createGzip(), createWriteStream(`${file}.part`, { mode: 0o600 }));
      await rename(`${file}.part`, file);
      console.log(`Exported to ${file}. It holds everything, passwords' hashes too: keep it private.`);
    } else {
      const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
      console.log(`Imported ${await importLines(db, lines)} rows.`);
    }
  } finally {
    await db.close();
  }
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
