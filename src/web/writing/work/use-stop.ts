import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Generation } from "#shared/contracts/generations.ts";
import { generationQuery, stopGeneration } from "#web/api/generations.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";

/** Ends a text that is being written; what is there is kept. */
export function useStop(generation: Generation | null): { stop(): void; isStopping: boolean } {
  const queries = useQueryClient();
  const t = useTranslations("common");
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: stopGeneration,
    onSuccess: (stopped) => {
      // Where another server writes it, the answer may still say that it runs; its stream brings the end.
      if (stopped.state !== "running") queries.setQueryData(generationQuery(stopped.id).queryKey, stopped);
    },
    onError: (error) => toast({ title: t("error.title"), text: errorText(error), tone: "error" }),
  });
  return {
    stop: () => {
      if (generation?.state === "running" && !isPending) mutate(generation.id);
    },
    isStopping: isPending,
  };
}
