import type { Deps } from "#server/deps.ts";
import { type TabEvent, tabEvent } from "#shared/contracts/account.ts";

/** Tells every open tab of a person, at whichever server process, that something changed. */
export function tellTabs(deps: Pick<Deps, "events">, userId: string, event: TabEvent): void {
  deps.events.publish(topicOf(userId), event);
}

/** @returns a function that ends the subscription. */
export function subscribeTab(deps: Pick<Deps, "events">, userId: string, onEvent: (event: TabEvent) => void): () => void {
  return deps.events.subscribe(topicOf(userId), (payload) => onEvent(tabEvent.parse(payload)));
}

function topicOf(userId: string): string {
  return `user:${userId}`;
}
