import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import { createConversion } from "#web/api/conversions.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { newKey } from "#web/lib/new-key.ts";
import { toast } from "#web/lib/toast.ts";
import { isAnswer } from "#web/writing/brief/use-submit-brief.ts";

/**
 * Starts a conversion and opens the page that follows it. As with a brief, the key is kept until its answer is known, so that neither
 * a double click nor a broken connection makes two.
 * @param edit opens the text for changes, where passages can be exchanged one by one: offered where exchanged words fall short.
 */
export function useConvert(itemId: string | null, edit?: () => void): { convert(variety: Variety): void; isPending: boolean } {
  const t = useTranslations("convert");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const attempt = useRef<{ key: string; wish: string } | null>(null);
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, variety, key }: { id: string; variety: Variety; key: string }) =>
      createConversion(id, { variety, idempotencyKey: key }),
    onSuccess: ({ id }) => {
      attempt.current = null;
      void queries.invalidateQueries({ queryKey: queryKeys.usage });
      void navigate({ to: "/my-content", search: { converting: id } });
    },
    onError: (error) => {
      if (isAnswer(error)) attempt.current = null;
      const action = edit && fallsShort(error) ? { action: { label: t("inEditor"), onSelect: edit } } : {};
      toast({ tone: "error", title: t("failed"), text: errorText(error), ...action });
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });
  return {
    convert(variety) {
      if (itemId === null || isBusy.current) return;
      isBusy.current = true;
      const wish = `${itemId} ${variety}`;
      if (attempt.current?.wish !== wish) attempt.current = { key: newKey(), wish };
      mutate({ id: itemId, variety, key: attempt.current.key });
    },
    isPending,
  };
}

const fallsShort = (error: unknown) => error instanceof ApiError && error.code === "conversion.words_fall_short";
