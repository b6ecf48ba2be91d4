import type { SettingName } from "./settings.ts";
import { readRoutes } from "./writer-routes.ts";

/** An API key without the other setting that it needs. */
export interface UnusedKey {
  readonly setting: "OPENAI_API_KEY" | "ANTHROPIC_API_KEY" | "GOOGLE_API_KEY" | "WRITER_API_KEY";
  readonly missing: SettingName;
  /** null: not even the service's address is known. */
  readonly provider: "openai" | "anthropic" | "google" | null;
  readonly apiKey: string;
}

type KeyName = `${"OPENAI" | "ANTHROPIC" | "GOOGLE"}_${"API_KEY" | "MODEL"}` | "WRITER_API_KEY" | "WRITER_BASE_URL";
type KeySettings = Parameters<typeof readRoutes>[0] & { readonly [Name in KeyName]?: string | undefined };

/** Keys that lack a setting. A key whose service writes a variety (`WRITER_MODEL_AR_…=openai:…`) is in use. */
export function unusedKeysOf(settings: KeySettings): UnusedKey[] {
  const routed = Object.values(readRoutes(settings)).map(({ provider }) => provider as string);
  const unused: UnusedKey[] = [];
  for (const provider of ["openai", "anthropic", "google"] as const) {
    const name = provider.toUpperCase() as Uppercase<typeof provider>;
    const [apiKey, model] = [settings[`${name}_API_KEY`], settings[`${name}_MODEL`]];
    if (!apiKey || model || routed.includes(provider)) continue;
    unused.push({ setting: `${name}_API_KEY`, missing: `${name}_MODEL`, provider, apiKey });
  }
  const { WRITER_API_KEY: apiKey, WRITER_BASE_URL: address } = settings;
  if (apiKey && !address) unused.push({ setting: "WRITER_API_KEY", missing: "WRITER_BASE_URL", provider: null, apiKey });
  return unused;
}
