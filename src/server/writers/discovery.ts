import { askForModels, rankedModels } from "./model-list.ts";
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

/** The model to use among those that a server offers; null when none writes texts. */
export function chooseModel(ids: readonly string[]): string | null {
  return rankedModels(ids)[0] ?? null;
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
  const ids = await askForModels({ baseUrl, headers: {}, timeoutMs: discoveryTimeoutMs });
  const model = chooseModel(ids ?? []);
  return model === null ? null : { provider, baseUrl, model };
}
