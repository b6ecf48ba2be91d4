import { z } from "zod";
import { type ExportFormat, exportFormats, papers } from "../export-formats.ts";
import { endpoint, file } from "./endpoint.ts";

/** `GET /api/library/{id}/export`: the text as a file. `paper` says the size of a page where the format has pages. */
const exportQuery = z.object({
  format: z.enum(exportFormats),
  paper: z.enum(papers).default("a4"),
});
export type ExportQuery = z.infer<typeof exportQuery>;

export const exportTypes = {
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const satisfies Record<ExportFormat, string>;

export const exportsApi = {
  text: endpoint({
    method: "GET",
    path: "/library/:id/export",
    summary: "The text as a file",
    query: exportQuery,
    answer: file(...Object.values(exportTypes)),
    errors: ["plan.export", "export.unavailable", "export.busy", "export.failed", "export.timeout", "request.rate_limited"],
  }),
};
