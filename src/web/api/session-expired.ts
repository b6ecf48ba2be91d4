import { useSyncExternalStore } from "react";

/**
 * When the session ends under an open page, nothing is thrown away: the calls that were refused wait, the sign-in dialog opens
 * over the page, and they go on once the person is back. Off on the public pages, where a 401 is an ordinary answer.
 */
let isEnabled = false;
let isDeclined = false;
let waiting: { promise: Promise<boolean>; settle: (isBack: boolean) => void } | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Called by the signed-in app; off while it signs out, when a refused call is no surprise. */
export function setSessionRecovery(enabled: boolean): void {
  isEnabled = enabled;
}

/** Resolves true when the person has signed in again, false when they closed the dialog or there is none to open. */
export function waitForSignIn(): Promise<boolean> {
  if (!isEnabled) return Promise.resolve(false);
  // Who has closed the dialog is asked again when they do something, not when a page refreshes itself behind their back.
  if (isDeclined && navigator.userActivation?.isActive === false) return Promise.resolve(false);
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting = { promise, settle: resolve };
    notify();
  }
  return waiting.promise;
}

/** Closes the dialog and lets the waiting calls go on (or fail). */
export function settleSignIn(isBack: boolean): void {
  waiting?.settle(isBack);
  waiting = null;
  isDeclined = !isBack;
  notify();
}

/** True while the sign-in dialog must stand over the page. */
export function useIsSessionExpired(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}
