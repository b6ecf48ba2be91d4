import type { Deps } from "#server/deps.ts";
import type { TabEvent } from "#shared/contracts/account.ts";

/** Tells every open tab of a person, at whichever server process, that something changed. */
export function tellTabs({ events }: Pick<Deps, "events">, userId: string, ...told: TabEvent[]): void {
  for (const event of told) events.publish(`user:${userId}`, event);
}

/** @returns a function that ends the subscription. */
export function subscribeTab({ events }: Pick<Deps, "events">, userId: string, onEvent: (event: TabEvent) => void): () => void {
  return events.subscribe(`user:${userId}`, onEvent);
}
