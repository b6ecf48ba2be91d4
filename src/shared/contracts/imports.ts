import { z } from "zod";
import { errorCodes, errorParams } from "../errors.ts";
import { varieties } from "../options.ts";
import { endpoint, files } from "./endpoint.ts";
import { labelName, ownText, ownTitle } from "./library.ts";

export type ImportFormat = "txt" | "md" | "html" | "docx";

/** Of one file, and files of one import. */
export const maxImportBytes = 10 * 1024 * 1024;
export const maxImportFiles = 20;
/** Of one preview with all its files; larger imports are read in several requests, as the web does it file by file. */
export const maxImportRequestBytes = 32 * 1024 * 1024;

/**
 * `POST /api/imports/preview` (multipart, `file` up to `maxImportFiles` times): what each file would become; nothing is kept. A file that
 * cannot be read has an error and the others go on.
 */
export const importPreview = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      text: z
        .object({
          title: z.string(),
          markdown: z.string(),
          words: z.number().int(),
          /** What the check finds it written in; null where it cannot tell. */
          variety: z.enum(varieties).nullable(),
          /** Parts that have no place in a text: counted, so that nobody misses them later. */
          leftOut: z.object({ pictures: z.number().int(), links: z.number().int() }),
        })
        .nullable(),
      error: z.object({ code: z.enum(errorCodes), params: errorParams }).nullable(),
    }),
  ),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** `POST /api/imports`: keeps the texts of a preview, each whole or not at all. The key makes a second press no second import. */
const importRequest = z.object({
  idempotencyKey: z.string().min(8).max(100),
  texts: z
    .array(
      z.object({
        title: ownTitle,
        markdown: ownText.refine((text) => text.trim() !== ""),
        variety: z.enum(varieties).nullable(),
      }),
    )
    .min(1)
    .max(maxImportFiles),
  folder: labelName.nullable().default(null),
});
export type ImportRequest = z.infer<typeof importRequest>;

/** The new items, in the order of the request. */
export const importResponse = z.object({ ids: z.array(z.string()) });
export type ImportResponse = z.infer<typeof importResponse>;

export const importsApi = {
  preview: endpoint({
    method: "POST",
    path: "/imports/preview",
    summary: "What each file would become; nothing is kept",
    body: files("file"),
    answer: importPreview,
    errors: ["import.too_large", "import.busy", "import.timeout", "import.failed", "request.rate_limited"],
  }),
  keep: endpoint({
    method: "POST",
    path: "/imports",
    summary: "Keep the texts of a preview",
    body: importRequest,
    answer: importResponse,
    status: 201,
    errors: ["storage.full", "request.key_reused", "request.rate_limited"],
  }),
};
