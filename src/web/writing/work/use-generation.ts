import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { Generation, GenerationStep, WriterStatus } from "#shared/contracts/generations.ts";
import { type Connection, followGeneration } from "#web/api/generation-stream.ts";
import { generationQuery, runningGenerationsQuery } from "#web/api/generations.ts";
import { queryKeys } from "#web/api/query-keys.ts";

export interface FollowedGeneration {
  /** Null until it is loaded, and while there is none to load. */
  readonly generation: Generation | null;
  /** The text as far as it has arrived. */
  readonly text: string;
  /** Grows when the whole text was replaced by a better one. */
  readonly revision: number;
  /** What a running text is at, and in which round of repair. */
  readonly step: GenerationStep;
  readonly round: number;
  /** What its writer waits for, and when the page was told. */
  readonly wait: ToldWait | null;
  readonly connection: Connection;
  /** Why it could not be loaded or followed any further. */
  readonly error: unknown;
  /** Tries again after an error. */
  retry(): void;
}

/** `at`: milliseconds since 1970, by this browser's clock; seconds left are counted from there. */
export interface ToldWait {
  readonly status: WriterStatus;
  readonly at: number;
}

interface Growing {
  readonly id: string;
  readonly revision: number;
  readonly text: string;
}

/**
 * A text by its id, followed while it is being written: through broken connections and reloads, until it has ended. The server
 * goes on writing whether anybody follows or not.
 */
export function useGeneration(id: string | null): FollowedGeneration {
  const queries = useQueryClient();
  const query = useQuery({ ...generationQuery(id ?? ""), enabled: id !== null });
  const generation = (id !== null && query.data) || null;
  const isRunning = generation?.state === "running";
  const [growing, setGrowing] = useState<Growing | null>(null);
  const [stepped, setStepped] = useState<{ id: string; step: GenerationStep; round: number } | null>(null);
  const [waiting, setWaiting] = useState<{ id: string; wait: ToldWait | null } | null>(null);
  const [connection, setConnection] = useState<Connection>("connecting");
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null);
  // Another text has nothing to do with it.
  const failure = failed !== null && failed.id === id ? failed.error : null;

  useEffect(() => {
    if (id === null || !isRunning || failure) return;
    const stopping = new AbortController();
    const { queryKey } = generationQuery(id);
    const start = queries.getQueryData(queryKey);
    let text = start?.text ?? "";
    let revision = start?.revision ?? 0;
    const listener = {
      onText(event: { revision: number; offset: number; text: string }) {
        // A repaired text replaces the earlier one; within a revision, what is sent twice is written once.
        text = (event.revision === revision ? text.slice(0, event.offset) : "") + event.text;
        revision = event.revision;
        setGrowing({ id, revision, text });
        setWaiting(null);
      },
      onStep({ step, round }: { step: GenerationStep; round: number }) {
        setStepped({ id, step, round });
      },
      onStatus({ status }: { status: WriterStatus | null }) {
        setWaiting({ id, wait: status && { status, at: Date.now() } });
      },
      onEnd(ended: Generation) {
        queries.setQueryData(queryKey, ended);
        void queries.invalidateQueries({ queryKey: queryKeys.usage });
        void queries.invalidateQueries({ queryKey: queryKeys.library });
        void queries.invalidateQueries({ queryKey: runningGenerationsQuery.queryKey });
      },
      onConnection(now: Connection) {
        setConnection(now);
        if (now === "open") setWaiting(null);
      },
    };
    followGeneration(id, `${revision}:${text.length}`, listener, stopping.signal).catch((error: unknown) =>
      setFailed({ id, error }),
    );
    return () => stopping.abort();
  }, [id, isRunning, failure, queries]);

  const { refetch } = query;
  const retry = useCallback(() => {
    setFailed(null);
    void refetch();
  }, [refetch]);

  const isGrowing = generation !== null && isRunning && growing?.id === generation.id;
  const latest = isGrowing && growing ? growing : generation;
  const at = isRunning && stepped?.id === id ? stepped : generation;
  return {
    generation,
    text: latest?.text ?? "",
    revision: latest?.revision ?? 0,
    step: at?.step ?? "writing",
    round: at?.round ?? 0,
    wait: isRunning && waiting?.id === id ? waiting.wait : null,
    connection,
    error: failure ?? (generation ? null : query.error),
    retry,
  };
}
