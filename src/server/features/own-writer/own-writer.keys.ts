import type { Deps } from "#server/deps.ts";
import type { Person } from "#server/platform/actor.ts";
import { rankedModels } from "#server/writers/model-list.ts";
import { providers } from "#server/writers/providers.ts";
import type { KeyModels } from "#shared/contracts/own-writer.ts";
import { AppError } from "#shared/errors.ts";
import type { OwnWriterRow } from "./own-writer.store.ts";

type KeyProvider = "openai" | "anthropic" | "google";

/** Asks a service which models its key may use; tests have their own. */
export type ListModels = (provider: KeyProvider, apiKey: string) => Promise<readonly string[] | null>;

export const listModelsOf: ListModels = (provider, apiKey) => providers[provider].listModels({ apiKey, baseUrl: null });

/** Where each service speaks OpenAI's protocol, which a person's own service is asked in. */
const compatibleAddresses: Readonly<Record<KeyProvider, string>> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta/openai",
};

/** The keys among the settings that lack a model, with the models that their services list. Nothing for who is not the operator. */
export async function readKeyModels(
  config: Deps["config"],
  person: Person,
  row: OwnWriterRow | null,
  listModels: ListModels,
): Promise<KeyModels> {
  const unused = isOperatorHere(config, person) ? config.unusedKeys : [];
  const keys = await Promise.all(
    unused.flatMap(({ setting, missing, provider, apiKey }) =>
      provider
        ? [listModels(provider, apiKey).then((models) => ({ setting, missing, models: models && rankedModels(models) }))]
        : [],
    ),
  );
  const isOtherStored = unused.some(({ provider }) => provider && row && row.baseUrl !== compatibleAddresses[provider]);
  return { keys, usable: config.mode === "local" && config.ownWriters && !isOtherStored };
}

/**
 * A key among the settings as a service of one's own, on one's own machine: there the settings and the account belong to one person.
 * Throws `own_writer.not_allowed` elsewhere and in the place of another service that is stored, `own_writer.missing` without such a key.
 */
export function keyAsService(config: Deps["config"], person: Person, row: OwnWriterRow | null, setting: string) {
  if (config.mode !== "local" || !isOperatorHere(config, person)) throw new AppError("own_writer.not_allowed");
  const key = config.unusedKeys.find((candidate) => candidate.setting === setting);
  if (!key?.provider) throw new AppError("own_writer.missing");
  const baseUrl = compatibleAddresses[key.provider];
  if (row && row.baseUrl !== baseUrl) throw new AppError("own_writer.not_allowed");
  return { baseUrl, apiKey: key.apiKey };
}

/** As the desk's notice has it (`session.service.ts`): on one's own machine everybody sees the settings. */
function isOperatorHere(config: Deps["config"], person: Person): boolean {
  return person.isOperator || config.mode === "local";
}
