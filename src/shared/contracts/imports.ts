import { z } from "zod";
import { errorCodes, errorParams } from "../errors.ts";
import { varieties } from "../options.ts";
import { endpoint, files } from "./endpoint.ts";
import { labelName, ownText, ownTitle } from "./library.ts";

export type ImportFormat = "txt" | "md" | "html" | "docx";

/** The size of one file, and the number of files in one import. */
export const maxImportBytes = 10 * 1024 * 1024;
export const maxImportFiles = 20;
/** The size of one preview with all its files. A larger import takes several requests; the web sends one file at a time. */
export const maxImportRequestBytes = 32 * 1024 * 1024;

/**
 * `POST /api/imports/preview` (multipart, `file` up to `maxImportFiles` times): what each file would become. Nothing is stored. A
 * file that cannot be read has an error, and the others are read anyway.
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
          /** The variety that the check detects; null if it cannot tell. */
          variety: z.enum(varieties).nullable(),
          /** The number of parts that a text cannot contain, so that the person knows about them before importing. */
          leftOut: z.object({ pictures: z.number().int(), links: z.number().int() }),
        })
        .nullable(),
      error: z.object({ code: z.enum(errorCodes), params: errorParams }).nullable(),
    }),
  ),
});
export type ImportPreview = z.infer<typeof importPreview>;

/**
 * `POST /api/imports`: stores the texts of a preview, each completely or not at all. The key keeps a double click from importing
 * twice.
 */
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
