export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];

/**
 * What both server and screens ask about a kind of file. Its exporter, its media type, its icons and its names are
 * `Record<ExportFormat, …>` beside what uses them, which do not compile while one is missing.
 */
interface ExportFormatRecord {
  /** The cheapest plan that writes it. */
  readonly plan: "free" | "pro" | "enterprise";
  /** Who writes the file of one text: the browser from what is on the screen, or the server from what is stored. */
  readonly madeBy: "browser" | "server";
  /** The file is compressed already, and an archive takes it as it is. */
  readonly isPacked: boolean;
}

/** By the ending of the file's name, in the order of every list of formats. */
export const exportFormatRecords = {
  txt: { plan: "free", madeBy: "browser", isPacked: false },
  md: { plan: "free", madeBy: "browser", isPacked: false },
  html: { plan: "free", madeBy: "browser", isPacked: false },
  pdf: { plan: "pro", madeBy: "server", isPacked: true },
  docx: { plan: "pro", madeBy: "server", isPacked: true },
} as const satisfies Readonly<Record<string, ExportFormatRecord>>;

export type ExportFormat = keyof typeof exportFormatRecords;
export const exportFormats = Object.keys(exportFormatRecords) as readonly ExportFormat[];

/** The formats that the browser writes by itself. */
export type BrowserFormat = {
  [Format in ExportFormat]: (typeof exportFormatRecords)[Format]["madeBy"] extends "browser" ? Format : never;
}[ExportFormat];
