import type { Context, Handler, MiddlewareHandler } from "hono";
import { validator } from "hono/validator";
import type { z } from "zod";
import type { Actor } from "#server/platform/actor.ts";
import type { Endpoint, EventOf, nothing, PathParameter } from "#shared/contracts/endpoint.ts";
import type { Language } from "#shared/options.ts";
import { checkValue } from "./answer-check.ts";
import type { AppEnv } from "./context.ts";
import { invalidRequest } from "./errors.ts";
import { languageOfRequest } from "./language.ts";
import { storable } from "./storable.ts";
import { type StreamParts, streamEvents, type TypedStream } from "./stream.ts";

type Parsed<E, Part extends string, Otherwise> = E extends { readonly [Key in Part]: infer Schema }
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : Otherwise
  : Otherwise;

/** A request as its handler sees it: admitted, with every part validated by the contract. */
export interface Call<E extends Endpoint> {
  /** For what a contract does not describe: request and response headers, the caller's address. */
  readonly c: Context<AppEnv>;
  readonly actor: E extends { readonly access: "everybody" } ? never : Actor;
  readonly params: Parsed<E, "params", Record<PathParameter<E["path"]>, string>>;
  readonly query: Parsed<E, "query", undefined>;
  readonly body: Parsed<E, "body", undefined>;
  /** The language of the page that asks. */
  readonly language: Language;
  /** Responds with events until `send` returns. `send` must return when its signal aborts. */
  events(
    parts: StreamParts,
    send: (stream: TypedStream<EventOf<E>>, replaced: AbortSignal) => Promise<void>,
  ): Response | Promise<Response>;
}

/** What a handler returns: the value of a JSON response, nothing, or the whole response for all other forms. */
type Result<E extends Endpoint> = E["answer"] extends z.ZodType
  ? z.output<E["answer"]> | Promise<z.output<E["answer"]>>
  : E["answer"] extends typeof nothing
    ? Promise<void>
    : Response | Promise<Response>;

export interface Route {
  readonly endpoint: Endpoint;
  /** In order: the checks that run before the body is read, the contract's validation, the handler. */
  readonly handlers: readonly Handler[];
}

/**
 * Serves an endpoint. The contract validates the request before the handler runs. A mismatch is `request.invalid` with the first
 * field that does not fit. `before` runs after authentication and before the body is read.
 */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Result<E>,
  ...before: MiddlewareHandler<AppEnv>[]
): Route {
  const answer = async (c: Context<AppEnv>) => respond(c, endpoint, await handle(callOf(c, endpoint)));
  return { endpoint, handlers: [...before, ...validators(endpoint), answer] as Handler[] };
}

function callOf<E extends Endpoint>(c: Context<AppEnv>, endpoint: E): Call<E> {
  const valid = (part: "param" | "query" | "json") => c.req.valid(part as never);
  const { answer } = endpoint;
  return {
    c,
    actor: c.get("actor") as Call<E>["actor"],
    params: (endpoint.params ? valid("param") : c.req.param()) as Call<E>["params"],
    query: (endpoint.query ? valid("query") : undefined) as Call<E>["query"],
    body: (isSchema(endpoint.body) ? valid("json") : undefined) as Call<E>["body"],
    language: languageOfRequest(c),
    events: (parts, send) => {
      if (!("kind" in answer) || answer.kind !== "events") throw new Error(`${endpoint.path} answers with no events.`);
      return streamEvents(c, parts, (event) => checkValue(c, endpoint, answer.event, event), send);
    },
  };
}

function respond(c: Context<AppEnv>, endpoint: Endpoint, result: unknown): Response {
  const { answer, status } = endpoint;
  if (result instanceof Response) return result;
  if ("kind" in answer) return c.body(null, 204);
  checkValue(c, endpoint, answer, result);
  return status === undefined ? c.json(result) : c.json(result, status);
}

function validators({ params, query, body }: Endpoint): MiddlewareHandler[] {
  return [
    ...(params ? [validator("param", (value) => parse(params, value))] : []),
    ...(query ? [validator("query", (value) => parse(query, value))] : []),
    ...(isSchema(body) ? [validator("json", (value) => parse(body, value))] : []),
  ];
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidRequest(result.error);
  return storable(result.data);
}

function isSchema(body: Endpoint["body"]): body is z.ZodType {
  return body !== undefined && !("kind" in body);
}
