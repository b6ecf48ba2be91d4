import { z } from "zod";
import { tones, varieties } from "../options.ts";
import { endpoint } from "./endpoint.ts";
import { startErrors, startedJob } from "./generations.ts";

/** What a writer can be asked to do to a text, or to a part of one. */
const editActions = ["rewrite", "shorten", "expand", "tone", "simplify", "fix", "continue", "convert", "instruct"] as const;
export type EditAction = (typeof editActions)[number];

/** A wish: `tone` names the tone, `convert` the variety, `instruct` says it in the person's own words. */
const editWish = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["rewrite", "shorten", "expand", "simplify", "fix", "continue"]) }),
  z.object({ action: z.literal("tone"), tone: z.enum(tones) }),
  z.object({ action: z.literal("convert"), variety: z.enum(varieties) }),
  z.object({ action: z.literal("instruct"), instruction: z.string().trim().min(1).max(1_000) }),
]);
export type EditWish = z.infer<typeof editWish>;

/** Characters of one passage at most; a longer text is edited part by part. */
export const maxPassageChars = 20_000;

const text = (maxChars: number) =>
  z
    .string()
    .max(maxChars)
    // What is cut at so many characters may end in half of one, which PostgreSQL does not keep.
    .transform((value) => value.toWellFormed());

/**
 * `POST /api/library/{id}/edits`: a suggestion for a passage of the text, as a job like any generation: followed on its stream, charged
 * by the words that are new (`chargedWords` of the job), kept nowhere. `before` and `after` are what stands around the passage, for the tone and the thread.
 */
const createEditRequest = z.object({
  wish: editWish,
  /** Markdown. */
  passage: text(maxPassageChars).refine((passage) => passage.trim() !== ""),
  before: text(2_000).default(""),
  after: text(2_000).default(""),
  idempotencyKey: z.string().min(8).max(100),
});
export type CreateEditRequest = z.infer<typeof createEditRequest>;

/** What a job of the kind `edit` is for. */
export interface TextEdit {
  readonly itemId: string;
  readonly wish: EditWish;
  readonly passage: string;
}

export const editsApi = {
  create: endpoint({
    method: "POST",
    path: "/library/:id/edits",
    summary: "Start a suggestion for a passage of the text",
    body: createEditRequest,
    answer: startedJob,
    status: 202,
    errors: [...startErrors, "edit.needs_model", "conversion.same_variety", "conversion.language_needs_model"],
  }),
};
