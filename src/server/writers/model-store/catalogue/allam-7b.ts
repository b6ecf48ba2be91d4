import { apache, type CatalogueModel, onlyRead } from "./catalogue-model.ts";

/** Neither a revision nor a checksum of this file was published where we could read it: who fetches it confirms the one computed. */
export const allam: CatalogueModel = {
  id: "allam-7b",
  name: "ALLaM 7B Instruct (preview)",
  maker: "SDAIA",
  licence: apache,
  hub: {
    repository: "bartowski/ALLaM-AI_ALLaM-7B-Instruct-preview-GGUF",
    revision: null,
    file: "ALLaM-AI_ALLaM-7B-Instruct-preview-Q4_K_M.gguf",
  },
  bytes: null,
  sha256: null,
  machineGb: 16,
  contextTokens: 4_096,
  chatForm: null,
  languages: ["ar", "en"],
  architecture: "transformer",
  purpose: {
    en: "Made in Saudi Arabia with Arabic at its heart. Reads short briefs only: 4,096 tokens with the answer.",
    ar: "سعودي الصنع، والعربية في صميمه. يقرأ الموجزات القصيرة فقط: ⁦4,096⁩ رمزًا مع الجواب.",
  },
  ollama: { name: "hf.co/bartowski/ALLaM-AI_ALLaM-7B-Instruct-preview-GGUF:Q4_K_M", bytes: null },
  basis: onlyRead,
};
