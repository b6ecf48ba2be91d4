import { z } from "zod";
import { errorCodes, errorParams } from "../errors.ts";
import { endpoint, events } from "./endpoint.ts";
import { writerStatus } from "./generations.ts";

/** A person's own model service, as it is shown: the key itself never leaves the server. */
const ownWriter = z.object({
  baseUrl: z.string(),
  model: z.string(),
  /** The last characters of the key, so that the person knows which one it is; empty where the service wants none. */
  keyEnding: z.string(),
  /** False where the stored key cannot be read any more, because the server's secret has changed. */
  hasKey: z.boolean(),
  /** Whether it writes the person's texts; otherwise the server's writer does. */
  enabled: z.boolean(),
  /** When a test last reached the model; null: not tried since the last change. */
  testedAt: z.iso.datetime().nullable(),
});
export type OwnWriter = z.infer<typeof ownWriter>;

/** `GET /api/own-writer`, and the answer of every change to it. `writer` null: none is set up. */
export const ownWriterState = z.object({
  /** Whether whoever runs this server lets people bring their own model service. */
  allowed: z.boolean(),
  writer: ownWriter.nullable(),
});
export type OwnWriterState = z.infer<typeof ownWriterState>;

/** The server-sent events of `POST /api/own-writer/test`: what is waited for meanwhile, at last how it went. */
export const ownWriterTestEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("status"), status: writerStatus.nullable() }),
  z.object({ type: z.literal("end"), state: ownWriterState }),
  z.object({ type: z.literal("error"), code: z.enum(errorCodes), params: errorParams }),
]);
export type OwnWriterTestEvent = z.infer<typeof ownWriterTestEvent>;

/**
 * `GET /api/own-writer/keys`, for the operator: keys among the settings that are of no use yet because no model is chosen. `models`: what
 * the service lists, best first; null where it does not answer.
 */
const keyModels = z.object({
  keys: z.array(z.object({ setting: z.string(), missing: z.string(), models: z.array(z.string()).nullable() })),
  /** Whether a press may make one of them the person's own model service; else the line for `.env` is all. */
  usable: z.boolean(),
});
export type KeyModels = z.infer<typeof keyModels>;

/** What the person's record says of a service that is in use. */
export const sessionOwnWriter = z.object({ model: z.string() });
export type SessionOwnWriter = z.infer<typeof sessionOwnWriter>;

export const ownWriterLimits = { addressChars: 300, modelChars: 200, keyChars: 500 } as const;

/**
 * `PUT /api/own-writer`. Without `apiKey` the stored one stays, as long as the address stays on the same host: a key must not be sent
 * to where its owner did not bring it. An empty one says that the service wants none.
 */
const saveOwnWriterRequest = z.object({
  baseUrl: z.string().trim().min(1).max(ownWriterLimits.addressChars),
  model: z.string().trim().min(1).max(ownWriterLimits.modelChars),
  /** Header values hold visible ASCII only; anything else came along when the key was copied. */
  apiKey: z
    .string()
    .trim()
    .max(ownWriterLimits.keyChars)
    .regex(/^[\x21-\x7e]*$/)
    .optional(),
  /** Whether it writes from now on; without it as before, and a new one does. */
  enabled: z.boolean().optional(),
});
export type SaveOwnWriterRequest = z.infer<typeof saveOwnWriterRequest>;

/** `PUT /api/own-writer/keys/{setting}`: the model that the key is used for. */
const chooseKeyModelRequest = saveOwnWriterRequest.pick({ model: true });

/** `PATCH /api/own-writer`: who writes from now on. */
const switchOwnWriterRequest = z.object({ enabled: z.boolean() });

export const ownWriterApi = {
  get: endpoint({ method: "GET", path: "/own-writer", summary: "The person's own model service", answer: ownWriterState }),
  save: endpoint({
    method: "PUT",
    path: "/own-writer",
    summary: "Set up an own model service, or change it",
    body: saveOwnWriterRequest,
    answer: ownWriterState,
    errors: ["own_writer.not_allowed", "own_writer.address_refused", "own_writer.key_needed"],
  }),
  switch: endpoint({
    method: "PATCH",
    path: "/own-writer",
    summary: "Let it write, or not",
    body: switchOwnWriterRequest,
    answer: ownWriterState,
    errors: ["own_writer.not_allowed", "own_writer.missing"],
  }),
  remove: endpoint({ method: "DELETE", path: "/own-writer", summary: "Forget it and its key", answer: ownWriterState }),
  test: endpoint({
    method: "POST",
    path: "/own-writer/test",
    summary: "Ask it for a word; whoever closes the stream ends the test",
    answer: events(ownWriterTestEvent),
    errors: ["own_writer.not_allowed", "own_writer.missing", "own_writer.key_unreadable", "request.rate_limited"],
  }),
  keys: endpoint({
    method: "GET",
    path: "/own-writer/keys",
    summary: "Keys among the server's settings that lack a model, for the operator",
    answer: keyModels,
    errors: ["own_writer.not_allowed", "request.not_found"],
  }),
  useKey: endpoint({
    method: "PUT",
    path: "/own-writer/keys/:setting",
    summary: "Use one of these keys with this model as the own model service",
    body: chooseKeyModelRequest,
    answer: ownWriterState,
    errors: ["own_writer.not_allowed", "own_writer.missing"],
  }),
};
