import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { OwnWriterState } from "#shared/contracts/own-writer.ts";
import { ownWriterQuery, testOwnWriter, useSwitchOwnWriter } from "#web/api/own-writer.ts";
import type { ToldWait } from "./use-generation.ts";

/**
 * Stores a service of the person's own, asks its model for a word, and lets it write once it has answered. One at a time; who leaves
 * the page ends it.
 */
export function useTryOwnWriter() {
  const queries = useQueryClient();
  const { mutateAsync: use } = useSwitchOwnWriter();
  const [wait, setWait] = useState<ToldWait | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns false where it was stopped, or another one is under way. Throws `own_writer.*` and `writer.*`. */
  const tryOut = async (store: () => Promise<OwnWriterState>): Promise<boolean> => {
    if (running.current) return false;
    const stopping = new AbortController();
    const { signal } = stopping;
    running.current = stopping;
    try {
      const { writer } = await store();
      signal.throwIfAborted();
      const tested = await testOwnWriter(signal, (status) => setWait(status && { status, at: Date.now() }));
      queries.setQueryData(ownWriterQuery.queryKey, tested);
      if (!writer?.enabled) await use(true);
      return true;
    } catch (error) {
      if (!signal.aborted) throw error;
      return false;
    } finally {
      running.current = null;
      setWait(null);
    }
  };
  return { tryOut, wait, stop: () => running.current?.abort() };
}
