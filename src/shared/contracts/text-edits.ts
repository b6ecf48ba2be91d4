import { z } from "zod";
import { tones, varieties } from "../options.ts";
import { endpoint } from "./endpoint.ts";
import { startErrors, startedJob } from "./generations.ts";

const editActions = ["rewrite", "shorten", "expand", "tone", "simplify", "fix", "continue", "convert", "instruct"] as const;
export type EditAction = (typeof editActions)[number];

/** A request: `tone` names the tone, `convert` the variety, and `instruct` has the person's own words. */
const editWish = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["rewrite", "shorten", "expand", "simplify", "fix", "continue"]) }),
  z.object({ action: z.literal("tone"), tone: z.enum(tones) }),
  z.object({ action: z.literal("convert"), variety: z.enum(varieties) }),
  z.object({ action: z.literal("instruct"), instruction: z.string().trim().min(1).max(1_000) }),
]);
export type EditWish = z.infer<typeof editWish>;

/** The most characters of one passage. A longer text is edited in parts. */
export const maxPassageChars = 20_000;

const text = (maxChars: number) =>
  z
    .string()
    .max(maxChars)
    // Cutting a text at a character limit may leave an unpaired surrogate, which PostgreSQL does not store.
    .transform((value) => value.toWellFormed());

/**
 * `POST /api/library/{id}/edits`: a suggestion for a passage of the text, as a job like any generation. It is followed on the same
 * stream, charged by its new words (`chargedWords` of the job), and not stored in the library. `before` and `after` are the text
 * around the passage, which gives the writer tone and context.
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
