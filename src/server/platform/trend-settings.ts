import { type TrendSourceId, trendSourceIds } from "#shared/trends.ts";
import { ConfigError } from "./startup-error.ts";

/** Which services tell trends, and how they are asked. */
export interface TrendSettings {
  /** In the order in which they are asked; none where the operator switched them off. */
  readonly sources: readonly TrendSourceId[];
  readonly serpApiKey: string | null;
  readonly dataForSeo: { readonly login: string; readonly password: string } | null;
  /** Stands before every source's host: 'http://127.0.0.1:8080' asks 'http://127.0.0.1:8080/wikimedia.org/…'. */
  readonly gateway: string | null;
  /** Says who asks, as Wikimedia's rules demand. */
  readonly userAgent: string;
}

interface TrendEnvironment {
  readonly TREND_SOURCES?: string | undefined;
  readonly TREND_GATEWAY?: string | undefined;
  readonly SERPAPI_KEY?: string | undefined;
  readonly DATAFORSEO_LOGIN?: string | undefined;
  readonly DATAFORSEO_PASSWORD?: string | undefined;
  readonly CONTACT_ADDRESS?: string | undefined;
}

const localContact = "a writing desk on one person's own machine";

/**
 * @param publicUrl names the operator where CONTACT_ADDRESS does not: its help page has a form.
 * @throws ConfigError for a source that does not exist.
 */
export function trendSettingsOf(settings: TrendEnvironment, mode: "local" | "production", publicUrl: string): TrendSettings {
  const { DATAFORSEO_LOGIN: login, DATAFORSEO_PASSWORD: password } = settings;
  const contact = settings.CONTACT_ADDRESS ?? (mode === "production" ? publicUrl : localContact);
  return {
    sources: sourcesOf(settings.TREND_SOURCES, mode),
    serpApiKey: settings.SERPAPI_KEY ?? null,
    dataForSeo: login && password ? { login, password } : null,
    gateway: settings.TREND_GATEWAY?.replace(/\/+$/, "") ?? null,
    userAgent: `Lahja/0.1 (${contact})`,
  };
}

/** Google has published no terms for its feed, so a public server asks it only where its operator names it. */
function sourcesOf(setting: string | undefined, mode: "local" | "production"): readonly TrendSourceId[] {
  if (setting === "off") return [];
  if (setting === undefined) return trendSourceIds.filter((id) => mode === "local" || id !== "google-rss");
  const names = setting.split(",").map((name) => name.trim());
  return [...new Set(names)].map((name) => {
    const id = trendSourceIds.find((known) => known === name);
    if (!id) throw new ConfigError(`TREND_SOURCES knows no source '${name}': off, or a list of ${trendSourceIds.join(", ")}.`);
    return id;
  });
}
