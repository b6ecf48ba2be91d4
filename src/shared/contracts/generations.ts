import { z } from "zod";
import { type ErrorCode, errorCodes, errorParams } from "../errors.ts";
import { varieties } from "../options.ts";
import { brief } from "./brief.ts";
import { endpoint, events } from "./endpoint.ts";
import { repair, tokenCount } from "./repair.ts";
import { report, suggestion } from "./report.ts";

/** `POST /api/generations`. The key makes a double click one job; the browser makes it when the form is submitted. */
export const createGenerationRequest = z.object({
  brief,
  idempotencyKey: z.string().min(8).max(100),
  /** Repeats a text exactly; chosen by the server when absent. */
  seed: z.number().int().nonnegative().max(0xffff_ffff).optional(),
  /** Asks for the built-in writer where a model would write. */
  writer: z.literal("built-in").optional(),
});
export type CreateGenerationRequest = z.infer<typeof createGenerationRequest>;

/** The job that follows a request to write; `GET /api/generations/{id}` tells of it. */
export const startedJob = z.object({ id: z.string() });

export const generationStates = ["running", "done", "stopped", "interrupted", "failed"] as const;
export type GenerationState = (typeof generationStates)[number];

/** Where a converted text comes from. `changes`: how many words or runs of words were exchanged; null where a model converted it. */
export const conversion = z.object({
  sourceItemId: z.string(),
  /** The version of the source that was converted. */
  sourceVersion: z.number().int(),
  from: z.enum(varieties),
  changes: z.number().int().nullable(),
});
export type Conversion = z.infer<typeof conversion>;

/** What a running text is at. Once it has ended it stays at the last step that it came to. */
const generationSteps = ["writing", "checking", "repairing"] as const;
export type GenerationStep = (typeof generationSteps)[number];

/**
 * What a writer waits for while no words come. `connecting`: the request is on its way, no sign of life yet. `loading`: a model on this
 * machine is probably being loaded, or its server says so. `busy`: the service asked to wait; the same request is sent again in so many
 * seconds, counted from the moment this was sent. `thinking`: the model reasons, and none of that is shown.
 */
export const writerStatus = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("connecting") }),
  z.object({ kind: z.literal("loading") }),
  z.object({ kind: z.literal("busy"), seconds: z.number().int().nonnegative() }),
  z.object({ kind: z.literal("thinking") }),
]);
export type WriterStatus = z.infer<typeof writerStatus>;

/** The same where it is kept: `until` is the moment of the next try, in milliseconds since 1970, instead of the seconds left to it. */
export type WriterWait = Exclude<WriterStatus, { kind: "busy" }> | { readonly kind: "busy"; readonly until: number };

/** Who wrote: never left out, never disguised. */
export const writerInfo = z.object({
  kind: z.enum(["built-in", "model"]),
  /** 'built-in', 'openai', 'anthropic', 'google', 'openai-compatible', or the local server's name. */
  provider: z.string(),
  model: z.string().nullable(),
});
export type WriterInfo = z.infer<typeof writerInfo>;

export const generation = z.object({
  id: z.string(),
  state: z.enum(generationStates),
  brief,
  writer: writerInfo,
  /** Grows when a text is replaced as a whole (a repair); offsets count UTF-16 units inside a revision. */
  revision: z.number().int(),
  text: z.string(),
  words: z.number().int(),
  /** Words that the month was charged with: of a suggestion those that its passage does not have. null while it is written. */
  chargedWords: z.number().int().nullable(),
  targetWords: z.number().int(),
  step: z.enum(generationSteps),
  /** The round of repair, from 1; 0 before the first. */
  round: z.number().int(),
  /** null while words come, and once it has ended. */
  status: writerStatus.nullable(),
  /** null: not checked yet, or nothing to check. */
  report: report.nullable(),
  /** null: nothing missed, or nobody who could repair it (the built-in writer, a text that broke off). */
  repair: repair.nullable(),
  /** What the report suggests. */
  suggestions: z.array(suggestion),
  /** null where the service does not tell. */
  tokens: tokenCount.nullable(),
  /** From the start to the end, repairs included; null while it is written, and where its server died. */
  seconds: z.number().nullable(),
  error: z.object({ code: z.enum(errorCodes), params: errorParams }).nullable(),
  /** null: written from its brief. */
  conversion: conversion.nullable(),
  /** The library item that keeps the text, once there is something to keep. */
  itemId: z.string().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Generation = z.infer<typeof generation>;

/**
 * Events of `GET /api/generations/{id}/stream`. Each carries `id: revision:offset`, the position after it, so that
 * `Last-Event-ID` resumes without losing or repeating a letter. `text` holds what is new since the offset before; a text that took
 * the place of another one arrives whole, at offset 0 of a new revision. `step` and `status` carry no id: they move no position.
 */
export const streamEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), revision: z.number().int(), offset: z.number().int(), text: z.string() }),
  z.object({ type: z.literal("step"), step: z.enum(generationSteps), round: z.number().int() }),
  z.object({ type: z.literal("status"), status: writerStatus.nullable() }),
  z.object({ type: z.literal("end"), generation }),
]);
export type StreamEvent = z.infer<typeof streamEvent>;

/** Why no text is begun. */
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
  "brief.keywords_too_many",
  "brief.keyword_too_long",
  "brief.length_not_offered",
  "brief.field_missing",
  "brief.field_invalid",
  "brief.variety_mismatch",
  "brief.topic_language",
  "brief.brand_voice_unknown",
  "brief.source_language",
  "brief.needs_model",
] as const satisfies readonly ErrorCode[];

/** Why a text that was begun is not there in the end. */
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
