import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { libraryItem } from "./library.ts";
import { report } from "./report.ts";

/** A draft that was written beside the delivered one. */
const otherDraft = z.object({
  id: z.string(),
  /** Markdown. */
  text: z.string(),
  words: z.number().int(),
  report,
  /** Whether its words were charged already: taking it once more is free. */
  isTaken: z.boolean(),
});
export type OtherDraft = z.infer<typeof otherDraft>;

/** The drafts that were not delivered, the better ones first. */
const otherDrafts = z.object({
  drafts: z.array(otherDraft),
  /** They are deleted then; null if there are none. */
  keptUntil: z.iso.datetime().nullable(),
});
export type OtherDrafts = z.infer<typeof otherDrafts>;

/**
 * `POST /api/generations/{id}/drafts/{draft}/take`: the draft becomes the newest version of the text that the job wrote, and its
 * words are charged, once. `version` is the current version that the person saw; 409 if another one is stored meanwhile.
 */
const takeDraftRequest = z.object({ version: z.number().int().positive() });

export const draftsApi = {
  list: endpoint({
    method: "GET",
    path: "/generations/:id/drafts",
    summary: "The drafts of a text that were not delivered, for ten minutes",
    answer: otherDrafts,
  }),
  take: endpoint({
    method: "POST",
    path: "/generations/:id/drafts/:draft/take",
    summary: "Put another draft in the place of the delivered one; charges its words once",
    params: z.object({ id: z.string(), draft: z.string() }),
    body: takeDraftRequest,
    answer: libraryItem,
    errors: ["generation.draft_expired", "library.version_conflict", "plan.word_limit"],
  }),
};
