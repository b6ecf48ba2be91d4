import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { writerInfo } from "./generations.ts";
import { libraryItem, newItem, ownText, versionOrigins } from "./library.ts";

export const maxVersions = 100;

/** `GET /api/library/{id}/versions`: newest first, without their texts. */
export const listedVersion = z.object({
  version: z.number().int(),
  origin: z.enum(versionOrigins),
  title: z.string(),
  words: z.number().int(),
  /** Words added and removed since the previous version; null for the oldest stored version. */
  added: z.number().int().nullable(),
  removed: z.number().int().nullable(),
  /** The writer; null if the person wrote it. */
  writer: writerInfo.nullable(),
  restoredFrom: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});
export type ListedVersion = z.infer<typeof listedVersion>;

/** `GET /api/library/{id}/versions/{version}`. */
export const itemVersion = listedVersion.omit({ added: true, removed: true }).extend({ text: ownText });
export type ItemVersion = z.infer<typeof itemVersion>;

/**
 * `POST /api/library/{id}/versions/{version}/restore`: `version` is the current version that the person saw; 409 if another one is
 * stored meanwhile.
 */
const restoreVersionRequest = z.object({ version: z.number().int().positive() });

const versionParams = z.object({
  id: z.string(),
  version: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});

export const versionsApi = {
  list: endpoint({
    method: "GET",
    path: "/library/:id/versions",
    summary: "The versions of a text without their words, newest first",
    answer: z.array(listedVersion),
  }),
  get: endpoint({
    method: "GET",
    path: "/library/:id/versions/:version",
    summary: "One version with its text",
    params: versionParams,
    answer: itemVersion,
  }),
  restore: endpoint({
    method: "POST",
    path: "/library/:id/versions/:version/restore",
    summary: "Make an earlier version the text again",
    params: versionParams,
    body: restoreVersionRequest,
    answer: libraryItem,
    errors: ["library.version_conflict", "storage.full"],
  }),
  copy: endpoint({
    method: "POST",
    path: "/library/:id/versions/:version/copy",
    summary: "A new text of an earlier version",
    params: versionParams,
    answer: newItem,
    status: 201,
    errors: ["storage.full"],
  }),
};
