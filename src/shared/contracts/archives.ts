import { z } from "zod";
import { errorCodes, errorParams } from "../errors.ts";
import { exportFormats, papers } from "../export-formats.ts";
import { endpoint, file, nothing } from "./endpoint.ts";

/** The most texts in one archive. A larger library is exported in parts, by filter or selection. */
export const maxArchiveTexts = 10_000;

/** An archive is deleted after this many hours. */
export const archiveHours = 24;

/** The most archives of one person. A further one replaces the oldest. */
export const keptArchives = 5;

/**
 * `POST /api/archives`: many texts as one zip, one file each and an index as CSV. Without `ids`, the whole library except the
 * trash.
 */
const archiveRequest = z.object({
  format: z.enum(exportFormats),
  /** Without it, each text has the paper size of its own variety. */
  paper: z.enum(papers).optional(),
  ids: z.array(z.string().max(100)).min(1).max(maxArchiveTexts).optional(),
});
export type ArchiveRequest = z.infer<typeof archiveRequest>;

const archiveStates = ["running", "done", "stopped", "failed"] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** `GET /api/archives` lists them, newest first. `GET /api/archives/{id}/file` is the zip, once it is done. */
export const archive = z.object({
  id: z.string(),
  state: z.enum(archiveStates),
  format: z.enum(exportFormats),
  total: z.number().int(),
  done: z.number().int(),
  /** Size in bytes; 0 until it is ready. */
  size: z.number().int(),
  /** Why there is no archive, or what is missing from a finished one. */
  error: z.object({ code: z.enum(errorCodes), params: errorParams }).nullable(),
  createdAt: z.iso.datetime(),
  /** When it will be deleted; null while it is being created. */
  expiresAt: z.iso.datetime().nullable(),
});
export type Archive = z.infer<typeof archive>;

export const archivesApi = {
  list: endpoint({ method: "GET", path: "/archives", summary: "The archives, newest first", answer: z.array(archive) }),
  create: endpoint({
    method: "POST",
    path: "/archives",
    summary: "Begin an archive of many texts",
    body: archiveRequest,
    answer: archive,
    status: 202,
    errors: ["archive.running", "archive.too_many_texts", "plan.export", "request.not_found"],
  }),
  file: endpoint({
    method: "GET",
    path: "/archives/:id/file",
    summary: "The archive, once it is done",
    answer: file("application/zip"),
    errors: ["archive.not_ready"],
  }),
  delete: endpoint({ method: "DELETE", path: "/archives/:id", summary: "Stop or delete an archive", answer: nothing }),
};
