import type { z } from "zod";
import type { ErrorCode } from "../errors.ts";

/** Who may call: everybody, a person by cookie or bearer token, or a person by bearer token alone. */
type Access = "everybody" | "signed-in" | "bearer";

/** An answer without a body: 204. */
export const nothing = { kind: "nothing" } as const;

/** Server-sent events; each one's data is JSON of this shape. */
export function events<Event extends z.ZodType>(event: Event) {
  return { kind: "events", event } as const;
}

/** A file of one of these media types, sent to be saved. */
export function file(...types: string[]) {
  return { kind: "file", types } as const;
}

/** The browser is sent to another address: 302. */
export const redirect = { kind: "redirect" } as const;

/** A body of files (`multipart/form-data`), each in a field of this name. */
export function files(field: string) {
  return { kind: "files", field } as const;
}

type Answer = z.ZodType | typeof nothing | typeof redirect | ReturnType<typeof events> | ReturnType<typeof file>;
type Body = z.ZodType | ReturnType<typeof files>;

/** One call of the server: what it takes and what it answers. The server, its document and the web client are bound to it. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`, and below `/api/firebase` for a bearer token; `:name` stands for a parameter. */
  readonly path: `/${string}`;
  /** One line for whoever reads the document. */
  readonly summary: string;
  /** 'signed-in' where nothing is said. */
  readonly access?: Access;
  /** Each parameter is a text where nothing is said. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: Body;
  /** JSON of a schema, or one of the forms above. */
  readonly answer: Answer;
  /** Of a success; 200 where nothing is said, 204 for `nothing`. */
  readonly status?: 201 | 202;
  /** Beyond those that any call may end in (`commonErrors`). */
  readonly errors?: readonly ErrorCode[];
}

/** What any call may end in, whatever it does. A call with a parameter in its path may also find nothing there. */
const commonErrors = [
  "request.invalid",
  "request.too_large",
  "request.origin",
  "request.host",
  "identity.unauthorized",
  "identity.not_configured",
  "workspace.not_found",
  "server.stopping",
  "server.unavailable",
  "server.storage_full",
  "internal",
] as const satisfies readonly ErrorCode[];

/** All codes that a call may end in. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const missing: ErrorCode[] = endpoint.path.includes("/:") ? ["request.not_found"] : [];
  return [...new Set([...commonErrors, ...missing, ...(endpoint.errors ?? [])])];
}

/** The names behind the colons of a path. */
export type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a call answers: of files, events and redirects the response alone tells. */
export type AnswerOf<E extends Endpoint> = E["answer"] extends z.ZodType
  ? z.output<E["answer"]>
  : E["answer"] extends typeof nothing
    ? undefined
    : never;

/** One event of a call that answers with events. */
export type EventOf<E extends Endpoint> = E["answer"] extends { readonly kind: "events"; readonly event: infer Event }
  ? Event extends z.ZodType
    ? z.output<Event>
    : never
  : never;

/** A value as a caller may hold it: a list that is only read is sent as well as any. */
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
/** A call for everybody has one address, whatever the way of signing in. */
type MountPart<E extends Endpoint> = E extends { readonly access: "everybody" } ? { readonly mount: "server" } : object;

/** What a caller of a call gives; `Form` is what holds files. */
export type RequestOf<E extends Endpoint, Form> = ParamsPart<E> & QueryPart<E> & BodyPart<E, Form> & MountPart<E>;

/** Declares a call; its type keeps every schema and the letters of its path. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}
