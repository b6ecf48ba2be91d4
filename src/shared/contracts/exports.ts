import { z } from "zod";
import type { Variety } from "../options.ts";
import { exportFormats } from "../plans.ts";
import { endpoint, file } from "./endpoint.ts";

export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];

/** `GET /api/library/{id}/export`: the text as a file. `paper` is the page size for formats with pages. */
const exportQuery = z.object({
  format: z.enum(exportFormats),
  paper: z.enum(papers).default("a4"),
});
export type ExportQuery = z.infer<typeof exportQuery>;

/** US Letter for American English, A4 for all others. */
export function paperOf(variety: Variety | null): Paper {
  return variety === "en-american" ? "letter" : "a4";
}

export const exportTypes = {
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const satisfies Record<ExportQuery["format"], string>;

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
