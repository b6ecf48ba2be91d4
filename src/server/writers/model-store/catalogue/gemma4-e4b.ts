import { apache, type CatalogueModel, onlyRead } from "./catalogue-model.ts";

export const gemma4: CatalogueModel = {
  id: "gemma-4-e4b",
  name: "Gemma 4 E4B",
  maker: "Google",
  licence: apache,
  hub: {
    repository: "unsloth/gemma-4-E4B-it-GGUF",
    revision: "bfc15c382204943c3a8fff0c750b94ae2364d7a3",
    file: "gemma-4-E4B-it-Q4_K_M.gguf",
  },
  bytes: 4_977_171_584,
  sha256: "85a896a047553e842f25297ee5b031d64ff30147d9c4af17b1e4b394cd1fab87",
  machineGb: 16,
  contextTokens: 131_072,
  chatForm: { type: "gemma4", settings: { reasoning: false } },
  languages: ["ar", "en"],
  architecture: "transformer",
  purpose: {
    en: "The middle: reads long briefs and answers without thinking aloud. For most desktop machines.",
    ar: "الوسط بينها: يقرأ موجزات طويلة ويجيب مباشرة. يناسب معظم الحواسيب المكتبية.",
  },
  ollama: { name: "gemma4:e4b", bytes: 9_608_350_245 },
  basis: onlyRead,
};
