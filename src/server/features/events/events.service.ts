import type { Deps } from "#server/deps.ts";
import type { InWorkspace, Owner } from "#server/platform/actor.ts";
import type { TabEvent } from "#shared/contracts/account.ts";

/** Notifies every open tab of a person, at any server process, that something changed. */
export function tellTabs({ events }: Pick<Deps, "events">, userId: string, ...told: TabEvent[]): void {
  for (const event of told) events.publish(`user:${userId}`, event);
}

/** Notifies every tab that has this workspace open. */
export function tellWorkspace({ events }: Pick<Deps, "events">, { workspaceId }: InWorkspace, ...told: TabEvent[]): void {
  for (const event of told) events.publish(`workspace:${workspaceId}`, event);
}

/** @returns a function that ends the subscription. */
export function subscribeTab({ events }: Pick<Deps, "events">, owner: Owner, onEvent: (event: TabEvent) => void): () => void {
  const ends = [events.subscribe(`user:${owner.userId}`, onEvent), events.subscribe(`workspace:${owner.workspaceId}`, onEvent)];
  return () => {
    for (const end of ends) end();
  };
}
