import { type LookupAddress, lookup } from "node:dns";
import ipaddr from "ipaddr.js";
import { Agent, type Dispatcher, fetch, type Response } from "undici";

export type GuardedFetchReason = "address" | "redirects" | "timeout" | "too_large" | "unreachable";

/** Why an address that a user gave was not fetched. The message is for the log; features turn the reason into a text. */
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
  /** For everything together: names, redirects, body. */
  readonly timeoutMs?: number;
  /** Of the body, after decompression. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
}

interface GuardedResponse {
  /** The address that answered in the end. */
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

/** A public address that answers for the cloud's own metadata (Azure); the others lie in refused ranges anyway. */
const metadataAddresses = new Set(["168.63.129.16"]);

/**
 * The one way to fetch an address that a user gave. Only http and https, only public addresses: the name is resolved here,
 * every address it has is checked, and the connection goes to a checked one, so that a name cannot change its meaning in
 * between. Each redirect is checked anew.
 * @param isAllowed tests let their loopback fakes pass with it; nothing else may.
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

/** A request whose answer is read as it arrives, such as a model's text. */
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

/** As `createGuardedFetch`, for streams: no redirect is followed, and time and size are the reader's to bound. */
export function createGuardedStream(isAllowed: (address: string) => boolean = isPublicAddress): GuardedStream {
  const agent = new Agent({ connect: { lookup: checkedLookup(isAllowed) } });
  return async (address, init) => {
    try {
      const response = await fetch(checkedUrl(address, isAllowed), { ...init, dispatcher: agent });
      // The runtime's own `Response` is this very class, in the version that the runtime carries.
      return response as unknown as globalThis.Response;
    } catch (error) {
      throw init.signal?.aborted ? error : toGuardedError(error);
    }
  };
}

/** Whether an IP address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/** All of IPv6 that was ever given out. Other ranges hold IPv4 in older clothes ('::7f00:1'), or nothing yet. */
const globalIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to the public internet. An IPv4 address mapped into IPv6 is judged as IPv4; forms that lead through a
 * translator (NAT64, 6to4, Teredo) are none, whatever is in them.
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
    // Headers may hold a key that was meant for the first host only.
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
  // A host that is an address already is never looked up, so it is checked here.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal) && !isAllowed(literal)) throw new GuardedFetchError("address", "not a public address");
  return url;
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Stands in for the resolver of each connection: what it returns is what is connected to. */
function checkedLookup(isAllowed: (address: string) => boolean) {
  return (hostname: string, options: { all?: boolean }, callback: LookupCallback): void => {
    lookup(hostname, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`no address for ${hostname}`), "");
      // One private address among public ones is reason enough: which one gets used would be chance.
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

/** undici wraps what went wrong below it, sometimes twice: our own error is found wherever it lies. */
function toGuardedError(error: unknown, timeout?: AbortSignal): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof GuardedFetchError) return cause;
  }
  if (timeout?.aborted) return new GuardedFetchError("timeout", "no complete answer in time", { cause: error });
  if (error instanceof Error && error.name === "AbortError") return error;
  return new GuardedFetchError("unreachable", "the address does not answer", { cause: error });
}
