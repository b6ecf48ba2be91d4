import { apache, type CatalogueModel, onlyRead } from "./catalogue-model.ts";

export const qwen35Large: CatalogueModel = {
  id: "qwen3.5-9b",
  name: "Qwen3.5 9B",
  maker: "Alibaba",
  licence: apache,
  hub: {
    repository: "unsloth/Qwen3.5-9B-GGUF",
    revision: "3885219b6810b007914f3a7950a8d1b469d598a5",
    file: "Qwen3.5-9B-Q4_K_M.gguf",
  },
  bytes: 5_680_522_464,
  sha256: "03b74727a860a56338e042c4420bb3f04b2fec5734175f4cb9fa853daf52b7e8",
  machineGb: 32,
  contextTokens: 262_144,
  chatForm: { type: "qwen", settings: { variation: "3.5", thoughts: "discourage" } },
  languages: ["ar", "en"],
  architecture: "hybrid",
  purpose: {
    en: "The strongest here in both languages. For a machine with memory and cores to spare.",
    ar: "أقواها هنا في اللغتين. يناسب جهازًا واسع الذاكرة كثير الأنوية.",
  },
  ollama: { name: "qwen3.5:9b", bytes: 6_600_000_000 },
  basis: onlyRead,
};
