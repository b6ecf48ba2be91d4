import { uniqueFileNames } from "#language/text/file-name.ts";
import { titleOf } from "#language/text/title.ts";
import type { ZipEntry } from "#server/platform/zip.ts";
import { AppError } from "#shared/errors.ts";
import { type ExportFormat, exportFormatRecords } from "#shared/export-formats.ts";
import type { Language } from "#shared/options.ts";
import { type IndexedText, indexCsv, indexName, type TextProblem } from "./archives.index.ts";
import type { TextRow } from "./archives.store.ts";

/** One archive to be made. */
export interface ArchiveContent {
  readonly format: ExportFormat;
  readonly language: Language;
  readonly timeZone: string;
  readonly now: Date;
  readonly texts: AsyncIterable<TextRow>;
  /** The file of one text. */
  readonly write: (text: TextRow, title: string) => Promise<Uint8Array>;
  /** Called after each text; `problem`: why it has no file. */
  readonly onText: (problem: TextProblem | null) => void;
}

/**
 * The files of an archive, each made when its turn comes, and the index last. Folders are folders. A text that cannot be written
 * has a line in the index that says so, and the others go on. Throws where there is none at all.
 */
export async function* archiveFiles(content: ArchiveContent): AsyncGenerator<ZipEntry> {
  const { format, language, timeZone, now, texts, write, onText } = content;
  const { isPacked } = exportFormatRecords[format];
  const nameFor = namesIn(indexName(language));
  const index: IndexedText[] = [];
  let problem: TextProblem | null = null;
  for await (const text of texts) {
    const title = text.title.trim() || titleOf(text.text);
    const bytes = await write(text, title).catch(problemOf);
    const file = typeof bytes === "string" ? null : nameFor.text(title, text.folder, format);
    // Without its text, which alone is large.
    const { text: _, ...line } = text;
    index.push({ ...line, title, file, problem: typeof bytes === "string" ? bytes : null });
    if (typeof bytes === "string") problem = bytes;
    else if (file !== null) yield { name: file, modified: text.updatedAt, pieces: [bytes], isPacked };
    onText(typeof bytes === "string" ? bytes : null);
  }
  if (index.every(({ file }) => file === null)) throw new AppError(problem ?? "request.not_found");
  yield { name: nameFor.index, modified: now, pieces: [indexCsv(index, language, timeZone)] };
}

/** What is wrong with this one text; anything else ends the whole archive. */
function problemOf(error: unknown): TextProblem {
  if (error instanceof AppError && (error.code === "export.failed" || error.code === "export.timeout")) return error.code;
  throw error;
}

/** Files and folders side by side share one set of names: a folder may be called as a file is. */
function namesIn(indexTitle: string) {
  const atTop = uniqueFileNames();
  const index = atTop(indexTitle, "csv");
  const folders = new Map<string, { readonly name: string; readonly nameFor: ReturnType<typeof uniqueFileNames> }>();
  return {
    index,
    text(title: string, folderName: string | null, extension: string): string {
      if (folderName === null) return atTop(title, extension);
      const folder = folders.get(folderName) ?? { name: atTop(folderName), nameFor: uniqueFileNames() };
      folders.set(folderName, folder);
      return `${folder.name}/${folder.nameFor(title, extension)}`;
    },
  };
}
