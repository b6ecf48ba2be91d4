import { varieties } from "#shared/options.ts";
import { outboxPath } from "#shared/paths.ts";
import type { Deps } from "./deps.ts";
import { namedModels } from "./writers/model-list.ts";
import { providers } from "./writers/providers.ts";

/** What the operator sees after the start: where to open it, who writes, where the data lies, where mails go, what more there is. */
export function banner({ config, writers }: Pick<Deps, "config" | "writers">): string {
  const lines: [string, string][] = [
    ["Writer", writerLine(writers)],
    ["Data", dataLine(config)],
    [
      "Mails",
      config.smtp ? `sent through ${new URL(config.smtp.url).host}` : `${config.publicUrl}${outboxPath} (no mail server is set)`,
    ],
    ["More", moreLine(config)],
    ...config.unusedKeys.map(({ setting, missing }): [string, string] => ["Unused", `${setting}: set ${missing} too`]),
  ];
  return [`Lahja is ready: ${config.publicUrl}`, ...lines.map(([name, text]) => `  ${name.padEnd(8)}${text}`), ""].join("\n");
}

function writerLine(writers: Deps["writers"]): string {
  const names = varieties.map((variety) => {
    const info = writers.writerFor(variety)?.info;
    if (!info) return null;
    return info.kind === "built-in"
      ? "built-in writer: a structured starter draft, no key, no network"
      : `${info.model} (${info.provider})`;
  });
  const distinct = [...new Set(names.filter((name) => name !== null))];
  return distinct.length > 0 ? distinct.join("; ") : "none for any variety";
}

function dataLine(config: Deps["config"]): string {
  if (config.database.kind === "pglite") return `${config.dataDir} (embedded database)`;
  const { host, pathname } = new URL(config.database.url);
  return `PostgreSQL at ${host}${pathname}`;
}

function moreLine(config: Deps["config"]): string {
  const { custom, openai, anthropic, google, routes, local } = config.writers;
  const hasModel = custom || openai || anthropic || google || local || Object.keys(routes).length > 0;
  const wishes = [
    hasModel ? null : "a model: WRITER_BASE_URL and WRITER_MODEL, or a provider's key and model",
    config.smtp ? null : "real mails: SMTP_URL and MAIL_FROM",
    config.database.kind === "postgres" ? null : "PostgreSQL: DATABASE_URL",
  ].filter((wish) => wish !== null);
  return [...wishes, "every setting: .env.example"].join("; ");
}

/**
 * What a key that is of no use could be used for: the models that its service lists. Nothing for a service that does not answer
 * within seconds; the start does not wait for it.
 */
export async function namedUnusedKeys({ unusedKeys }: Pick<Deps["config"], "unusedKeys">): Promise<string> {
  const lines = await Promise.all(
    unusedKeys.map(async ({ missing, provider, apiKey }) => {
      const models = provider && (await providers[provider].listModels({ apiKey, baseUrl: null }));
      return models ? `  ${missing} may be ${namedModels(models)}\n` : "";
    }),
  );
  return lines.join("");
}
