import type { z } from "zod";
import type { ErrorCode } from "../errors.ts";

/** Who may call: everybody, a signed-in person (by cookie or bearer token), or a person with a bearer token only. */
type Access = "everybody" | "signed-in" | "bearer";

/** A response without a body: 204. */
export const nothing = { kind: "nothing" } as const;

/** Server-sent events. The data of each one is JSON of this shape. */
export function events<Event extends z.ZodType>(event: Event) {
  return { kind: "events", event } as const;
}

/** A file of one of these media types, as a download. */
export function file(...types: string[]) {
  return { kind: "file", types } as const;
}

/** A redirect to another address: 302. */
export const redirect = { kind: "redirect" } as const;

/** A body of files (`multipart/form-data`), each in a field of this name. */
export function files(field: string) {
  return { kind: "files", field } as const;
}

type Answer = z.ZodType | typeof nothing | typeof redirect | ReturnType<typeof events> | ReturnType<typeof file>;
type Body = z.ZodType | ReturnType<typeof files>;

/** One call of the API: its request and its response. The server, the OpenAPI document and the web client all use this type. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to `/api`, and to `/api/firebase` for a bearer token. `:name` is a parameter. */
  readonly path: `/${string}`;
  /** One line for readers of the OpenAPI document. */
  readonly summary: string;
  /** The default is 'signed-in'. */
  readonly access?: Access;
  /** The default for each parameter is a string. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: Body;
  /** A schema for JSON, or one of the forms above. */
  readonly answer: Answer;
  /** The status of a success. The default is 200, or 204 for `nothing`. */
  readonly status?: 201 | 202;
  /** Codes in addition to `commonErrors`. */
  readonly errors?: readonly ErrorCode[];
}

/** Errors that every call can return. A call with a parameter in its path can also return `request.not_found`. */
const commonErrors = [
  "request.invalid",
  "request.too_large",
  "request.origin",
  "request.host",
  "identity.unauthorized",
  "identity.not_configured",
  "identity.token_invalid",
  "identity.token_expired",
  "identity.token_clock",
  "identity.token_too_long",
  "identity.account_exists",
  "identity.service_unavailable",
  "workspace.not_found",
  "server.stopping",
  "server.unavailable",
  "server.storage_full",
  "internal",
] as const satisfies readonly ErrorCode[];

/** All error codes that a call can return. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const missing: ErrorCode[] = endpoint.path.includes("/:") ? ["request.not_found"] : [];
  return [...new Set([...commonErrors, ...missing, ...(endpoint.errors ?? [])])];
}

/** The parameter names in a path. */
export type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The response type of a call; never for files, events and redirects, which callers read from the raw response. */
export type AnswerOf<E extends Endpoint> = E["answer"] extends z.ZodType
  ? z.output<E["answer"]>
  : E["answer"] extends typeof nothing
    ? undefined
    : never;

/** The event type of a call that responds with events. */
export type EventOf<E extends Endpoint> = E["answer"] extends { readonly kind: "events"; readonly event: infer Event }
  ? Event extends z.ZodType
    ? z.output<Event>
    : never
  : never;

/** The type of a request value for callers, who may pass read-only lists. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

type ParamsPart<E extends Endpoint> = [PathParameter<E["path"]>] extends [never]
  ? object
  : { readonly params: Readonly<Record<PathParameter<E["path"]>, string | number>> };
type QueryPart<E extends Endpoint> = E extends { readonly query: infer Query extends z.ZodType }
  ? { readonly query?: { readonly [Name in keyof z.output<Query>]?: z.output<Query>[Name] | undefined } }
  : object;
type BodyPart<E extends Endpoint, Form> = E extends { readonly body: infer Sending }
  ? { readonly body: Sending extends z.ZodType ? Sent<z.input<Sending>> : Form }
  : object;
/** Calls for everybody have one address, whatever the way of signing in. */
type MountPart<E extends Endpoint> = E extends { readonly access: "everybody" } ? { readonly mount: "server" } : object;

/** What a caller passes to a call. `Form` is the type of a body with files. */
export type RequestOf<E extends Endpoint, Form> = ParamsPart<E> & QueryPart<E> & BodyPart<E, Form> & MountPart<E>;

/** Declares a call. The type keeps every schema and the literal path. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}
