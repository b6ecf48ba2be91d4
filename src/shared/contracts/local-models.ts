import { z } from "zod";
import { errorCodes, errorParams } from "../errors.ts";
import { varieties } from "../options.ts";
import { endpoint, events } from "./endpoint.ts";
import { writerStatus } from "./generations.ts";

/** Models that the server runs itself: what can be fetched, what is being fetched, and which one writes. For the operator. */

const machine = z.object({
  memoryBytes: z.number(),
  /** Room on the disk of the data. */
  freeBytes: z.number(),
  processor: z.string(),
  cores: z.number().int(),
  /** Makers of the graphics cards; null: none is known. They are not used. */
  graphics: z.string().nullable(),
});
export type Machine = z.infer<typeof machine>;

const offeredModel = z.object({
  id: z.string(),
  name: z.string(),
  maker: z.string(),
  licence: z.object({ name: z.string(), url: z.string() }),
  /** Where it comes from, in words of the hub: repository, revision and file. */
  repository: z.string(),
  revision: z.string().nullable(),
  file: z.string(),
  /** What is fetched in the way that is offered; null: not known before. */
  bytes: z.number().nullable(),
  /** null: the one computed has to be confirmed. */
  sha256: z.string().nullable(),
  machineGb: z.number().int(),
  contextTokens: z.number().int(),
  languages: z.array(z.string()),
  architecture: z.enum(["transformer", "hybrid"]),
  purpose: z.object({ en: z.string(), ar: z.string() }),
  /** Of what is said here, that which was tried and not only read. */
  checked: z.array(z.string()),
  fitsMemory: z.boolean(),
  isRecommended: z.boolean(),
});
export type OfferedModel = z.infer<typeof offeredModel>;

const problem = z.object({ code: z.enum(errorCodes), params: errorParams });

/** A model's file in the folder of the models, whoever put it there. */
const placedFile = z.object({
  name: z.string(),
  bytes: z.number(),
  /** The model of the catalogue that it is, by its name. */
  model: z.string().nullable(),
  /** Why it cannot write, as far as its first bytes tell. */
  problem: problem.nullable(),
});
export type PlacedFile = z.infer<typeof placedFile>;

/** What writes, if the server's own model does. */
export const localChoice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("file"), name: z.string() }),
  z.object({ kind: z.literal("ollama"), model: z.string() }),
]);
export type LocalChoice = z.infer<typeof localChoice>;

/** `confirm`: the checksum computed is not known to the catalogue, and the operator has to say that it is right. */
const task = z.object({
  model: z.string(),
  way: z.enum(["own", "ollama"]),
  step: z.enum(["program", "file", "trial"]),
  state: z.enum(["running", "paused", "confirm", "failed"]),
  bytes: z.number(),
  total: z.number().nullable(),
  bytesPerSecond: z.number().nullable(),
  secondsLeft: z.number().nullable(),
  sha256: z.string().nullable(),
  problem: problem.nullable(),
});
export type LocalTask = z.infer<typeof task>;

export const speed = z.object({ wordsPerMinute: z.number(), at: z.iso.datetime() });
export type Speed = z.infer<typeof speed>;

const localModels = z.object({
  machine,
  /** The folder in which a file of one's own can be put. */
  folder: z.string(),
  /** Where models come from. */
  hub: z.string(),
  /** The program that runs models: installed, or to be fetched with the first model; `unavailable`: none for this machine. */
  program: z.enum(["installed", "missing", "unavailable"]),
  /** Ollama answers there, and is asked to fetch the model. */
  ollama: z.object({ address: z.string(), models: z.array(z.string()) }).nullable(),
  /** The setting that decides which model writes; null: none does. */
  lockedBy: z.string().nullable(),
  models: z.array(offeredModel),
  files: z.array(placedFile),
  task: task.nullable(),
  chosen: localChoice.nullable(),
  /** What the chosen model does now. `asleep`: it is loaded with the next text. */
  state: z.enum(["off", "asleep", "loading", "reading", "writing", "idle"]),
  speed: speed.nullable(),
});
export type LocalModels = z.infer<typeof localModels>;

/** `POST /api/local-models/install`: fetch this model in the way that was shown, under the licence that was shown. */
const installRequest = z.object({ model: z.string().max(100), way: z.enum(["own", "ollama"]), licence: z.string().max(100) });
export type InstallModelRequest = z.infer<typeof installRequest>;

/** `POST /api/local-models/task`: `confirm` takes the file with this checksum; `drop` ends the task and deletes what was fetched. */
const taskRequest = z.discriminatedUnion("act", [
  z.object({ act: z.enum(["pause", "resume", "drop"]) }),
  z.object({ act: z.literal("confirm"), sha256: z.string().max(64) }),
]);
export type LocalTaskRequest = z.infer<typeof taskRequest>;

/** `PUT /api/local-models/chosen`: null lets no model of the server's own write. */
const chooseRequest = z.object({ choice: localChoice.nullable() });

const tryEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("status"), status: writerStatus.nullable() }),
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("end"), state: localModels }),
  z.object({ type: z.literal("error"), code: z.enum(errorCodes), params: errorParams }),
]);
export type TryModelEvent = z.infer<typeof tryEvent>;

export const localModelsApi = {
  get: endpoint({
    method: "GET",
    path: "/local-models",
    summary: "Models that this server can run itself, for the operator",
    answer: localModels,
    errors: ["request.not_found", "local_model.off"],
  }),
  install: endpoint({
    method: "POST",
    path: "/local-models/install",
    summary: "Fetch a model and let it write, for the operator",
    body: installRequest,
    status: 202,
    answer: localModels,
    errors: [
      "request.not_found",
      "local_model.off",
      "local_model.unknown",
      "local_model.licence",
      "local_model.locked",
      "local_model.busy",
      "local_model.platform",
      "local_model.no_memory",
      "local_model.no_space",
      "local_model.ollama_away",
    ],
  }),
  task: endpoint({
    method: "POST",
    path: "/local-models/task",
    summary: "Pause, resume, confirm or drop what is being fetched, for the operator",
    body: taskRequest,
    answer: localModels,
    errors: ["request.not_found", "local_model.off", "local_model.nothing", "local_model.checksum"],
  }),
  choose: endpoint({
    method: "PUT",
    path: "/local-models/chosen",
    summary: "Choose which model of this server writes, for the operator",
    body: chooseRequest,
    answer: localModels,
    errors: [
      "request.not_found",
      "local_model.off",
      "local_model.unknown",
      "local_model.locked",
      "local_model.damaged",
      "local_model.no_chat",
      "local_model.runtime",
      "local_model.ollama_away",
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/local-models/files/:name",
    summary: "Delete a model's file, for the operator",
    answer: localModels,
    errors: ["request.not_found", "local_model.off", "local_model.unknown"],
  }),
  try: endpoint({
    method: "POST",
    path: "/local-models/try",
    summary: "Let the chosen model write a paragraph and measure its speed; whoever closes the stream ends it",
    body: z.object({ variety: z.enum(varieties) }),
    answer: events(tryEvent),
    errors: ["request.not_found", "local_model.off", "local_model.no_writer"],
  }),
};
