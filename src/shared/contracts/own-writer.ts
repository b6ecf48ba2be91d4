import { z } from "zod";
import { errorCodes, errorParams } from "../errors.ts";
import { endpoint, events } from "./endpoint.ts";
import { writerStatus } from "./generations.ts";

/** A person's own model service, as shown to them. The key itself never leaves the server. */
const ownWriter = z.object({
  baseUrl: z.string(),
  model: z.string(),
  /** The last characters of the key, so that the person recognises it; empty if the service needs no key. */
  keyEnding: z.string(),
  /** False if the stored key cannot be decrypted any more, because the server's secret has changed. */
  hasKey: z.boolean(),
  /** Whether this service writes the person's texts. Otherwise the server's writer does. */
  enabled: z.boolean(),
  /** When a test last reached the model; null: not tested since the last change. */
  testedAt: z.iso.datetime().nullable(),
});
export type OwnWriter = z.infer<typeof ownWriter>;

/** `GET /api/own-writer`, and the response to every change. A null `writer` means that none is set up. */
export const ownWriterState = z.object({
  /** Whether the operator allows people to use their own model service. */
  allowed: z.boolean(),
  writer: ownWriter.nullable(),
});
export type OwnWriterState = z.infer<typeof ownWriterState>;

/** The server-sent events of `POST /api/own-writer/test`: what the test waits for, then its result. */
export const ownWriterTestEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("status"), status: writerStatus.nullable() }),
  z.object({ type: z.literal("end"), state: ownWriterState }),
  z.object({ type: z.literal("error"), code: z.enum(errorCodes), params: errorParams }),
]);
export type OwnWriterTestEvent = z.infer<typeof ownWriterTestEvent>;

/**
 * `GET /api/own-writer/keys`, for the operator: keys in the settings that are not usable yet because no model is chosen. `models`
 * is the service's list, best first; null if the service does not answer.
 */
const keyModels = z.object({
  keys: z.array(z.object({ setting: z.string(), missing: z.string(), models: z.array(z.string()).nullable() })),
  /** Whether one click can make a model the person's own model service. Otherwise only the line for `.env` is offered. */
  usable: z.boolean(),
});
export type KeyModels = z.infer<typeof keyModels>;

/** The part of the session data about a service in use. */
export const sessionOwnWriter = z.object({ model: z.string() });
export type SessionOwnWriter = z.infer<typeof sessionOwnWriter>;

export const ownWriterLimits = { addressChars: 300, modelChars: 200, keyChars: 500 } as const;

/**
 * `PUT /api/own-writer`. Without `apiKey` the stored key stays if the address stays on the same host, because a key must only be
 * sent to the host that its owner entered it for. An empty key says that the service needs none.
 */
const saveOwnWriterRequest = z.object({
  baseUrl: z.string().trim().min(1).max(ownWriterLimits.addressChars),
  model: z.string().trim().min(1).max(ownWriterLimits.modelChars),
  /** Header values may contain visible ASCII only. Other characters were copied along with the key by accident. */
  apiKey: z
    .string()
    .trim()
    .max(ownWriterLimits.keyChars)
    .regex(/^[\x21-\x7e]*$/)
    .optional(),
  /** Whether it writes from now on. If absent, an existing service keeps its state and a new one is enabled. */
  enabled: z.boolean().optional(),
});
export type SaveOwnWriterRequest = z.infer<typeof saveOwnWriterRequest>;

/** `PUT /api/own-writer/keys/{setting}`: the model to use with the key. */
const chooseKeyModelRequest = saveOwnWriterRequest.pick({ model: true });

/** `PATCH /api/own-writer`: whether the person's own service or the server's writer writes from now on. */
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
