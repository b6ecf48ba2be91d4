import type { Api } from "#shared/contracts/api.ts";
import type { AnswerOf, RequestOf } from "#shared/contracts/endpoint.ts";
import type { ErrorCode, ErrorParams } from "#shared/errors.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { getPreferences } from "#web/lib/preferences.ts";
import { callWasLost } from "./connection.ts";
import { waitForSignIn } from "./session-expired.ts";

/** How the person signed in: by the session cookie, or by the token of an identity service. */
type Way = { kind: "session" } | { kind: "token"; idToken: () => Promise<string> };

let way: Way = { kind: "session" };

/** Chooses the mount of every later call. The session is the default; the token way comes with the identity service. */
export function signInBy(next: Way): void {
  way = next;
}

type CallName = keyof Api;
/** The calls that answer with JSON, or with nothing. */
type JsonCall = { [Name in CallName]: [AnswerOf<Api[Name]>] extends [never] ? never : Name }[CallName];

/** How a call is made, whatever it is about. */
interface Manner {
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal | undefined;
  /** Without it the call may take as long as it likes. */
  readonly timeoutMs?: number;
  /** False where a 401 is an answer (a wrong password), not the end of the session. */
  readonly recover?: boolean;
  /** Sent to its end although the page is left in this moment. */
  readonly keepalive?: boolean;
}

/** What is sent, as its contract says: parameters of the path, query, body (JSON, or a form with files). */
type Sending<Name extends CallName> = RequestOf<Api[Name], FormData>;
type CallOptions<Name extends CallName> = Manner & Sending<Name>;
type Options<Name extends CallName> = object extends Sending<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/** The same, whatever the call. */
interface AnyOptions extends Manner {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly mount?: "server";
}

/** A JSON call that is silent for so long has failed: the person may try again instead of watching 'Saving…' for ever. */
const callTimeoutMs = 30_000;

/**
 * The address of a call: what a person has is mounted at `/api/…` for the session and at `/api/firebase/…` for the token. For what the
 * browser fetches by itself.
 */
export function apiAddress<Name extends CallName>(name: Name, ...[options]: Options<Name>): string {
  return addressOf(name, options as AnyOptions | undefined);
}

function addressOf(name: CallName, { params = {}, query = {}, mount }: AnyOptions = {}): string {
  const path = name.slice(name.indexOf("/")).replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : "";
  return `${way.kind === "token" && mount !== "server" ? "/api/firebase" : "/api"}${path}${search}`;
}

/**
 * One call to the server, named by its method and path ('GET /usage'). Returns the parsed JSON, or undefined for an empty answer.
 * Throws an `ApiError`: the server's code, `network` when none answered, `unknown` when the answer is not ours. An aborted call
 * throws the signal's reason. When the session has ended, the call waits for the person to sign in again and then goes on.
 */
export async function call<Name extends JsonCall>(name: Name, ...[options]: Options<Name>): Promise<AnswerOf<Api[Name]>> {
  const given = options as AnyOptions | undefined;
  const headers = { accept: "application/json", ...given?.headers };
  const response = await receive(name, { timeoutMs: callTimeoutMs, ...given, headers });
  const text = await response.text().catch((cause: unknown) => failed(given?.signal, cause));
  if (text === "") return undefined as AnswerOf<Api[Name]>;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError("unknown", { status: response.status, cause });
  }
}

/** The same, for answers that are not JSON: streams and downloads. The response is OK. */
export function callRaw<Name extends Exclude<CallName, JsonCall>>(name: Name, ...[options]: Options<Name>): Promise<Response> {
  return receive(name, (options as AnyOptions | undefined) ?? {});
}

async function receive(name: CallName, options: AnyOptions): Promise<Response> {
  const response = await send(name, options);
  if (response.ok) return response;
  const error = await errorOf(response);
  const mayRecover = options.recover !== false && error.code === "identity.unauthorized";
  if (!mayRecover || !(await waitForSignIn())) throw error;
  const second = await send(name, options);
  if (second.ok) return second;
  throw await errorOf(second);
}

async function send(name: CallName, options: AnyOptions): Promise<Response> {
  const headers = new Headers(options.headers);
  // Mails and template names come in the language of the page, whatever the browser prefers.
  headers.set("accept-language", getPreferences().language);
  // The browser names the type of a form itself, with the mark that parts its fields.
  const body = options.body instanceof FormData ? options.body : JSON.stringify(options.body);
  if (typeof body === "string") headers.set("content-type", "application/json");
  if (way.kind === "token" && options.mount !== "server") headers.set("authorization", `Bearer ${await way.idToken()}`);
  const limits = [options.signal, options.timeoutMs === undefined ? undefined : AbortSignal.timeout(options.timeoutMs)];
  try {
    return await fetch(addressOf(name, options), {
      method: name.slice(0, name.indexOf(" ")),
      headers,
      credentials: "same-origin",
      ...(options.body === undefined ? {} : { body }),
      keepalive: options.keepalive ?? false,
      signal: AbortSignal.any(limits.filter((limit) => limit !== undefined)),
    });
  } catch (cause) {
    return failed(options.signal, cause);
  }
}

/** No answer, half an answer, or none in time: all the same to the person. An abort of the caller's own is no failure. */
function failed(signal: AbortSignal | undefined, cause: unknown): never {
  if (signal?.aborted) throw cause;
  callWasLost();
  throw new ApiError("network", { cause });
}

/** Reads the one error envelope; an answer without it comes from a proxy in between, and its status says what it is worth. */
async function errorOf(response: Response): Promise<ApiError> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  if (isRecord(body) && isRecord(body.error) && typeof body.error.code === "string") {
    return new ApiError(body.error.code as ErrorCode, {
      params: isRecord(body.error.params) ? (body.error.params as ErrorParams) : {},
      requestId: typeof body.error.requestId === "string" ? body.error.requestId : null,
      status,
    });
  }
  return new ApiError(codeOfStatus(status), { status, requestId: response.headers.get("x-request-id") });
}

function codeOfStatus(status: number): ErrorCode | "unknown" {
  if (status === 401) return "identity.unauthorized";
  if (status === 404) return "request.not_found";
  if (status === 413) return "request.too_large";
  if (status === 429) return "request.rate_limited";
  if (status >= 400 && status < 500) return "request.invalid";
  return status === 503 ? "server.stopping" : "unknown";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
