import { z } from "zod";
import { errorCodes, errorParams } from "../errors.ts";
import { exportFormats, papers } from "../export-formats.ts";
import { endpoint, file, nothing } from "./endpoint.ts";

/** Texts in one archive at most; a larger library is taken in parts, by filter or selection. */
export const maxArchiveTexts = 10_000;

/** An archive can be fetched for so long; then it is deleted. */
export const archiveHours = 24;

/** So many are kept of each person; a further one takes the place of the oldest. */
export const keptArchives = 5;

/** `POST /api/archives`: many texts as one zip, one file each and an index as CSV. Without `ids` the whole library, trash excepted. */
const archiveRequest = z.object({
  format: z.enum(exportFormats),
  /** Where nothing is said, each text has the paper of its own voice. */
  paper: z.enum(papers).optional(),
  ids: z.array(z.string().max(100)).min(1).max(maxArchiveTexts).optional(),
});
export type ArchiveRequest = z.infer<typeof archiveRequest>;

const archiveStates = ["running", "done", "stopped", "failed"] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** `GET /api/archives` a list, newest first; `GET /api/archives/{id}/file` the zip, once it is done. */
export const archive = z.object({
  id: z.string(),
  state: z.enum(archiveStates),
  format: z.enum(exportFormats),
  total: z.number().int(),
  done: z.number().int(),
  /** Bytes; 0 until it is ready. */
  size: z.number().int(),
  /** Why there is none; with one that is done: what is missing in it. */
  error: z.object({ code: z.enum(errorCodes), params: errorParams }).nullable(),
  createdAt: z.iso.datetime(),
  /** When it is deleted; null while it is made. */
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
