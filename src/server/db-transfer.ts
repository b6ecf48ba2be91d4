/**
 * `npm run -s db:export -- FILE` and `npm run -s db:import -- FILE`: move an install from one database to another, for example from
 * the embedded one to PostgreSQL. The configured database is the one that is read or filled; stop the server first.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { loadConfig, readEnvironment } from "./platform/config.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { exportLines, importLines } from "./platform/db/transfer.ts";
import { createLog, describeError } from "./platform/log.ts";
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
      const rows = await pipeline(createReadStream(file), createGunzip(), (bytes: AsyncIterable<Buffer>) =>
        importLines(db, linesOf(bytes)),
      );
      console.log(`Imported ${rows} rows.`);
    }
  } finally {
    await db.close();
  }
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Not `readline`: it does not pass on that the file is missing or damaged. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let open = "";
  for await (const chunk of bytes) {
    const lines = (open + decoder.decode(chunk, { stream: true })).split("\n");
    open = lines.pop() ?? "";
    yield* lines;
  }
  yield open + decoder.decode();
}

/** What the operator can mend is one line; anything else is a defect and shows where it came from. */
function lineFor(error: unknown): unknown {
  if (error instanceof StartupError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return `There is no such file or folder: ${file}`;
  if (code?.startsWith("Z_")) return `${file} is not an export of Lahja, or it is damaged.`;
  return describeError(error);
}

run().catch((error: unknown) => {
  console.error(lineFor(error));
  process.exitCode = 1;
});
