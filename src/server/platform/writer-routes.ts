import type { Variety } from "#shared/options.ts";
import type { SettingName } from "./settings.ts";
import { ConfigError } from "./startup-error.ts";

/** The model of one variety, and its address. */
export interface ModelRoute {
  readonly provider: RouteProvider;
  readonly model: string;
  readonly apiKey: string | null;
  /** null: the provider's own address. */
  readonly baseUrl: string | null;
}

type KeyedProvider = "openai" | "anthropic" | "google";
type RouteProvider = "openai-compatible" | KeyedProvider;

/** What the settings connect to, whatever the model: the key of each service, and WRITER_BASE_URL. */
export interface ModelAccess {
  readonly keys: Readonly<Record<KeyedProvider, string | null>>;
  readonly custom: { readonly baseUrl: string; readonly apiKey: string | null } | null;
}

const routeSettings = {
  "ar-saudi": "WRITER_MODEL_AR_SAUDI",
  "ar-egyptian": "WRITER_MODEL_AR_EGYPTIAN",
  "ar-emirati": "WRITER_MODEL_AR_EMIRATI",
  "ar-kuwaiti": "WRITER_MODEL_AR_KUWAITI",
  "ar-qatari": "WRITER_MODEL_AR_QATARI",
  "ar-lebanese": "WRITER_MODEL_AR_LEBANESE",
  "ar-jordanian": "WRITER_MODEL_AR_JORDANIAN",
  "ar-standard": "WRITER_MODEL_AR_STANDARD",
  "en-american": "WRITER_MODEL_EN_AMERICAN",
} as const satisfies Record<Variety, SettingName>;

export const routeSettingOf = (variety: Variety): SettingName => routeSettings[variety];

const keySettings = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_API_KEY",
} as const satisfies Record<KeyedProvider, SettingName>;

type Given = Readonly<Partial<Record<SettingName, unknown>>>;

export function modelAccessOf(settings: Given): ModelAccess {
  const text = (name: SettingName): string | null => {
    const value = settings[name];
    return typeof value === "string" ? value : null;
  };
  const baseUrl = text("WRITER_BASE_URL");
  return {
    keys: { openai: text(keySettings.openai), anthropic: text(keySettings.anthropic), google: text(keySettings.google) },
    custom: baseUrl === null ? null : { baseUrl, apiKey: text("WRITER_API_KEY") },
  };
}

/**
 * Reads the model of each variety.
 * @throws ConfigError that names the setting, if its provider is not configured.
 */
export function readRoutes(settings: Given): Partial<Record<Variety, ModelRoute>> {
  const access = modelAccessOf(settings);
  const routes: Partial<Record<Variety, ModelRoute>> = {};
  for (const [variety, name] of Object.entries(routeSettings) as [Variety, SettingName][]) {
    const value = settings[name];
    if (typeof value === "string") routes[variety] = readModel(value, access, name);
  }
  return routes;
}

/**
 * A model by its name: `openai:gpt-x`, or only the name for a model of WRITER_BASE_URL. Such a name may contain a colon itself
 * (`qwen3:8b`). @returns null if its service is not configured.
 */
export function findModel(value: string, { keys, custom }: ModelAccess): ModelRoute | null {
  const [provider, model] = providerOf(value);
  if (provider === null) return custom && { provider: "openai-compatible", model, ...custom };
  const apiKey = keys[provider];
  return apiKey === null ? null : { provider, model, apiKey, baseUrl: null };
}

/** As `findModel`. @throws ConfigError that says what to set. `source` is where the name stands. */
export function readModel(value: string, access: ModelAccess, source: string): ModelRoute {
  const found = findModel(value, access);
  if (found) return found;
  const [provider] = providerOf(value);
  if (provider) {
    throw new ConfigError(`${source}=${value} names ${provider}, which is not configured: set ${keySettings[provider]}.`);
  }
  throw new ConfigError(
    `${source}=${value} names a model of WRITER_BASE_URL, which is not configured. For another service write openai:, anthropic: or google: before it.`,
  );
}

function providerOf(value: string): readonly [KeyedProvider | null, string] {
  const [, provider, model = ""] = /^(openai|anthropic|google):(.+)$/.exec(value) ?? [];
  return provider === undefined ? [null, value] : [provider as KeyedProvider, model];
}
