import { catalogue, fitsMemory, recommendedFor } from "#server/writers/model-store/catalogue/catalogue.ts";
import type { Machine, OfferedModel } from "#shared/contracts/local-models.ts";

/** The catalogue as this machine sees it, and as the way of fetching has it: Ollama fetches files of its own. */
export function offeredModels(machine: Machine, byOllama: boolean): OfferedModel[] {
  const recommended = recommendedFor(machine);
  return catalogue
    .filter(({ ollama }) => !byOllama || ollama !== null)
    .map((model) => ({
      id: model.id,
      name: model.name,
      maker: model.maker,
      licence: model.licence,
      repository: byOllama ? (model.ollama?.name ?? "") : model.hub.repository,
      revision: byOllama ? null : model.hub.revision,
      file: model.hub.file,
      bytes: byOllama ? (model.ollama?.bytes ?? null) : model.bytes,
      sha256: model.sha256,
      machineGb: model.machineGb,
      contextTokens: model.contextTokens,
      languages: [...model.languages],
      architecture: model.architecture,
      purpose: model.purpose,
      checked: Object.entries(model.basis).flatMap(([fact, basis]) => (basis === "checked" ? [fact] : [])),
      fitsMemory: fitsMemory(model, machine.memoryBytes),
      isRecommended: model === recommended,
    }));
}
