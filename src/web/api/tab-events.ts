import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { TabEvent } from "#shared/contracts/account.ts";
import { listenToServer } from "./event-line.ts";
import { queryKeys } from "./query-keys.ts";

/** The queries that each event makes stale. */
export function staleKeys(event: TabEvent): readonly (readonly string[])[] {
  switch (event.type) {
    case "library":
      // A set's columns show what the library has, and the figures count it.
      return [queryKeys.library, queryKeys.markets, queryKeys.stats];
    case "sets":
      return [queryKeys.markets];
    case "brand-voices":
      return [queryKeys.brandVoices];
    case "notifications":
      return [queryKeys.notifications];
    case "archives":
      return [queryKeys.archives];
    case "trends":
      // The figures themselves come from elsewhere, and are not asked for anew.
      return [
        [...queryKeys.trends, "saved"],
        [...queryKeys.trends, "imports"],
      ];
    case "usage":
      return [queryKeys.usage, queryKeys.stats];
    case "settings":
      return [queryKeys.settings, queryKeys.user, queryKeys.ownWriter, queryKeys.writerRoutes, queryKeys.appInfo];
    case "generation":
      // One that has begun, or ended, also changes what is being written.
      return [
        [...queryKeys.generations, event.id],
        [...queryKeys.generations, "running"],
      ];
    case "signed-out":
      // The next call notices that the session is gone, and opens the sign-in dialog over the page: so one is made at once.
      return [queryKeys.usage, queryKeys.sessions];
  }
}

/**
 * Keeps this tab in step with the person's other tabs and with finished work. After a gap everything is read anew: what happened
 * in between was not heard.
 */
export function useTabEvents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const closing = new AbortController();
    listenToServer((message) => {
      if ("gap" in message) return void queries.invalidateQueries();
      const event: TabEvent = JSON.parse(message.data);
      for (const queryKey of staleKeys(event)) void queries.invalidateQueries({ queryKey });
    }, closing.signal);
    return () => closing.abort();
  }, [queries]);
}
