import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Brief } from "#shared/contracts/brief.ts";
import type { CreateGenerationRequest } from "#shared/contracts/generations.ts";
import { createGeneration } from "#web/api/generations.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { newKey } from "#web/lib/new-key.ts";

interface SubmitBrief {
  /** Asks for the text. A second call before the answer is not sent: a double click is one job. */
  submit(brief: Brief, writer?: CreateGenerationRequest["writer"]): void;
  readonly isPending: boolean;
  /** Why the server refused, until the next attempt. */
  readonly error: unknown;
  reset(): void;
}

/**
 * Sends a brief. The idempotency key belongs to one submit and is kept until its answer is known: when the connection broke, trying
 * again with the same brief finds the text that was started instead of starting a second one.
 */
export function useSubmitBrief(onCreated: (id: string) => void): SubmitBrief {
  const attempt = useRef<{ key: string; brief: string } | null>(null);
  const isBusy = useRef(false);
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: createGeneration,
    onSuccess: ({ id }) => {
      attempt.current = null;
      // The words of the text are reserved now.
      void queries.invalidateQueries({ queryKey: queryKeys.usage });
      onCreated(id);
    },
    onError: (failure) => {
      if (isAnswer(failure)) attempt.current = null;
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });

  return {
    submit(brief, writer) {
      if (isBusy.current) return;
      isBusy.current = true;
      const written = JSON.stringify([brief, writer]);
      if (attempt.current?.brief !== written) attempt.current = { key: newKey(), brief: written };
      mutate({ brief, idempotencyKey: attempt.current.key, ...(writer ? { writer } : {}) });
    },
    isPending,
    error,
    reset,
  };
}

/** A refusal is an answer; silence, a cut connection and a gateway's page leave open whether the text was started. */
export function isAnswer(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.code !== "unknown";
}
