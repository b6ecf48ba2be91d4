import type { DocumentSource } from "#language/document/read-document.ts";
import type { ExportFormat, Paper } from "#shared/export-formats.ts";

interface ExportOptions {
  readonly paper: Paper;
}

/** Writes a text as a file of one format. */
export type Exporter = (source: DocumentSource, options: ExportOptions) => Promise<Uint8Array>;

/** The formats that people choose from, and the page behind a shared link. */
export type TaskFormat = ExportFormat | "shared-page";

/** What one export asks for. */
export interface ExportTask extends ExportOptions {
  readonly format: TaskFormat;
  readonly source: DocumentSource;
}

/** This machine cannot write the format at all: the part that does it is not made for its platform. */
export class FormatUnavailableError extends Error {
  override readonly name = "FormatUnavailableError";
}
