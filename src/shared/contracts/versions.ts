import { z } from "zod";
import { writerInfo } from "./generations.ts";
import { ownText, versionOrigins } from "./library.ts";

/** So many versions of a text are kept at most. */
export const maxVersions = 100;

/** `GET /api/library/{id}/versions`: without their texts, newest first. */
export const listedVersion = z.object({
  version: z.number().int(),
  origin: z.enum(versionOrigins),
  title: z.string(),
  words: z.number().int(),
  /** Words that are new in it, and gone from it, beside the version before; null for the oldest that is kept. */
  added: z.number().int().nullable(),
  removed: z.number().int().nullable(),
  /** Who wrote it, where that was not the person. */
  writer: writerInfo.nullable(),
  /** The version that it was restored from. */
  restoredFrom: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});
export type ListedVersion = z.infer<typeof listedVersion>;

/** `GET /api/library/{id}/versions/{version}`. */
export const itemVersion = listedVersion.omit({ added: true, removed: true }).extend({ text: ownText });
export type ItemVersion = z.infer<typeof itemVersion>;

/** `POST /api/library/{id}/versions/{version}/restore`: `version` is the one that the person looked at; 409 where another one is stored by now. */
export const restoreVersionRequest = z.object({ version: z.number().int().positive() });
