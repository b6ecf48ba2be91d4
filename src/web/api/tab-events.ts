import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { TabEvent } from "#shared/contracts/account.ts";
import { apiAddress } from "./client.ts";
import { queryKeys } from "./query-keys.ts";

/** The queries that each event makes stale. */
export function staleKeys(event: TabEvent): readonly (readonly string[])[] {
  switch (event.type) {
    case "library":
      return [queryKeys.library];
    case "usage":
      return [queryKeys.usage];
    case "settings":
      return [queryKeys.settings, queryKeys.user];
    case "generation":
      return [[...queryKeys.generations, event.id]];
    case "signed-out":
      // The next call notices that the session is gone, and opens the sign-in dialog over the page: so one is made at once.
      return [queryKeys.usage];
  }
}

const reopenMs = 5000;

/**
 * Keeps this tab in step with the person's other tabs and with finished work. After a gap everything is read anew: what happened
 * in between was not heard.
 */
export function useTabEvents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasInterrupted = false;

    const open = () => {
      source = new EventSource(apiAddress("/events"), { withCredentials: true });
      source.onopen = () => {
        if (wasInterrupted) void queries.invalidateQueries();
        wasInterrupted = false;
      };
      source.onmessage = ({ data }: MessageEvent<string>) => {
        for (const queryKey of staleKeys(JSON.parse(data) as TabEvent)) void queries.invalidateQueries({ queryKey });
      };
      source.onerror = () => {
        wasInterrupted = true;
        // The browser reconnects by itself after a cut, but gives up for good when the server answers with an error.
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenMs);
      };
    };

    open();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, [queries]);
}
