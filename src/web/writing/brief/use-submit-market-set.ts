import { useRef } from "react";
import type { CreateMarketSetRequest, MarketSet } from "#shared/contracts/markets.ts";
import type { Variety } from "#shared/options.ts";
import { useCreateMarketSet } from "#web/api/markets.ts";
import { newKey } from "#web/lib/new-key.ts";
import { isAnswer } from "./use-submit-brief.ts";

type MarketSetWish = Omit<CreateMarketSetRequest, "idempotencyKey" | "varieties"> & { readonly varieties: readonly Variety[] };

/**
 * Sends a brief for several markets, once for a double click. As with a single brief, the key is kept until its answer is known: after
 * a broken connection the same wish finds the set that was started.
 */
export function useSubmitMarketSet(onCreated: (set: MarketSet) => void, onFailed?: (error: unknown) => void) {
  const attempt = useRef<{ key: string; wish: string } | null>(null);
  const isBusy = useRef(false);
  const { mutate, isPending, error, reset } = useCreateMarketSet();
  const submit = (wish: MarketSetWish) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const written = JSON.stringify(wish);
    if (attempt.current?.wish !== written) attempt.current = { key: newKey(), wish: written };
    mutate(
      { ...wish, varieties: [...wish.varieties], idempotencyKey: attempt.current.key },
      {
        onSuccess: (set) => {
          attempt.current = null;
          onCreated(set);
        },
        onError: (failure) => {
          if (isAnswer(failure)) attempt.current = null;
          onFailed?.(failure);
        },
        onSettled: () => {
          isBusy.current = false;
        },
      },
    );
  };
  return { submit, isPending, error, reset };
}
