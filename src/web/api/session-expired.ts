import { createStore } from "#web/lib/store.ts";

/**
 * When the session ends under an open page, nothing is thrown away: the calls that were refused wait, the sign-in dialog opens
 * over the page, and they go on once the person is back. Off on the public pages, where a 401 is an ordinary answer.
 */
let isEnabled = false;
/** When the person closed the dialog without signing in, and when they last did something (milliseconds of this page). */
let declinedAt = Number.NEGATIVE_INFINITY;
let lastActAt = 0;
const waiting = createStore<{ promise: Promise<boolean>; settle: (isBack: boolean) => void } | null>(null);

const hasDeclined = () => declinedAt !== Number.NEGATIVE_INFINITY;
const hasJustActed = () => lastActAt > declinedAt && performance.now() - lastActAt < 1_000;

/**
 * Called once by the signed-in app. Who has closed the dialog is asked again when they do something that needs a session, not when
 * the page refreshes itself behind their back.
 */
export function watchActs(): void {
  const remember = () => {
    lastActAt = performance.now();
  };
  addEventListener("pointerdown", remember, { capture: true, passive: true });
  addEventListener("keydown", remember, { capture: true, passive: true });
}

/** Called by the signed-in app; off while it signs out, when a refused call is no surprise. */
export function setSessionRecovery(enabled: boolean): void {
  isEnabled = enabled;
}

/** Resolves true when the person has signed in again, false when they closed the dialog or there is none to open. */
export function waitForSignIn(): Promise<boolean> {
  if (!isEnabled) return Promise.resolve(false);
  if (hasDeclined() && !hasJustActed()) return Promise.resolve(false);
  const already = waiting.get();
  if (already) return already.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.set({ promise, settle: resolve });
  return promise;
}

/** Closes the dialog and lets the waiting calls go on (or fail). */
export function settleSignIn(isBack: boolean): void {
  waiting.get()?.settle(isBack);
  declinedAt = isBack ? Number.NEGATIVE_INFINITY : performance.now();
  waiting.set(null);
}

/** True while the sign-in dialog must stand over the page. */
export const useIsSessionExpired = () => waiting.use() !== null;
