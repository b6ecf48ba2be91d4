import { z } from "zod";
import { type ProviderId, providerIds, providers } from "./providers.ts";

/** A model server that was found on this machine, and the model of it that is used. */
export interface DiscoveredServer {
  readonly provider: ProviderId;
  /** With `/v1`. */
  readonly baseUrl: string;
  readonly model: string;
}

/** A server on loopback that takes longer than this to list its models is not worth a slow start. */
const discoveryTimeoutMs = 500;

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1) })).min(1) });

/** Models that write no texts, by what their names say. */
const noWriters = /embed|\bbge\b|minilm|\be5\b|\bgte\b|rerank|whisper|\btts\b|\bclip\b|moderation|guard|diffusion|\bocr\b/i;
/** Models that write, but for something else than prose. */
const specialists = /code|math|\bvl\b|vision|\bbase\b/i;
/** Families by how well they write Arabic (findings.md, 'Writing models'), best first; others after them. */
const families = [/fanar/i, /allam/i, /gemma/i, /qwen/i, /command/i, /llama/i, /mistral/i];

/** The model to use among those that a server offers; null when none writes texts. */
export function chooseModel(ids: readonly string[]): string | null {
  const writers = ids.filter((id) => !noWriters.test(id));
  return writers.sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}

function rankOf(id: string): number {
  const family = families.findIndex((pattern) => pattern.test(id));
  return (family === -1 ? families.length : family) + (specialists.test(id) ? 100 : 0);
}

/** The usual loopback address of every kind of local server, in the order of preference. */
export function usualAddresses(): { provider: ProviderId; baseUrl: string }[] {
  return providerIds.flatMap((provider) => {
    const port = providers[provider].loopbackPort;
    return port === null ? [] : [{ provider, baseUrl: `http://127.0.0.1:${port}/v1` }];
  });
}

/**
 * Looks for model servers, all addresses at once. Whatever listens there counts only with a valid list of models: on ports
 * like 8000 and 8080 anything may live.
 *
 * @returns the first in the order of the addresses, or null. Never throws, takes at most half a second.
 */
export async function discoverServer(addresses = usualAddresses()): Promise<DiscoveredServer | null> {
  const found = await Promise.all(addresses.map(({ provider, baseUrl }) => ask(provider, baseUrl)));
  return found.find((server) => server !== null) ?? null;
}

async function ask(provider: ProviderId, baseUrl: string): Promise<DiscoveredServer | null> {
  try {
    const response = await fetch(`${baseUrl}/models`, { redirect: "error", signal: AbortSignal.timeout(discoveryTimeoutMs) });
    if (!response.ok) return null;
    const list = modelList.safeParse(await response.json());
    const model = list.success ? chooseModel(list.data.data.map(({ id }) => id)) : null;
    return model === null ? null : { provider, baseUrl, model };
  } catch {
    // Nothing listens there, it is slow, or it speaks something else: all of it is the normal case.
    return null;
  }
}
