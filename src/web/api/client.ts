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

export interface CallOptions {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Sent as JSON; a form with files as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** `server`: the address has one mount only (`/api/auth/…`, `/api/app`), whatever the way of signing in. */
  mount?: "resource" | "server";
  /** Without it the call may take as long as it likes. */
  timeoutMs?: number;
  /** False where a 401 is an answer (a wrong password), not the end of the session. */
  recover?: boolean;
  /** Sent to its end although the page is left in this moment. */
  keepalive?: boolean;
}

/** A JSON call that is silent for so long has failed: the person may try again instead of watching 'Saving…' for ever. */
const callTimeoutMs = 30_000;

/** The address of a call: every resource is mounted at `/api/…` for the session and at `/api/firebase/…` for the token. */
export function apiAddress(path: string, mount: CallOptions["mount"] = "resource"): string {
  return way.kind === "token" && mount === "resource" ? `/api/firebase${path}` : `/api${path}`;
}

/**
 * One call to the server, `path` without `/api` ('/usage'). Returns the parsed JSON, or undefined for an empty answer.
 * Throws an `ApiError`: the server's code, `network` when none answered, `unknown` when the answer is not ours. An aborted call
 * throws the signal's reason. When the session has ended, the call waits for the person to sign in again and then goes on.
 */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const headers = { accept: "application/json", ...options.headers };
  const response = await callRaw(path, { timeoutMs: callTimeoutMs, ...options, headers });
  const text = await response.text().catch((cause: unknown) => failed(options, cause));
  if (text === "") return undefined as Answer;
  try {
    return JSON.parse(text) as Answer;
  } catch (cause) {
    throw new ApiError("unknown", { status: response.status, cause });
  }
}

/** The same, for answers that are not JSON: streams and downloads. The response is OK. */
export async function callRaw(path: string, options: CallOptions = {}): Promise<Response> {
  const response = await send(path, options);
  if (response.ok) return response;
  const error = await errorOf(response);
  const mayRecover = options.recover !== false && error.code === "identity.unauthorized";
  if (!mayRecover || !(await waitForSignIn())) throw error;
  const second = await send(path, options);
  if (second.ok) return second;
  throw await errorOf(second);
}

async function send(path: string, options: CallOptions): Promise<Response> {
  const mount = options.mount ?? "resource";
  const headers = new Headers(options.headers);
  // Mails and template names come in the language of the page, whatever the browser prefers.
  headers.set("accept-language", getPreferences().language);
  // The browser names the type of a form itself, with the mark that parts its fields.
  const body = options.body instanceof FormData ? options.body : JSON.stringify(options.body);
  if (typeof body === "string") headers.set("content-type", "application/json");
  if (way.kind === "token" && mount === "resource") headers.set("authorization", `Bearer ${await way.idToken()}`);
  const limits = [options.signal, options.timeoutMs === undefined ? undefined : AbortSignal.timeout(options.timeoutMs)];
  try {
    return await fetch(apiAddress(path, mount), {
      method: options.method ?? "GET",
      headers,
      credentials: "same-origin",
      ...(options.body === undefined ? {} : { body }),
      keepalive: options.keepalive ?? false,
      signal: AbortSignal.any(limits.filter((limit) => limit !== undefined)),
    });
  } catch (cause) {
    return failed(options, cause);
  }
}

/** No answer, half an answer, or none in time: all the same to the person. An abort of the caller's own is no failure. */
function failed(options: CallOptions, cause: unknown): never {
  if (options.signal?.aborted) throw cause;
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
