import { z } from "zod";
import { varieties } from "../options.ts";
import { plainName } from "../plain-name.ts";
import { brief } from "./brief.ts";
import { endpoint, nothing } from "./endpoint.ts";
import { conversion, generationStates, writerInfo } from "./generations.ts";
import { repair, tokenCount, verdict } from "./repair.ts";
import { report, suggestion } from "./report.ts";

/** The longest text that is stored, in UTF-16 units. */
export const maxTextChars = 200_000;

/** PostgreSQL stores neither NUL characters nor unpaired surrogates. */
export const ownText = z
  .string()
  .max(maxTextChars)
  .transform((text) => text.replaceAll("\0", "").toWellFormed());

/** A range of the text, from the first character to the one after the last, in UTF-16 units. */
const span = z.tuple([z.number().int(), z.number().int()]);

/**
 * Where a search matched: ranges in the title, and the words around the first match in the text. null if only the title matched.
 */
const searchMatch = z.object({
  title: z.array(span),
  excerpt: z.object({ text: z.string(), marks: z.array(span) }).nullable(),
});
export type SearchMatch = z.infer<typeof searchMatch>;

/** A text of the library. */
export const libraryItem = z.object({
  id: z.string(),
  title: z.string(),
  templateId: z.number().int().nullable(),
  /** The template's name in the person's interface language. */
  templateName: z.string().nullable(),
  /** Markdown; in a page of the list its beginning. */
  text: z.string(),
  wordCount: z.number().int(),
  variety: z.enum(varieties).nullable(),
  writer: writerInfo.nullable(),
  brief: brief.nullable(),
  status: z.enum(generationStates),
  favourite: z.boolean(),
  /** The base direction of the whole text if a person chose it. null derives it from the variety and the letters. */
  direction: z.enum(["rtl", "ltr"]).nullable(),
  /** null in lists, and for a text without a brief, which has nothing to check against. */
  report: report.nullable(),
  /** A summary of the report for lists; null without a report. */
  verdict: verdict.nullable(),
  repair: repair.nullable(),
  suggestions: z.array(suggestion),
  tokens: tokenCount.nullable(),
  /** How long the writing took in seconds, repairs included; null if unknown. */
  seconds: z.number().nullable(),
  /** The job that wrote it; null for a text that the person brought. */
  generationId: z.string().nullable(),
  /** The market set that it belongs to, and how many texts of the set are in the library. */
  set: z.object({ id: z.string(), texts: z.number().int() }).nullable(),
  /** The text that this one was converted from; null for other texts. */
  conversion: conversion.nullable(),
  /** The match, in responses to a search. */
  match: searchMatch.nullable(),
  folder: z.string().nullable(),
  tags: z.array(z.string()),
  /** When it was moved to the trash; null outside the trash. */
  deletedAt: z.iso.datetime().nullable(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type LibraryItem = z.infer<typeof libraryItem>;

export const librarySorts = ["newest", "oldest", "title", "longest", "shortest"] as const;
export type LibrarySort = (typeof librarySorts)[number];

/** Who wrote a text: the built-in writer, a model, or the person. */
export const libraryWriters = ["built-in", "model", "own"] as const;
export type LibraryWriter = (typeof libraryWriters)[number];

/** A text in the trash is deleted permanently after this many days. */
export const trashDays = 30;

/** The longest title, in UTF-16 units. */
export const titleMaxChars = 300;

/** A title in a request. Empty if it has no visible character. */
export const ownTitle = z.string().trim().max(titleMaxChars).transform(plainName);

/** The longest name of a folder or a tag, in UTF-16 units. */
export const labelMaxChars = 60;
export const labelName = z
  .string()
  .trim()
  .max(labelMaxChars)
  .transform(plainName)
  .refine((name) => name !== "");
export const maxTags = 20;

/** The longest search, in UTF-16 units. */
export const searchMaxChars = 200;

/** Bounds of PostgreSQL's integer type. */
const templateNumber = z.coerce.number().int().max(2_147_483_647).min(-2_147_483_648);
/** PostgreSQL's calendar has no year 0. */
const moment = z.iso.datetime().refine((at) => !at.startsWith("0000"));

/** `GET /api/library`: paged by cursor, which holds for the order that it was given in. `text` is cut to a preview there; the item's own address has it whole. */
export const libraryPageQuery = z.object({
  /** The cursor of the order by title contains up to 200 letters of several bytes each. */
  cursor: z.string().max(2_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  search: z.string().max(searchMaxChars).optional(),
  variety: z.enum(varieties).optional(),
  favourite: z.enum(["true"]).optional(),
  template: templateNumber.optional(),
  writer: z.enum(libraryWriters).optional(),
  tag: z.string().max(labelMaxChars).optional(),
  folder: z.string().max(labelMaxChars).optional(),
  /** Created at or after `from`, and before `before`. */
  from: moment.optional(),
  before: moment.optional(),
  sort: z.enum(librarySorts).default("newest"),
  /** Lists the trash instead of the library, latest deletion first. */
  trash: z.enum(["true"]).optional(),
  set: z.string().max(100).optional(),
  /** `sets`: the list shows only the newest matching text of each market set, in place of all of them. */
  group: z.enum(["sets"]).optional(),
});
export const libraryPage = z.object({
  items: z.array(libraryItem),
  nextCursor: z.string().nullable(),
  /** How many entries match the search and the filters. Counted for the first page only; null on later pages. */
  total: z.number().int().nullable(),
  /**
   * How many texts these entries represent, which is more than `total` if sets are grouped. Also counted for the first page only.
   */
  texts: z.number().int().nullable(),
});
export type LibraryPage = z.infer<typeof libraryPage>;

export const maxSelected = 10_000;

/** `GET /api/library/ids`: the ids of every text that matches, with the filters and the order of the list, up to `maxSelected`. */
export const libraryIds = z.object({ ids: z.array(z.string()) });
export type LibraryIds = z.infer<typeof libraryIds>;

/**
 * How a version was created: written by a job, saved by hand, saved automatically while typing, restored from an earlier version,
 * made by a writer's suggestion, or imported from a file.
 */
export const versionOrigins = ["generation", "edit", "autosave", "restore", "suggestion", "import"] as const;
export type VersionOrigin = (typeof versionOrigins)[number];

/**
 * `PATCH /api/library/{id}`. A new text names the version that it is based on. If another version is stored meanwhile, the
 * response is 409 `library.version_conflict` and nothing changes. Edits are not charged.
 */
const updateItemRequest = z
  .object({
    title: ownTitle.refine((title) => title !== "").optional(),
    favourite: z.boolean().optional(),
    /** null derives the direction from the text's variety and letters again. */
    direction: z.enum(["rtl", "ltr"]).nullable().optional(),
    text: ownText.refine((text) => text.trim() !== "").optional(),
    version: z.number().int().positive().optional(),
    /** How the text was created; the default is `edit`. Several `autosave` versions in a row become one version. */
    origin: z.enum(["edit", "autosave", "suggestion"]).optional(),
    /** The job that made the suggestion. The version records that job's writer. */
    suggestionId: z.string().max(100).optional(),
  })
  .refine(({ text, version }) => text === undefined || version !== undefined, { path: ["version"] });
export type UpdateItemRequest = z.infer<typeof updateItemRequest>;

/** `POST /api/content`. With `generationId`, it updates the item of that generation instead of creating a second one. */
const saveContentRequest = z.object({
  title: ownTitle.default(""),
  output: ownText.refine((text) => text.trim() !== ""),
  templateId: templateNumber.nullable().default(null),
  language: z.string().optional(),
  generationId: z.string().max(100).optional(),
});
export type SaveContentRequest = z.infer<typeof saveContentRequest>;

const itemIds = z.array(z.string().max(100)).min(1).max(500);
export const itemIdsRequest = z.object({ ids: itemIds });

/** `PATCH /api/library`: moves, tags or marks several texts at once. */
export const arrangeRequest = z.object({
  ids: itemIds,
  favourite: z.boolean().optional(),
  /** null removes the texts from their folder. */
  folder: labelName.nullable().optional(),
  addTags: z.array(labelName).max(maxTags).optional(),
  removeTags: z.array(labelName).max(maxTags).optional(),
});
export type ArrangeRequest = z.infer<typeof arrangeRequest>;

const toldNotes = z.array(z.string().trim().min(1).max(10_000)).max(100);
const tellRequest = z
  .object({
    notes: toldNotes.default([]),
    /** Facts to take back, word for word; one that the brief does not have is skipped. */
    withdrawn: toldNotes.default([]),
  })
  .refine(({ notes, withdrawn }) => notes.length + withdrawn.length > 0, { path: ["notes"] });

export const newItem = z.object({ id: z.string() });

/** How many texts were changed. Texts of other people, and texts that have moved meanwhile, are skipped. */
export const changedItems = z.object({ changed: z.number().int() });
export type ChangedItems = z.infer<typeof changedItems>;

const labelCount = z.object({ name: z.string(), texts: z.number().int() });

/** `GET /api/library/labels`: the folders and tags in use. Each exists as long as a text has it. */
export const libraryLabels = z.object({
  folders: z.array(labelCount),
  tags: z.array(labelCount),
  trashed: z.number().int(),
});
export type LibraryLabels = z.infer<typeof libraryLabels>;

export const libraryApi = {
  list: endpoint({
    method: "GET",
    path: "/library",
    summary: "A page of the library",
    query: libraryPageQuery,
    answer: libraryPage,
  }),
  ids: endpoint({
    method: "GET",
    path: "/library/ids",
    summary: "The ids of all texts that match",
    query: libraryPageQuery,
    answer: libraryIds,
  }),
  get: endpoint({ method: "GET", path: "/library/:id", summary: "One text, whole", answer: libraryItem }),
  update: endpoint({
    method: "PATCH",
    path: "/library/:id",
    summary: "Change a text, its title, mark or direction",
    body: updateItemRequest,
    answer: libraryItem,
    errors: ["library.version_conflict", "storage.full"],
  }),
  tell: endpoint({
    method: "POST",
    path: "/library/:id/notes",
    summary: "Add facts to the brief that a text is checked against, or take them back; the text stays as it is",
    body: tellRequest,
    answer: libraryItem,
    errors: ["brief.notes_too_many", "brief.note_too_long"],
  }),
  delete: endpoint({ method: "DELETE", path: "/library/:id", summary: "Put a text into the trash", answer: nothing }),
};

/** A text as the content calls know it: under two names, each with all of it. */
export const contentRecord = libraryItem.omit({ text: true }).extend({ content: z.string(), output: z.string() });
export type ContentRecord = z.infer<typeof contentRecord>;

/** The same library under other addresses, with whole lists and no versions, for callers that know only these. */
export const contentApi = {
  list: endpoint({ method: "GET", path: "/content", summary: "All texts", answer: z.array(contentRecord) }),
  save: endpoint({
    method: "POST",
    path: "/content",
    summary: "Keep a text; naming a generation updates its item",
    body: saveContentRequest,
    answer: contentRecord,
    status: 201,
    errors: ["request.not_found", "storage.full", "library.version_conflict"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/content/:id",
    summary: "Put a text into the trash",
    answer: z.object({ success: z.literal(true) }),
  }),
};
