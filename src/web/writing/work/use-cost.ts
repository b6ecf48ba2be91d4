import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { wordsLeft } from "#web/api/plan.ts";
import { usageQuery } from "#web/api/usage.ts";

/**
 * What a text of about so many words costs, said before it is begun; null where the number is not known. `isOver`: the month has not as
 * many left, so that it would be refused.
 */
export function useCost(words: number | null): { readonly text: string | null; readonly isOver: boolean } {
  const t = useTranslations("convert");
  const left = useWordsLeft();
  if (words === null) return { text: null, isOver: false };
  if (left === null) return { text: t("cost", { words }), isOver: false };
  const isOver = words > left;
  return { text: t(isOver ? "costOver" : "costOfLeft", { words, left }), isOver };
}

/** The words that are left this month; null where the plan has no limit, and until the server has said it. */
export function useWordsLeft(): number | null {
  const usage = useQuery(usageQuery).data;
  return usage ? wordsLeft(usage) : null;
}
