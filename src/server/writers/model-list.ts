import type { GuardedFetch } from "#server/platform/http/guarded-fetch.ts";

/** A service that takes longer than this to list its models is not waited for: the list is a help, not the matter. */
const listTimeoutMs = 5_000;
/** More than these nobody reads in a sentence; big services list a hundred. */
const namedMost = 8;
const maxListBytes = 4 * 1024 * 1024;

/** Models that write no texts, by what their names say. */
const noWriters =
  /embed|\bbge\b|minilm|\be5\b|\bgte\b|rerank|whisper|\btts\b|\bclip\b|moderation|guard|diffusion|\bocr\b|dall-e|realtime|transcribe|\baudio\b|image|sora|imagen|\bveo\b/i;
/** Models that write, but for something else than prose. */
const specialists = /code|math|\bvl\b|vision|\bbase\b|instruct-0|davinci|babbage|search/i;
/** Families by how well they write Arabic, best first; others after them. */
const families = [/fanar/i, /allam/i, /gemma/i, /qwen/i, /command/i, /llama/i, /mistral/i];

/** The models that write texts, best first. */
export function rankedModels(ids: readonly string[]): string[] {
  return ids.filter((id) => !noWriters.test(id)).sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(id: string): number {
  const family = families.findIndex((pattern) => pattern.test(id));
  return (family === -1 ? families.length : family) + (specialists.test(id) ? 100 : 0);
}

/** The names as a part of a sentence, a few of them; 'none' where there are none to tell. */
export function namedModels(ids: readonly string[] | null): string {
  const ranked = rankedModels(ids ?? []);
  if (ranked.length === 0) return "none";
  return ranked.slice(0, namedMost).join(", ") + (ranked.length > namedMost ? ", …" : "");
}

/**
 * The names in a list of models, as OpenAI and most others send it (`data`) or as Google does (`models`). An item that is none is left
 * out; null where there is no list.
 */
function readModelList(json: unknown): string[] | null {
  const [data, models] = [property(json, "data"), property(json, "models")];
  if (Array.isArray(data)) return namesIn(data.map((item) => property(item, "id")));
  if (!Array.isArray(models)) return null;
  return namesIn(models.map((item) => property(item, "name"))).map((name) => name.replace(/^models\//, ""));
}

function namesIn(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === "string" && value.trim() !== "") as string[];
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

interface ListRequest {
  /** With the version, without a trailing slash. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** For an address that the operator did not choose. */
  readonly fetch?: GuardedFetch;
}

/** Asks a service for its models. Never throws: null where it does not answer with a list. */
export async function askForModels({ baseUrl, headers, timeoutMs = listTimeoutMs, signal, fetch: guarded }: ListRequest) {
  const url = `${baseUrl.replace(/\/+$/, "")}/models`;
  try {
    if (guarded) {
      const answer = await guarded(url, { headers, timeoutMs, maxBytes: maxListBytes, ...(signal ? { signal } : {}) });
      return answer.status === 200 ? readModelList(JSON.parse(new TextDecoder().decode(answer.body))) : null;
    }
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      headers,
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return response.ok ? readModelList(await response.json()) : null;
  } catch {
    // Nothing listens there, it is slow, or it speaks something else: all of it is the normal case.
    return null;
  }
}
