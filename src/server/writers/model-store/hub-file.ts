import type { Readable } from "node:stream";
import { type Dispatcher, EnvHttpProxyAgent, request } from "undici";
import { FetchProblem, type FetchProblemCode, inGb } from "./fetch-problem.ts";

/** A file's answer, with what identifies it. */
export interface HubFile {
  readonly status: 200 | 206 | 416;
  /** Byte at which the body begins. */
  readonly start: number;
  /** Bytes of the whole file; null: the hub does not say. */
  readonly total: number | null;
  /** Strong: two answers with the same one have the same bytes. */
  readonly etag: string | null;
  /** The checksum that the hub itself states for the file. */
  readonly hubSha256: string | null;
  readonly body: Readable;
}

/** Where a file is asked for from, and only if it is still the same. */
export interface Resumption {
  readonly from: number;
  readonly etag: string | null;
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const maxRedirects = 5;
/** A hub that says nothing for so long is gone. */
export const hubTimeoutMs = 60_000;

/**
 * Asks for a file, over the proxy of the environment where one is set. Redirects are followed here: the hub's own answer, not the one of
 * the host that keeps the bytes, says which file it is.
 * @throws FetchProblem
 */
export async function openHubFile(
  address: string,
  resume: Resumption | null,
  signal: AbortSignal,
  timeoutMs = hubTimeoutMs,
): Promise<HubFile> {
  const dispatcher = new EnvHttpProxyAgent({ connectTimeout: Math.min(timeoutMs, 20_000) });
  let url = new URL(address);
  let hubSha256: string | null = null;
  let statedSize: number | null = null;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await ask(url, resume, { dispatcher, signal, timeoutMs });
    const header = (name: string) => response.headers[name]?.toString() ?? null;
    hubSha256 ??= /^"?([0-9a-f]{64})"?$/.exec(header("x-linked-etag") ?? "")?.[1] ?? null;
    statedSize ??= numberIn(header("x-linked-size"));
    if (redirectStatuses.has(response.statusCode)) {
      const next = new URL(header("location") ?? "", url);
      discard(response.body);
      // A network that wants a person to sign in first sends them to a page of its own.
      if (url.protocol === "https:" && next.protocol !== "https:") throw new FetchProblem("web_page");
      url = next;
      continue;
    }
    try {
      return fileOf(response, { hubSha256, statedSize, etag: strong(header("etag")), range: header("content-range") });
    } catch (error) {
      discard(response.body);
      throw error;
    }
  }
  throw new FetchProblem("hub", { status: 310 });
}

interface Asking {
  readonly dispatcher: Dispatcher;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

async function ask(url: URL, resume: Resumption | null, { dispatcher, signal, timeoutMs }: Asking) {
  try {
    return await request(url, {
      dispatcher,
      signal,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      headers: {
        "user-agent": "Lahja",
        "accept-encoding": "identity",
        ...(resume ? { range: `bytes=${resume.from}-` } : {}),
        ...(resume?.etag ? { "if-range": resume.etag } : {}),
      },
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw connectionProblem(error) ?? error;
  }
}

interface Stated {
  readonly hubSha256: string | null;
  readonly statedSize: number | null;
  readonly etag: string | null;
  readonly range: string | null;
}

function fileOf(response: Dispatcher.ResponseData, { hubSha256, statedSize, etag, range }: Stated): HubFile {
  const { statusCode, headers, body } = response;
  if (statusCode !== 200 && statusCode !== 206 && statusCode !== 416) throw statusProblem(statusCode);
  const of = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(range ?? "");
  const length = numberIn(headers["content-length"]?.toString() ?? null);
  const told = statusCode === 200 ? length : numberIn(of?.[2] ?? null);
  if (statusCode !== 416 && /^text\/html|xhtml/i.test(headers["content-type"]?.toString() ?? ""))
    throw new FetchProblem("web_page");
  if (told !== null && statedSize !== null && told !== statedSize) {
    throw new FetchProblem("size", { said: inGb(statedSize), told: inGb(told) });
  }
  const start = statusCode === 206 ? (numberIn(of?.[1] ?? null) ?? 0) : 0;
  return { status: statusCode, start, total: told ?? statedSize, etag, hubSha256, body };
}

/** Ends an answer that nobody reads on: that it is cut off is no error then. */
export function discard(body: Readable): void {
  body.on("error", () => undefined).destroy();
}

function statusProblem(status: number): FetchProblem {
  if (status === 404 || status === 410) return new FetchProblem("gone");
  if (status === 401 || status === 403) return new FetchProblem("closed");
  if (status === 407) return new FetchProblem("proxy_password");
  if (status === 511) return new FetchProblem("web_page");
  return new FetchProblem("hub", { status }, { passes: status === 408 || status === 429 || status >= 500 });
}

const certificateCodes = /^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

const networkCodes = [
  "ENOTFOUND",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ENETUNREACH",
  "ENETDOWN",
  "EHOSTUNREACH",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
];
const cutCodes = /^(UND_ERR_|HPE_|ECONNRESET$|EPIPE$)/;

/** What a connection that did not come about, or broke, is to the operator; null: it is something else. */
export function connectionProblem(error: unknown): FetchProblem | null {
  if (error instanceof FetchProblem) return error;
  const chain = causesOf(error);
  const has = (test: (code: string) => boolean) =>
    chain.some((cause) => test(String((cause as NodeJS.ErrnoException).code ?? "")));
  const detail = chain.map(({ message }) => message).join("; ");
  const as = (code: FetchProblemCode, passes: boolean) => new FetchProblem(code, {}, { passes, detail });
  if (/\b407\b/.test(detail)) return as("proxy_password", false);
  if (has((code) => certificateCodes.test(code))) return as("certificate", false);
  if (has((code) => code === "ENOSPC" || code === "EDQUOT"))
    return new FetchProblem("no_space", { full: "yes", needed: 0, free: 0 });
  if (has((code) => networkCodes.includes(code))) return as("no_network", true);
  if (has((code) => cutCodes.test(code))) return as("cut", true);
  return null;
}

function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let cause = error; cause instanceof Error && chain.length < 6; cause = cause.cause) {
    chain.push(cause);
    if (cause instanceof AggregateError) chain.push(...cause.errors.filter((one) => one instanceof Error));
  }
  return chain;
}

function strong(etag: string | null): string | null {
  return etag?.startsWith('"') ? etag : null;
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
