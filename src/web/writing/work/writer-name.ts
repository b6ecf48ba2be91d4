import { useTranslations } from "use-intl";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { isolate } from "#web/lib/isolate.ts";

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

/** Those without a name of their own. */
const describedProviders: Readonly<Record<string, "compatible" | "ownService" | "thisServer">> = {
  "openai-compatible": "compatible",
  own: "ownService",
  "this-server": "thisServer",
};

/** The name of the service that a model was reached through; null for one that is known by its protocol only, or is the person's own. */
function providerName({ provider }: Pick<WriterInfo, "provider">): string | null {
  return providerNames[provider] ?? (provider in describedProviders ? null : provider);
}

/** Who wrote a text: never left out, never disguised. */
export function useWriterName(): (writer: WriterInfo) => string {
  const t = useTranslations("generations.receipt");
  return (writer) =>
    writer.kind === "built-in"
      ? t("builtIn")
      : t("model", {
          model: isolate(writer.model ?? ""),
          provider: providerName(writer) ?? t(describedProviders[writer.provider] ?? "compatible"),
        });
}
