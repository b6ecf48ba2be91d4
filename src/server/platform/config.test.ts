import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Environment, loadConfig } from "./config.ts";
import { settingDescriptions } from "./settings.ts";
import { ConfigError } from "./startup-error.ts";

const production: Environment = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://lahja.example",
  DATABASE_URL: "postgres://lahja:secret@db:5432/lahja",
  AUTH_SECRET: "x".repeat(32),
  SMTP_URL: "smtps://mail.example:465",
  MAIL_FROM: "Lahja <hello@lahja.example>",
};

function refusal(env: Environment): string {
  try {
    loadConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error("the configuration was accepted");
}

describe("local mode", () => {
  test("needs no setting, and listens on this machine only", () => {
    expect(loadConfig({})).toMatchObject({
      mode: "local",
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://localhost:3000",
      database: { kind: "pglite", directory: resolve("data/pglite") },
      authSecret: null,
      smtp: null,
      defaultPlan: "pro",
      planSwitching: true,
      trustProxyHops: 0,
      writers: { custom: null, openai: null, anthropic: null, google: null, routes: {}, local: null, discovery: true },
    });
  });

  test.each(["0.0.0.0", "192.168.1.5", "::"])("refuses to listen on %s", (host) => {
    expect(refusal({ HOST: host })).toMatch(/^HOST=.* this machine only/);
  });

  test("refuses a public address of another machine", () => {
    expect(refusal({ PUBLIC_URL: "https://lahja.example" })).toMatch(/^PUBLIC_URL /);
  });

  test("follows PORT in its own address", () => {
    expect(loadConfig({ PORT: "4000" }).publicUrl).toBe("http://localhost:4000");
  });

  test("takes an empty line of an .env file as not set", () => {
    expect(loadConfig({ PORT: "", AUTH_SECRET: " ", DATABASE_URL: "" })).toEqual(loadConfig({}));
  });
});

describe("production", () => {
  test("starts with everything that it needs", () => {
    expect(loadConfig(production)).toMatchObject({
      mode: "production",
      host: "0.0.0.0",
      publicUrl: "https://lahja.example",
      database: { kind: "postgres", url: production.DATABASE_URL },
      smtp: { url: production.SMTP_URL, from: production.MAIL_FROM },
      defaultPlan: "free",
      planSwitching: false,
      writers: { discovery: false },
    });
  });

  test.each(["PUBLIC_URL", "DATABASE_URL", "AUTH_SECRET", "SMTP_URL", "MAIL_FROM"])("refuses to start without %s", (name) => {
    expect(refusal({ ...production, [name]: undefined })).toMatch(new RegExp(`^${name} is required`));
  });

  test("takes the embedded database only when it is asked for by name", () => {
    expect(loadConfig({ ...production, DATABASE_URL: undefined, DATABASE: "pglite" }).database.kind).toBe("pglite");
  });

  test("refuses a public address that would send passwords in the clear", () => {
    expect(refusal({ ...production, PUBLIC_URL: "http://lahja.example" })).toMatch(/https:/);
    expect(loadConfig({ ...production, PUBLIC_URL: "http://localhost:3000" }).publicUrl).toBe("http://localhost:3000");
  });

  test("never searches this machine for model servers", () => {
    expect(loadConfig({ ...production, WRITER_DISCOVERY: "on" }).writers.discovery).toBe(false);
  });
});

describe("both modes", () => {
  test.each([{}, production])("DEFAULT_PLAN and PLAN_SWITCHING decide where they are set", (env) => {
    expect(loadConfig({ ...env, DEFAULT_PLAN: "enterprise" }).defaultPlan).toBe("enterprise");
    expect(loadConfig({ ...env, PLAN_SWITCHING: "open" }).planSwitching).toBe(true);
    expect(loadConfig({ ...env, PLAN_SWITCHING: "closed" }).planSwitching).toBe(false);
  });

  test.each([
    [{ AUTH_SECRET: "short" }, /^AUTH_SECRET .*32/],
    [{ PORT: "eighty" }, /^PORT /],
    [{ PORT: "70000" }, /^PORT /],
    [{ DATABASE_URL: "mysql://x/y" }, /^DATABASE_URL /],
    [{ DATABASE_URL: "postgres://h/d", DATABASE: "pglite" }, /contradict/],
    [{ DATABASE: "postgres" }, /^DATABASE=postgres needs/],
    [{ DATABASE: "sqlite" }, /^DATABASE /],
    [{ SMTP_URL: "smtp://h:25" }, /^MAIL_FROM /],
    [{ OPERATOR_EMAIL: "nobody" }, /^OPERATOR_EMAIL /],
    [{ DEFAULT_PLAN: "gold" }, /^DEFAULT_PLAN .*enterprise/],
    [{ PLAN_SWITCHING: "yes" }, /^PLAN_SWITCHING .*open/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL /],
    [{ TRUST_PROXY_HOPS: "-1" }, /^TRUST_PROXY_HOPS /],
    [{ WRITER_BASE_URL: "http://localhost:1234/v1" }, /^WRITER_MODEL /],
    [{ WRITER_MODEL_AR_EGYPTIAN: "openai:m" }, /^WRITER_MODEL_AR_EGYPTIAN=.*OPENAI_API_KEY/],
    [{ WRITER_MODEL_AR_QATARI: "fanar" }, /^WRITER_MODEL_AR_QATARI=.*WRITER_BASE_URL/],
    [{ WRITER_DISCOVERY: "maybe" }, /^WRITER_DISCOVERY /],
    [{ PUBLIC_URL: "http://localhost:3000/app" }, /^PUBLIC_URL /],
  ] satisfies [Environment, RegExp][])("%j is refused in one line that names the setting", (env, line) => {
    const message = refusal(env);
    expect(message).toMatch(line);
    expect(message).not.toContain("\n");
  });

  test("a provider's key alone, as many shells have one set, sends nothing anywhere", () => {
    expect(loadConfig({ OPENAI_API_KEY: "sk" }).writers.openai).toBeNull();
    expect(loadConfig({ OPENAI_API_KEY: "sk", OPENAI_MODEL: "m" }).writers.openai).toEqual({ apiKey: "sk", model: "m" });
  });
});

describe("a model for one variety", () => {
  test("is of the provider before the colon, whose key is enough", () => {
    const { writers } = loadConfig({ WRITER_MODEL_AR_EGYPTIAN: "google:gemini-x", GOOGLE_API_KEY: "k" });
    expect(writers.routes).toEqual({
      "ar-egyptian": { provider: "google", model: "gemini-x", apiKey: "k", baseUrl: null },
    });
    expect(writers.google).toBeNull();
  });

  test("is of the custom service without one, also where its own name holds a colon", () => {
    const custom = { WRITER_BASE_URL: "http://localhost:11434/v1", WRITER_MODEL: "m" };
    expect(loadConfig({ ...custom, WRITER_MODEL_AR_SAUDI: "allam:7b" }).writers.routes["ar-saudi"]).toEqual({
      provider: "openai-compatible",
      model: "allam:7b",
      apiKey: null,
      baseUrl: "http://localhost:11434/v1",
    });
  });
});

test(".env.example explains every setting in its own words, and no other", () => {
  const lines = readFileSync(resolve(import.meta.dirname, "../../../.env.example"), "utf8").split("\n");
  const explained = Object.fromEntries(
    lines.flatMap((line, index) => {
      const name = /^# ([A-Z_]+)=/.exec(line)?.[1];
      return name ? [[name, lines[index - 1]?.slice(2)]] : [];
    }),
  );
  expect(explained).toEqual(settingDescriptions);
});

test("a key without its model or address is named, and one that writes a variety is in use", () => {
  const named = (env: Record<string, string>) =>
    loadConfig(env).unusedKeys.map(({ setting, missing }) => `${setting} ${missing}`);
  expect(named({ OPENAI_API_KEY: "k", WRITER_API_KEY: "k" })).toEqual([
    "OPENAI_API_KEY OPENAI_MODEL",
    "WRITER_API_KEY WRITER_BASE_URL",
  ]);
  expect(named({ OPENAI_API_KEY: "k", OPENAI_MODEL: "m", GOOGLE_API_KEY: "k", WRITER_MODEL_AR_SAUDI: "google:m" })).toEqual([]);
});
