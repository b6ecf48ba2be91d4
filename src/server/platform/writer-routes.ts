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

type RouteProvider = "openai-compatible" | "openai" | "anthropic" | "google";

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

const keySettings = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_API_KEY",
} as const satisfies Partial<Record<RouteProvider, SettingName>>;

type Given = Readonly<Partial<Record<SettingName, unknown>>>;

/**
 * Reads the model of each variety: `openai:gpt-x`, or only the name for a model of WRITER_BASE_URL. Such a name may contain a
 * colon itself (`qwen3:8b`).
 * @throws ConfigError that names the setting, if its provider is not configured.
 */
export function readRoutes(settings: Given): Partial<Record<Variety, ModelRoute>> {
  const text = (name: SettingName): string | null => {
    const value = settings[name];
    return typeof value === "string" ? value : null;
  };
  const routes: Partial<Record<Variety, ModelRoute>> = {};
  for (const [variety, name] of Object.entries(routeSettings) as [Variety, SettingName][]) {
    const value = text(name);
    if (value !== null) routes[variety] = readRoute(name, value, text);
  }
  return routes;
}

function readRoute(name: SettingName, value: string, text: (name: SettingName) => string | null): ModelRoute {
  const [, provider, model] = /^(openai|anthropic|google):(.+)$/.exec(value) ?? [];
  if (provider === "openai" || provider === "anthropic" || provider === "google") {
    const key = keySettings[provider];
    const apiKey = text(key);
    if (apiKey === null) throw new ConfigError(`${name}=${value} names ${provider}, which is not configured: set ${key}.`);
    return { provider, model: model ?? "", apiKey, baseUrl: null };
  }
  const baseUrl = text("WRITER_BASE_URL");
  if (baseUrl === null) {
    throw new ConfigError(
      `${name}=${value} names a model of WRITER_BASE_URL, which is not configured. For another service write openai:, anthropic: or google: before it.`,
    );
  }
  return { provider: "openai-compatible", model: value, apiKey: text("WRITER_API_KEY"), baseUrl };
}
