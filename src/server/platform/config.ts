import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { z } from "zod";
import type { Variety } from "#shared/options.ts";
import { type PlanId, planIds } from "#shared/plans.ts";
import { type CostSettings, costEnvironment, costSettingsOf } from "./cost-settings.ts";
import { type FirebaseSettings, firebaseEnvironment, firebaseSettingsOf } from "./firebase-settings.ts";
import {
  type LocalModelSettings,
  type LocalModelsSettings,
  localModelEnvironment,
  localModelOf,
  localModelsOf,
} from "./local-model-settings.ts";
import { captchaProviders, type PhoneSettings, phoneSettingsOf } from "./phone-settings.ts";
import { type SettingName, settingNames } from "./settings.ts";
import { type SignInSettings, signInEnvironment, signInSettingsOf } from "./sign-in-settings.ts";
import { ConfigError } from "./startup-error.ts";
import { type TrendSettings, trendSettingsOf } from "./trend-settings.ts";
import { type UnusedKey, unusedKeysOf } from "./unused-keys.ts";
import { type ModelAccess, type ModelRoute, modelAccessOf, readRoutes } from "./writer-routes.ts";

/** A model of a large provider. Used only if both its key and its model are set. */
interface ModelSetting {
  readonly apiKey: string;
  readonly model: string;
}

export interface WriterSettings {
  /** An OpenAI-compatible endpoint. Its key is optional. */
  readonly custom: { readonly baseUrl: string; readonly apiKey: string | null; readonly model: string } | null;
  readonly openai: ModelSetting | null;
  readonly anthropic: ModelSetting | null;
  readonly google: ModelSetting | null;
  /** Varieties with their own model. If it fails before its first text, the other writers take over in their order. */
  readonly routes: Partial<Record<Variety, ModelRoute>>;
  /** A model that this server runs itself; null: none. */
  readonly local: LocalModelSettings | null;
  /** Whether to look for model servers on loopback. Always false in production. */
  readonly discovery: boolean;
}

/** The settings of one server process, validated and complete. */
export interface Config extends CostSettings {
  readonly mode: "local" | "production";
  readonly host: string;
  readonly port: number;
  /** The origin that people open, without a trailing slash: 'https://lahja.example'. */
  readonly publicUrl: string;
  readonly database:
    | { readonly kind: "pglite"; readonly directory: string }
    | { readonly kind: "postgres"; readonly url: string };
  /** An absolute path. */
  readonly dataDir: string;
  /** null: `readOrCreateSecret` reads or creates it at start. */
  readonly authSecret: string | null;
  /** null: mails go to the outbox. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  readonly signIn: SignInSettings;
  /** Lower case. */
  readonly operatorEmail: string | null;
  /** Firebase Authentication; null where it is not set up. */
  readonly firebase: FirebaseSettings | null;
  /** The settings that have a value, for pages that say what is configured and never how. */
  readonly given: ReadonlySet<SettingName>;
  readonly defaultPlan: PlanId;
  /** Whether people may change their plan themselves. Otherwise only the operator does, with `npm run -s plan`. */
  readonly planSwitching: boolean;
  readonly logLevel: string;
  /** How many entries at the right end of X-Forwarded-For come from our own proxies. */
  readonly trustProxyHops: number;
  readonly writers: WriterSettings;
  readonly localModels: LocalModelsSettings;
  /** What any model can be reached by, also one that no setting names. */
  readonly modelAccess: ModelAccess;
  /** Keys that are not usable because a related setting is missing. */
  readonly unusedKeys: readonly UnusedKey[];
  /** Whether people may use their own model service. */
  readonly ownWriters: boolean;
  readonly trends: TrendSettings;
  /** null: nobody signs in by a phone number. */
  readonly phone: PhoneSettings | null;
  /** What the operator adds to the calendar of seasons; an absolute path. */
  readonly seasonsFile: string | null;
  /** Whether every response is validated by its contract. */
  readonly checksAnswers: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const loopbackHosts = ["127.0.0.1", "::1", "localhost"];
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const optional = z.string().optional();
const environmentSchema = z.object({
  NODE_ENV: optional,
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a port number")
    .transform(Number)
    .refine((port) => port <= 65_535, "must be a port number")
    .default(3000),
  HOST: optional,
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" }).optional(),
  DATABASE: z.enum(["pglite", "postgres"], { error: "must be pglite or postgres" }).optional(),
  DATA_DIR: z.string().default("./data"),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" }).optional(),
  MAIL_FROM: optional,
  ...signInEnvironment,
  OPERATOR_EMAIL: z.email("must be an email address").toLowerCase().optional(),
  ...firebaseEnvironment,
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_FROM: optional,
  CAPTCHA_PROVIDER: z.enum(captchaProviders, { error: `must be one of ${captchaProviders.join(", ")}` }).optional(),
  CAPTCHA_SITE_KEY: optional,
  CAPTCHA_SECRET: optional,
  PHONE_CODES_PER_DAY: z
    .string()
    .regex(/^\d{1,9}$/, "must be a number of codes")
    .transform(Number)
    .optional(),
  PHONE_TEST_NUMBERS: optional,
  PHONE_GATEWAY: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  DEFAULT_PLAN: z.enum(planIds, { error: `must be one of ${planIds.join(", ")}` }).optional(),
  PLAN_SWITCHING: z.enum(["open", "closed"], { error: "must be open or closed" }).optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).optional(),
  TRUST_PROXY_HOPS: z.string().regex(/^\d$/, "must be a number from 0 to 9").transform(Number).default(0),
  WRITER_BASE_URL: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  WRITER_API_KEY: optional,
  WRITER_MODEL: optional,
  OPENAI_API_KEY: optional,
  OPENAI_MODEL: optional,
  ANTHROPIC_API_KEY: optional,
  ANTHROPIC_MODEL: optional,
  GOOGLE_API_KEY: optional,
  GOOGLE_MODEL: optional,
  WRITER_MODEL_AR_SAUDI: optional,
  WRITER_MODEL_AR_EGYPTIAN: optional,
  WRITER_MODEL_AR_EMIRATI: optional,
  WRITER_MODEL_AR_KUWAITI: optional,
  WRITER_MODEL_AR_QATARI: optional,
  WRITER_MODEL_AR_LEBANESE: optional,
  WRITER_MODEL_AR_JORDANIAN: optional,
  WRITER_MODEL_AR_STANDARD: optional,
  WRITER_MODEL_EN_AMERICAN: optional,
  WRITER_DISCOVERY: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  ...localModelEnvironment,
  ...costEnvironment,
  OWN_WRITERS: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  TREND_SOURCES: optional,
  SEASONS_FILE: optional,
  TREND_GATEWAY: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  SERPAPI_KEY: optional,
  DATAFORSEO_LOGIN: optional,
  DATAFORSEO_PASSWORD: optional,
  CONTACT_ADDRESS: z
    .string()
    .regex(/^[\x20-\x7e]{1,200}$/, "must be an address in plain characters")
    .optional(),
  CHECK_ANSWERS: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
} satisfies Record<SettingName, z.ZodType>);

type Settings = z.infer<typeof environmentSchema>;

/** The process environment. A `.env` file in the working directory supplies settings that are not set. */
export function readEnvironment(): Environment {
  if (existsSync(".env")) loadEnvFile(".env");
  return process.env;
}

/**
 * Validates an environment and returns the complete configuration.
 * @throws ConfigError with one line that names the setting and its valid values.
 */
export function loadConfig(env: Environment): Config {
  const settings = parse(env);
  const mode = settings.NODE_ENV === "production" ? "production" : "local";
  const host = settings.HOST ?? (mode === "production" ? "0.0.0.0" : "127.0.0.1");
  if (mode === "production") refuseIncomplete(settings);
  else if (!loopbackHosts.includes(host)) {
    throw new ConfigError(
      `HOST=${host}: local mode listens on this machine only (127.0.0.1, ::1 or localhost). For others set NODE_ENV=production.`,
    );
  }
  return {
    mode,
    host,
    port: settings.PORT,
    publicUrl: publicUrlOf(settings, mode),
    database: databaseOf(settings),
    dataDir: resolve(settings.DATA_DIR),
    authSecret: settings.AUTH_SECRET ?? null,
    smtp: smtpOf(settings),
    signIn: signInSettingsOf(settings, mode),
    operatorEmail: settings.OPERATOR_EMAIL ?? null,
    firebase: firebaseSettingsOf(settings, mode),
    given: new Set(settingNames.filter((name) => env[name]?.trim())),
    // Locked templates protect nobody on a person's own machine.
    defaultPlan: settings.DEFAULT_PLAN ?? (mode === "local" ? "pro" : "free"),
    // There is no payment, so open switching gives everybody every plan. A public server must enable it explicitly.
    planSwitching: (settings.PLAN_SWITCHING ?? (mode === "local" ? "open" : "closed")) === "open",
    logLevel: settings.LOG_LEVEL ?? (mode === "production" ? "info" : "warn"),
    trustProxyHops: settings.TRUST_PROXY_HOPS,
    writers: writersOf(settings, mode),
    localModels: localModelsOf(settings, mode),
    modelAccess: modelAccessOf(settings),
    unusedKeys: unusedKeysOf(settings),
    ...costSettingsOf(settings),
    // The operator would store other people's API keys, so a public server must enable this explicitly.
    ownWriters: (settings.OWN_WRITERS ?? (mode === "local" ? "on" : "off")) === "on",
    phone: phoneSettingsOf(settings, mode),
    trends: trendSettingsOf(settings, mode, publicUrlOf(settings, mode)),
    seasonsFile: settings.SEASONS_FILE ? resolve(settings.SEASONS_FILE) : null,
    checksAnswers: settings.CHECK_ANSWERS === "on",
  };
}

/** An empty value counts as not set, because `.env` files often contain empty lines for settings. */
function parse(env: Environment): Settings {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ConfigError(`${issue?.path.join(".")} ${issue?.message}.`);
}

/** Throws for settings that a public server requires. */
function refuseIncomplete(settings: Settings): void {
  const missing = (name: SettingName, why: string) => new ConfigError(`${name} is required in production: ${why}.`);
  if (!settings.PUBLIC_URL) throw missing("PUBLIC_URL", "the address that people open, such as https://lahja.example");
  if (!settings.DATABASE_URL && settings.DATABASE !== "pglite") {
    throw missing("DATABASE_URL", "a PostgreSQL address, or DATABASE=pglite to use the embedded database knowingly");
  }
  if (!settings.AUTH_SECRET) throw missing("AUTH_SECRET", "at least 32 random characters that sign the sessions");
  if (!settings.SMTP_URL) throw missing("SMTP_URL", "the mail server that sends verification and reset links");
  if (!settings.MAIL_FROM) throw missing("MAIL_FROM", "the sender of the mails");
}

function publicUrlOf(settings: Settings, mode: Config["mode"]): string {
  if (!settings.PUBLIC_URL) return `http://localhost:${settings.PORT}`;
  const url = new URL(settings.PUBLIC_URL);
  if (url.pathname !== "/" || url.search || url.hash || url.username) {
    throw new ConfigError("PUBLIC_URL must be an origin without path, query or user: https://lahja.example.");
  }
  const loopback = loopbackHosts.includes(url.hostname) || url.hostname === "[::1]";
  if (mode === "production" && url.protocol !== "https:" && !loopback) {
    throw new ConfigError("PUBLIC_URL must start with https:// (http is accepted for localhost only).");
  }
  if (mode === "local" && !loopback) {
    throw new ConfigError("PUBLIC_URL must name this machine (localhost) in local mode. For others set NODE_ENV=production.");
  }
  return url.origin;
}

function databaseOf(settings: Settings): Config["database"] {
  if (settings.DATABASE === "pglite" && settings.DATABASE_URL) {
    throw new ConfigError("DATABASE=pglite and DATABASE_URL contradict each other: set one of them.");
  }
  if (settings.DATABASE_URL) return { kind: "postgres", url: settings.DATABASE_URL };
  if (settings.DATABASE === "postgres") throw new ConfigError("DATABASE=postgres needs DATABASE_URL.");
  return { kind: "pglite", directory: resolve(settings.DATA_DIR, "pglite") };
}

function smtpOf(settings: Settings): Config["smtp"] {
  if (!settings.SMTP_URL) return null;
  if (!settings.MAIL_FROM) throw new ConfigError("MAIL_FROM is required with SMTP_URL: the sender of the mails.");
  return { url: settings.SMTP_URL, from: settings.MAIL_FROM };
}

function writersOf(settings: Settings, mode: Config["mode"]): WriterSettings {
  if (settings.WRITER_BASE_URL && !settings.WRITER_MODEL) {
    throw new ConfigError("WRITER_MODEL is required with WRITER_BASE_URL: the name of the model to use there.");
  }
  const provider = (apiKey: string | undefined, model: string | undefined) => (apiKey && model ? { apiKey, model } : null);
  return {
    custom:
      settings.WRITER_BASE_URL && settings.WRITER_MODEL
        ? { baseUrl: settings.WRITER_BASE_URL, apiKey: settings.WRITER_API_KEY ?? null, model: settings.WRITER_MODEL }
        : null,
    openai: provider(settings.OPENAI_API_KEY, settings.OPENAI_MODEL),
    anthropic: provider(settings.ANTHROPIC_API_KEY, settings.ANTHROPIC_MODEL),
    google: provider(settings.GOOGLE_API_KEY, settings.GOOGLE_MODEL),
    routes: readRoutes(settings),
    local: localModelOf(settings),
    discovery: mode === "local" && settings.WRITER_DISCOVERY === "on",
  };
}
