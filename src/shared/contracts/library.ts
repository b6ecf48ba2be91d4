import { z } from "zod";
import { varieties } from "../options.ts";
import { brief } from "./brief.ts";
import { generationStates, writerInfo } from "./generations.ts";
import { suggestion } from "./report.ts";

/** A content record: the specification's fields (id, title, templateName, content, output, wordCount, createdAt) and ours. */
export const libraryItem = z.object({
  id: z.string(),
  title: z.string(),
  templateId: z.number().int().nullable(),
  /** The template's name in the person's interface language. */
  templateName: z.string().nullable(),
  content: z.string(),
  output: z.string(),
  wordCount: z.number().int(),
  variety: z.enum(varieties).nullable(),
  writer: writerInfo.nullable(),
  brief: brief.nullable(),
  status: z.enum(generationStates),
  favourite: z.boolean(),
  suggestions: z.array(suggestion),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type LibraryItem = z.infer<typeof libraryItem>;

/** `GET /api/library`: newest first, paged by cursor. `content` is cut to a preview there; the item's own address has it whole. */
export const libraryPageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  search: z.string().max(200).optional(),
  variety: z.enum(varieties).optional(),
  favourite: z.enum(["true"]).optional(),
});
export const libraryPage = z.object({
  items: z.array(libraryItem),
  nextCursor: z.string().nullable(),
  /** How many match the search and the filters. */
  total: z.number().int(),
});
export type LibraryPage = z.infer<typeof libraryPage>;

/** `PATCH /api/library/{id}`. `version` is the version that the change was made from. */
export const updateItemRequest = z.object({
  title: z.string().trim().min(1).max(300).optional(),
  favourite: z.boolean().optional(),
});
export type UpdateItemRequest = z.infer<typeof updateItemRequest>;

/** The specified `POST /api/content`; naming a generation updates its item instead of making a second one. */
export const saveContentRequest = z.object({
  title: z.string().trim().max(300).default(""),
  output: z.string().min(1).max(200_000),
  templateId: z.coerce.number().int().nullable().default(null),
  language: z.string().optional(),
  generationId: z.string().max(100).optional(),
});
export type SaveContentRequest = z.infer<typeof saveContentRequest>;
