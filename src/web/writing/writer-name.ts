import { useTranslations } from "use-intl";
import type { WriterInfo } from "#shared/contracts/generations.ts";

/** Services and programs as they write their own names. */
const providerNames: Readonly<Record<string, string>> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  ollama: "Ollama",
  "lm-studio": "LM Studio",
  "llama.cpp": "llama.cpp",
  vllm: "vLLM",
};

/** The name of the service that a model was reached through; null for one that is known by its protocol only. */
function providerName({ provider }: Pick<WriterInfo, "provider">): string | null {
  return providerNames[provider] ?? (provider === "openai-compatible" ? null : provider);
}

/** Who wrote a text: never left out, never disguised. */
export function useWriterName(): (writer: WriterInfo) => string {
  const t = useTranslations("create.receipt");
  return (writer) =>
    writer.kind === "built-in"
      ? t("builtIn")
      : t("model", { model: isolated(writer.model ?? ""), provider: providerName(writer) ?? t("compatible") });
}

/** A model's name keeps its own order inside an Arabic sentence ('qwen3:8b'). */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
