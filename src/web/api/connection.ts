import { createStore } from "#web/lib/store.ts";

/** Whether calls reach the server. `offline`: the device itself says that it has no network. */
type Reach = "online" | "offline" | "unreachable";

const lookAgainMs = 3_000;
const probeTimeoutMs = 5_000;
const probeAddress = "/api/health/live";

const reach = createStore<Reach>("online");
let isWatching = false;
let isProbing = false;

/**
 * Asks the server itself before anything is said: on a person's own machine it answers without any network, one call may be lost
 * for its own reasons, and a page that is left breaks off its calls.
 */
async function probe(): Promise<void> {
  if (isProbing) return;
  isProbing = true;
  try {
    await fetch(probeAddress, { cache: "no-store", signal: AbortSignal.timeout(probeTimeoutMs) });
    reach.set("online");
  } catch {
    // Not an error of the page: it is what the banner says.
    reach.set(navigator.onLine ? "unreachable" : "offline");
    setTimeout(() => void probe(), lookAgainMs);
  } finally {
    isProbing = false;
  }
}

/** A call found no server. */
export function callWasLost(): void {
  if (isWatching) void probe();
}

/** Called once by the signed-in app. */
export function watchConnection(): void {
  isWatching = true;
  addEventListener("offline", () => void probe());
  addEventListener("online", () => void probe());
}

/** @returns what ends it. */
export const listenToReach = reach.subscribe;
export const isReachable = () => reach.get() === "online";
export const useReach = reach.use;
