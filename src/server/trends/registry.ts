import type { TrendSettings } from "#server/platform/trend-settings.ts";
import type { TrendSourceId } from "#shared/trends.ts";
import { type Asker, createAsker } from "./ask.ts";
import { createDataForSeo } from "./dataforseo.ts";
import { createGdelt } from "./gdelt.ts";
import { createGoogleRss } from "./google-rss.ts";
import { createSerpApi } from "./serpapi.ts";
import type { TrendCapability, TrendSource } from "./source.ts";
import { createWikimedia } from "./wikimedia.ts";

/** Every source, by its id. One that lacks its key is null. */
const makers: Readonly<Record<TrendSourceId, (settings: TrendSettings) => TrendSource | null>> = {
  serpapi: ({ serpApiKey }) => (serpApiKey === null ? null : createSerpApi(serpApiKey)),
  dataforseo: ({ dataForSeo }) => (dataForSeo === null ? null : createDataForSeo(dataForSeo)),
  wikimedia: createWikimedia,
  gdelt: createGdelt,
  "google-rss": createGoogleRss,
};

export interface RegisteredSource {
  readonly source: TrendSource;
  readonly asker: Asker;
}

export interface TrendSourceRegistry {
  /** The sources that have a capability, in the order in which they are asked. */
  having(capability: TrendCapability): readonly RegisteredSource[];
  /** False where the operator switched all of them off. */
  readonly isOn: boolean;
}

export function createTrendSources(
  settings: TrendSettings,
  options: { readonly clock: () => Date; readonly timeoutMs?: number },
): TrendSourceRegistry {
  const registered = settings.sources.flatMap((id): RegisteredSource[] => {
    const source = makers[id](settings);
    return source ? [{ source, asker: createAsker(source, { ...settings, ...options }) }] : [];
  });
  return {
    having: (capability) => registered.filter(({ source }) => source[capability] !== undefined),
    isOn: settings.sources.length > 0,
  };
}
