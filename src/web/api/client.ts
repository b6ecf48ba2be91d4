import type { Api } from "#shared/contracts/api.ts";
import type { AnswerOf, RequestOf } from "#shared/contracts/endpoint.ts";
import type { ErrorCode, ErrorParams } from "#shared/errors.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { getPreferences } from "#web/lib/preferences.ts";
import { callWasLost } from "./connection.ts";
import { waitForSignIn } from "./session-expired.ts";

/** How the person signed in: by session cookie, or by a token of an identity service. */
type Way = { kind: "session" } | { kind: "token"; idToken: IdToken };

/**
 * The token of the person who is signed in now; `isForced` gets a new one whatever the age of the present one. Throws an `ApiError`:
 * `identity.unauthorized` where nobody is signed in, `network` where the identity service does not answer.
 */
type IdToken = (isForced: boolean) => Promise<string>;

let way: Way = { kind: "session" };

/** Sets the way of signing in for all later calls. The session is the default; the identity service sets the token. */
export function signInBy(next: Way): void {
  way = next;
}

/** The way of all calls now. */
export function wayNow(): Way["kind"] {
  return way.kind;
}

type CallName = keyof Api;
/** The calls that respond with JSON or an empty body. */
type JsonCall = { [Name in CallName]: [AnswerOf<Api[Name]>] extends [never] ? never : Name }[CallName];

/** Request options that do not depend on the call. */
interface Manner {
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal | undefined;
  /** No timeout if absent. */
  readonly timeoutMs?: number;
  /** False if a 401 is a regular response (a wrong password) and does not mean that the session ended. */
  readonly recover?: boolean;
  /** Lets the request finish even if the page is left. */
  readonly keepalive?: boolean;
}

/** The request of a call, as its contract says: path parameters, query, body (JSON, or a form with files). */
type Sending<Name extends CallName> = RequestOf<Api[Name], FormData>;
type CallOptions<Name extends CallName> = Manner & Sending<Name>;
type Options<Name extends CallName> = object extends Sending<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

interface AnyOptions extends Manner {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly mount?: "server";
}

/**
 * A JSON call without a response after this time has failed, so that the person can retry instead of seeing 'Saving…' for ever.
 */
const callTimeoutMs = 30_000;

/**
 * The address of a call: under `/api/…` for the session and under `/api/firebase/…` for the token. For addresses that the browser
 * fetches by itself.
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
 * Calls the server. The name is the method and path ('GET /usage'). Returns the parsed JSON, or undefined for an empty body.
 * Throws an `ApiError` with the server's code, with `network` without a response, or with `unknown` if the response is not from
 * our server. An aborted call throws the signal's reason. If the session has ended, the call waits until the person signs in again
 * and then continues.
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

/** Like `call`, for responses other than JSON: streams and downloads. The response is OK. */
export function callRaw<Name extends Exclude<CallName, JsonCall>>(name: Name, ...[options]: Options<Name>): Promise<Response> {
  return receive(name, (options as AnyOptions | undefined) ?? {});
}

async function receive(name: CallName, options: AnyOptions): Promise<Response> {
  const first = await attempt(name, options);
  if (first instanceof Response) return first;
  const refused = await withNewToken(name, options, first);
  if (refused instanceof Response) return refused;
  const mayRecover = options.recover !== false && isShutOut(refused);
  if (!mayRecover || !(await waitForSignIn())) throw refused;
  const last = await attempt(name, options);
  if (last instanceof Response) return last;
  throw last;
}

/** A token may lapse while a page is open: one new one is asked for before the person is. */
async function withNewToken(name: CallName, options: AnyOptions, refused: ApiError): Promise<Response | ApiError> {
  const isToken = way.kind === "token" && options.mount !== "server";
  return isToken && isShutOut(refused) ? attempt(name, options, true) : refused;
}

const shutOut: readonly string[] = ["identity.unauthorized", "identity.token_expired", "identity.token_invalid"];

/** Whether signing in again would help. */
function isShutOut({ code }: ApiError): boolean {
  return shutOut.includes(code);
}

/** One request. Returns a refusal, throws what no second request would mend. */
async function attempt(name: CallName, options: AnyOptions, isForced = false): Promise<Response | ApiError> {
  try {
    const response = await send(name, options, isForced);
    return response.ok ? response : await errorOf(response);
  } catch (error) {
    if (error instanceof ApiError && isShutOut(error)) return error;
    throw error;
  }
}

async function send(name: CallName, options: AnyOptions, isForced: boolean): Promise<Response> {
  const headers = new Headers(options.headers);
  // Mails and template names use the language of the page, whatever the browser prefers.
  headers.set("accept-language", getPreferences().language);
  // The browser sets a form's content type itself, with the boundary of its parts.
  const body = options.body instanceof FormData ? options.body : JSON.stringify(options.body);
  if (typeof body === "string") headers.set("content-type", "application/json");
  if (way.kind === "token" && options.mount !== "server") headers.set("authorization", `Bearer ${await way.idToken(isForced)}`);
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

/** No response, a partial response or a timeout: the person sees the same error. Aborting the call is not an error. */
function failed(signal: AbortSignal | undefined, cause: unknown): never {
  if (signal?.aborted) throw cause;
  callWasLost();
  throw new ApiError("network", { cause });
}

/** Reads the error envelope. A response without one comes from a proxy, and only its status is meaningful. */
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
