import type { Hono } from "hono";
import type { AppEnv } from "#server/platform/http/context.ts";
import { errorEnvelope } from "#shared/errors.ts";

interface RequestOptions {
  /** Beside those that the client sends by itself; `undefined` leaves one of those out. */
  readonly headers?: Record<string, string | undefined>;
  /** Sent as JSON; a form as it is. */
  readonly body?: unknown;
}

/** A browser as the server sees it: one address, a cookie jar, an Origin on every write. */
export interface TestClient {
  get(path: string, options?: RequestOptions): Promise<Response>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<Response>;
  patch(path: string, body?: unknown, options?: RequestOptions): Promise<Response>;
  put(path: string, body?: unknown, options?: RequestOptions): Promise<Response>;
  delete(path: string, options?: RequestOptions): Promise<Response>;
  request(method: string, path: string, options?: RequestOptions): Promise<Response>;
  readonly cookies: Map<string, string>;
}

let lastAddress = 0;

/** Every client has an address of its own, so that one test's sign-ups do not count against another's rate limit. */
export function createClient(app: Hono<AppEnv>, origin: string): TestClient {
  const cookies = new Map<string, string>();
  const address = `10.0.${++lastAddress >> 8}.${lastAddress & 255}`;

  async function request(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
    const headers = new Headers({ "x-forwarded-for": address });
    if (method !== "GET") headers.set("origin", origin);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const body = options.body instanceof FormData ? options.body : JSON.stringify(options.body);
    if (typeof body === "string") headers.set("content-type", "application/json");
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value === undefined) headers.delete(name);
      else headers.set(name, value);
    }
    const response = await app.request(new Request(new URL(path, origin), { method, headers, body }));
    keepCookies(cookies, response);
    return response;
  }

  return {
    cookies,
    request,
    get: (path, options) => request("GET", path, options),
    post: (path, body = {}, options) => request("POST", path, { ...options, body }),
    put: (path, body, options) => request("PUT", path, { ...options, body }),
    patch: (path, body, options) => request("PATCH", path, { ...options, body }),
    delete: (path, options) => request("DELETE", path, options),
  };
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split(";");
    const [name = "", ...value] = pair.split("=");
    const isGone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (isGone) cookies.delete(name);
    else cookies.set(name, value.join("="));
  }
}

/** The code of an error answer; fails the test when the answer is not the one envelope. */
export async function errorCode(response: Response): Promise<string> {
  return errorEnvelope.parse(await response.json()).error.code;
}
