import { z } from "zod";
import { type ErrorCode, errorCodes, errorParams } from "../errors.ts";
import { varieties } from "../options.ts";
import { brief } from "./brief.ts";
import { endpoint, events } from "./endpoint.ts";
import { repair, tokenCount } from "./repair.ts";
import { report, suggestion } from "./report.ts";

/**
 * `POST /api/generations`. The browser creates the idempotency key when the form is submitted, so that a double click starts one
 * job.
 */
export const createGenerationRequest = z.object({
  brief,
  idempotencyKey: z.string().min(8).max(100),
  /** The same seed repeats a text exactly. The server chooses one if it is absent. */
  seed: z.number().int().nonnegative().max(0xffff_ffff).optional(),
  /** Requests the built-in writer although a model is available. */
  writer: z.literal("built-in").optional(),
});
export type CreateGenerationRequest = z.infer<typeof createGenerationRequest>;

const outlookRequest = createGenerationRequest.pick({ brief: true, writer: true });

const question = z.object({
  key: z.string(),
  /** What the answer is; each kind has its own field on the screen. */
  kind: z.enum(["price", "time", "place", "person", "link", "free"]),
  text: z.object({ en: z.string(), ar: z.string() }),
  /** What the note begins with, so that the form knows where the answer belongs. */
  lead: z.object({ en: z.string(), ar: z.string() }).optional(),
});
export type BriefQuestion = z.infer<typeof question>;

/** What the built-in writer can say of a brief. A model writes as many words as it is asked for and knows no packs. */
const outlook = z.object({
  /** The id of the subject that it writes from; null: none, or a model writes. */
  subject: z.string().nullable(),
  /** About so many words; null: as many as asked. */
  words: z.number().int().nullable(),
  /** Little is told and nothing known: the text would be headings, the told facts, and questions to answer. */
  isOutline: z.boolean(),
  /** The noun phrase by which its sentences speak of the topic; null: none is sure, and they use a noun of their own. */
  phrase: z.string().nullable(),
  /** What only the person knows and has not told yet, the most needed first, five at most. */
  questions: z.array(question),
  /** About so many words answers to these questions would add; null where the length asked for decides, or a model writes. */
  answerWords: z.number().int().nullable(),
  /** Words of notes that are probably mistyped words of the trade, or of what else was told. Nothing is changed without being asked. */
  slips: z.array(z.object({ note: z.string(), word: z.string(), meant: z.string() })),
});
export type Outlook = z.infer<typeof outlook>;

/** The job that a request to write started. `GET /api/generations/{id}` returns its state. */
export const startedJob = z.object({ id: z.string() });

export const generationStates = ["running", "done", "stopped", "interrupted", "failed"] as const;
export type GenerationState = (typeof generationStates)[number];

/** The source of a converted text. `changes` is the number of replaced words or phrases; null if a model converted it. */
export const conversion = z.object({
  sourceItemId: z.string(),
  sourceVersion: z.number().int(),
  from: z.enum(varieties),
  changes: z.number().int().nullable(),
});
export type Conversion = z.infer<typeof conversion>;

/** What a running job is doing. A finished job keeps its last step. */
const generationSteps = ["writing", "checking", "repairing"] as const;
export type GenerationStep = (typeof generationSteps)[number];

/**
 * What a writer waits for while no text arrives:
 *
 * - `connecting` the request is sent, with no response yet
 * - `loading`    a local model is probably being loaded, or its server says so
 * - `busy`       the service asked to wait; the same request is sent again after this many seconds, counted from when this was
 *                sent
 * - `thinking`   the model reasons; its reasoning is not shown
 * - `queued`     the server's own model writes one text after the other; `place` counts the text under way as the first. `minutes` is
 *                an estimate; null before there is one
 * - `reading`    the server's own model reads the request
 */
export const writerStatus = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("connecting") }),
  z.object({ kind: z.literal("loading") }),
  z.object({ kind: z.literal("busy"), seconds: z.number().int().nonnegative() }),
  z.object({ kind: z.literal("thinking") }),
  z.object({
    kind: z.literal("queued"),
    place: z.number().int().positive(),
    minutes: z.number().int().positive().nullable(),
  }),
  z.object({ kind: z.literal("reading") }),
]);
export type WriterStatus = z.infer<typeof writerStatus>;

/**
 * The stored form of `WriterStatus`. `until` is the time of the next try in milliseconds since 1970, in place of the remaining
 * seconds.
 */
export type WriterWait = Exclude<WriterStatus, { kind: "busy" }> | { readonly kind: "busy"; readonly until: number };

/** Who wrote the text. Every answer with a text has this, so that the built-in writer and models cannot be confused. */
export const writerInfo = z.object({
  kind: z.enum(["built-in", "model"]),
  /** 'built-in', 'openai', 'anthropic', 'google', 'openai-compatible', or the name of the local server. */
  provider: z.string(),
  model: z.string().nullable(),
});
export type WriterInfo = z.infer<typeof writerInfo>;

export const generation = z.object({
  id: z.string(),
  state: z.enum(generationStates),
  brief,
  writer: writerInfo,
  /** Increases when the whole text is replaced (by a repair). Offsets are in UTF-16 units within a revision. */
  revision: z.number().int(),
  text: z.string(),
  words: z.number().int(),
  /**
   * Words charged to the month, with those of other drafts that were taken. A suggestion is charged only for words that its passage
   * does not have. null while the job runs.
   */
  chargedWords: z.number().int().nullable(),
  targetWords: z.number().int(),
  /** How many drafts are written at once, of which the best becomes the text (`contracts/drafts.ts`); 1: the text itself. */
  drafts: z.number().int(),
  step: z.enum(generationSteps),
  /** The repair round, from 1; 0 before the first. */
  round: z.number().int(),
  /** null while text arrives, and after the end. */
  status: writerStatus.nullable(),
  /** null: not checked yet, or nothing to check. */
  report: report.nullable(),
  /** null: nothing to repair, or no repair possible (the built-in writer, an incomplete text). */
  repair: repair.nullable(),
  suggestions: z.array(suggestion),
  /** null if the service does not report token counts. */
  tokens: tokenCount.nullable(),
  /** Seconds from start to end, repairs included. null while the job runs, and if its server died. */
  seconds: z.number().nullable(),
  error: z.object({ code: z.enum(errorCodes), params: errorParams }).nullable(),
  /** null: written from its brief, not converted. */
  conversion: conversion.nullable(),
  /** The library item that stores the text; null until there is text to store. */
  itemId: z.string().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Generation = z.infer<typeof generation>;

/**
 * Events of `GET /api/generations/{id}/stream`. Each `text` event has `id: revision:offset`, the position after it, so that
 * `Last-Event-ID` resumes without losing or repeating a character. `text` is what is new since the previous offset. A text that
 * replaces another one is sent whole, at offset 0 of a new revision. `step` and `status` have no id, because they do not change
 * the position.
 */
export const streamEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), revision: z.number().int(), offset: z.number().int(), text: z.string() }),
  z.object({ type: z.literal("step"), step: z.enum(generationSteps), round: z.number().int() }),
  z.object({ type: z.literal("status"), status: writerStatus.nullable() }),
  z.object({ type: z.literal("end"), generation }),
]);
export type StreamEvent = z.infer<typeof streamEvent>;

/** Errors that can prevent a job from starting. */
export const startErrors = [
  "identity.email_unverified",
  "request.key_reused",
  "request.rate_limited",
  "generation.too_many_running",
  "plan.word_limit",
  "plan.template",
  "plan.variety",
  "storage.full",
  "writer.variety_unavailable",
  "own_writer.key_unreadable",
  "spend.server_limit",
  "spend.person_limit",
  "brief.template_unknown",
  "brief.topic_missing",
  "brief.topic_too_long",
  "brief.topic_wordless",
  "brief.keywords_too_many",
  "brief.keyword_too_long",
  "brief.notes_too_many",
  "brief.note_too_long",
  "brief.subject_unknown",
  "brief.length_not_offered",
  "brief.field_missing",
  "brief.field_invalid",
  "brief.variety_mismatch",
  "brief.topic_language",
  "brief.phrase_language",
  "brief.brand_voice_unknown",
  "brief.source_language",
  "brief.needs_model",
] as const satisfies readonly ErrorCode[];

/** Errors that can end a job without a text. */
export const writingErrors = errorCodes.filter((code) => /^(writer|own_writer|generation)\./.test(code));

export const generationsApi = {
  create: endpoint({
    method: "POST",
    path: "/generations",
    summary: "Start to write a text",
    body: createGenerationRequest,
    answer: startedJob,
    status: 202,
    errors: startErrors,
  }),
  outlook: endpoint({
    method: "POST",
    path: "/generations/outlook",
    summary: "What a brief would become: its subject, and how many words there are to say",
    body: outlookRequest,
    answer: outlook,
    errors: startErrors,
  }),
  running: endpoint({
    method: "GET",
    path: "/generations",
    summary: "What is being written",
    answer: z.array(generation),
  }),
  get: endpoint({ method: "GET", path: "/generations/:id", summary: "One text that is or was written", answer: generation }),
  stop: endpoint({ method: "POST", path: "/generations/:id/stop", summary: "Stop writing a text", answer: generation }),
  follow: endpoint({
    method: "GET",
    path: "/generations/:id/stream",
    summary: "A text while it is written; goes on after `Last-Event-ID`",
    query: z.object({ from: z.string().max(100).optional() }),
    answer: events(streamEvent),
  }),
};
