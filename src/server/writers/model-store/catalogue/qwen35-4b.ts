import { apache, type CatalogueModel, onlyRead } from "./catalogue-model.ts";

export const qwen35Small: CatalogueModel = {
  id: "qwen3.5-4b",
  name: "Qwen3.5 4B",
  maker: "Alibaba",
  licence: apache,
  hub: {
    repository: "unsloth/Qwen3.5-4B-GGUF",
    revision: "e87f176479d0855a907a41277aca2f8ee7a09523",
    file: "Qwen3.5-4B-Q4_K_M.gguf",
  },
  bytes: 2_740_937_888,
  sha256: "00fe7986ff5f6b463e62455821146049db6f9313603938a70800d1fb69ef11a4",
  machineGb: 8,
  contextTokens: 262_144,
  chatForm: { type: "qwen", settings: { variation: "3.5", thoughts: "discourage" } },
  languages: ["ar", "en"],
  architecture: "hybrid",
  purpose: {
    en: "The smallest that follows a brief. For a laptop; expect to mend its dialect.",
    ar: "أصغر نموذج يلتزم بالموجز. يناسب الحواسيب المحمولة، ولهجته تحتاج إلى مراجعة.",
  },
  ollama: { name: "qwen3.5:4b", bytes: 3_400_000_000 },
  basis: onlyRead,
};
