import { type LookupAddress, lookup } from "node:dns";
import ipaddr from "ipaddr.js";
import { Agent, type Dispatcher, fetch, type Response } from "undici";

export type GuardedFetchReason = "address" | "redirects" | "timeout" | "too_large" | "unreachable";

/** Why an address from a user was not fetched. The message is for the log; features turn the reason into a text. */
export class GuardedFetchError extends Error {
  override readonly name = "GuardedFetchError";
  readonly reason: GuardedFetchReason;

  constructor(reason: GuardedFetchReason, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}

interface GuardedRequest {
  readonly method?: "GET" | "HEAD" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole request: name resolution, redirects, body. */
  readonly timeoutMs?: number;
  /** Size of the body after decompression. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
}

interface GuardedResponse {
  /** The address of the final response, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: Uint8Array;
}

export type GuardedFetch = (address: string, request?: GuardedRequest) => Promise<GuardedResponse>;

const maxRedirects = 3;
const defaultTimeoutMs = 10_000;
const defaultMaxBytes = 2 * 1024 * 1024;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Azure's metadata service has a public address. Those of other clouds lie in ranges that are refused anyway. */
const metadataAddresses = new Set(["168.63.129.16"]);

/**
 * Creates the fetch for addresses that users give. Never fetch such an address by any other means than this and
 * `createGuardedStream`. Only http and https and only public addresses are allowed. The name is resolved here, all of its
 * addresses are checked, and the connection goes to a checked address, so that a second DNS answer cannot change the target. Each
 * redirect is checked too.
 * @param isAllowed lets tests reach their servers on loopback. Nothing else may pass it.
 */
export function createGuardedFetch(isAllowed: (address: string) => boolean = isPublicAddress): GuardedFetch {
  const agent = new Agent({ connect: { lookup: checkedLookup(isAllowed) } });
  return async (address, request = {}) => {
    const timeout = AbortSignal.timeout(request.timeoutMs ?? defaultTimeoutMs);
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
    try {
      return await follow(address, request, { agent, isAllowed, signal });
    } catch (error) {
      throw toGuardedError(error, timeout);
    }
  };
}

/** A request whose response is read as it arrives, such as a model's text. */
export type GuardedStream = (
  address: string,
  init: {
    readonly method: "POST";
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly signal: AbortSignal | null;
    readonly redirect: "error";
  },
) => Promise<globalThis.Response>;

/** Like `createGuardedFetch`, for streams. It follows no redirect, and the caller must limit time and size. */
export function createGuardedStream(isAllowed: (address: string) => boolean = isPublicAddress): GuardedStream {
  const agent = new Agent({ connect: { lookup: checkedLookup(isAllowed) } });
  return async (address, init) => {
    try {
      const response = await fetch(checkedUrl(address, isAllowed), { ...init, dispatcher: agent });
      // Node's own `Response` is this class, in the version that Node bundles.
      return response as unknown as globalThis.Response;
    } catch (error) {
      throw init.signal?.aborted ? error : toGuardedError(error);
    }
  };
}

export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/**
 * All of the IPv6 space that is allocated for public use. Other ranges contain embedded IPv4 addresses ('::7f00:1') or are
 * unassigned.
 */
const globalIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address is public. An IPv4 address mapped into IPv6 counts as IPv4. Addresses of translators (NAT64, 6to4, Teredo)
 * never count as public, whatever IPv4 address they contain.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalIpv6)) return false;
  return parsed.range() === "unicast" && !metadataAddresses.has(parsed.toString());
}

interface Guards {
  readonly agent: Dispatcher;
  readonly isAllowed: (address: string) => boolean;
  readonly signal: AbortSignal;
}

async function follow(address: string, request: GuardedRequest, guards: Guards): Promise<GuardedResponse> {
  let url = checkedUrl(address, guards.isAllowed);
  let { method = "GET", headers = {}, body } = request;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await fetch(url, {
      method,
      headers,
      body,
      redirect: "manual",
      dispatcher: guards.agent,
      signal: guards.signal,
    });
    const target = redirectStatuses.has(response.status) ? response.headers.get("location") : null;
    if (target === null) return await read(response, url, request.maxBytes ?? defaultMaxBytes);
    await response.body?.cancel();
    const next = checkedUrl(target, guards.isAllowed, url);
    // Headers may contain a key for the first host only.
    if (next.origin !== url.origin) headers = {};
    if (response.status === 303 || (method === "POST" && response.status < 303)) [method, body] = ["GET", undefined];
    url = next;
  }
  throw new GuardedFetchError("redirects", `more than ${maxRedirects} redirects`);
}

function checkedUrl(address: string, isAllowed: (address: string) => boolean, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new GuardedFetchError("address", "not an address");
  const url = new URL(address, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new GuardedFetchError("address", `scheme ${url.protocol}`);
  if (url.username || url.password) throw new GuardedFetchError("address", "user and password in the address");
  // A host that is an IP address is not looked up, so it is checked here.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal) && !isAllowed(literal)) throw new GuardedFetchError("address", "not a public address");
  return url;
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Replaces the resolver of each connection, so that the checked addresses are those connected to. */
function checkedLookup(isAllowed: (address: string) => boolean) {
  return (hostname: string, options: { all?: boolean }, callback: LookupCallback): void => {
    lookup(hostname, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`no address for ${hostname}`), "");
      // One private address is enough to refuse, because any of the addresses might be used.
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return callback(new GuardedFetchError("address", "the name leads to an address that is not public"), "");
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function read(response: Response, url: URL, maxBytes: number): Promise<GuardedResponse> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new GuardedFetchError("too_large", `more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { url: url.href, status: response.status, headers: response.headers, body: Buffer.concat(chunks) };
}

/** undici wraps errors, sometimes twice, so our own error is searched in the chain of causes. */
function toGuardedError(error: unknown, timeout?: AbortSignal): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof GuardedFetchError) return cause;
  }
  if (timeout?.aborted) return new GuardedFetchError("timeout", "no complete answer in time", { cause: error });
  if (error instanceof Error && error.name === "AbortError") return error;
  return new GuardedFetchError("unreachable", "the address does not answer", { cause: error });
}
