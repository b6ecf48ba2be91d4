import { useRef } from "react";
import type { CreateSetRequest, MarketSet } from "#shared/contracts/sets.ts";
import type { Variety } from "#shared/options.ts";
import { useCreateSet } from "#web/api/sets.ts";
import { newKey } from "#web/lib/new-key.ts";
import { isAnswer } from "./use-submit-brief.ts";

type SetWish = Omit<CreateSetRequest, "idempotencyKey" | "varieties"> & { readonly varieties: readonly Variety[] };

/**
 * Sends a brief for several markets, once for a double click. As with a single brief, the key is kept until its answer is known: after
 * a broken connection the same wish finds the set that was started.
 */
export function useSubmitSet(onCreated: (set: MarketSet) => void, onFailed?: (error: unknown) => void) {
  const attempt = useRef<{ key: string; wish: string } | null>(null);
  const isBusy = useRef(false);
  const { mutate, isPending, error, reset } = useCreateSet();
  const submit = (wish: SetWish) => {
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
