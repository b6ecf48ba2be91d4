import { useEffect, useState } from "react";
import { useLocale } from "use-intl";
import { inDigitsOf } from "#web/lib/format.ts";
import { isolate } from "#web/lib/isolate.ts";
import { parseStored, readStorage, writeStorage } from "#web/lib/storage.ts";

/** Why the server sends no more codes is its own affair; this only keeps the countdown over a reload. */
const lockKey = "lahja-phone-lock";
/** From the specification; where the server does not say how long. */
const usualSeconds = 1_800;

interface Lock {
  readonly sinceMs: number;
  readonly untilMs: number;
}

function lockFor(seconds: number = usualSeconds, nowMs = Date.now()): void {
  writeStorage(lockKey, JSON.stringify({ sinceMs: nowMs, untilMs: nowMs + seconds * 1_000 } satisfies Lock));
}

function lockedSeconds(): number {
  return secondsLeft(parseStored(readStorage(lockKey)), Date.now());
}

/** Seconds until the next code. A clock that was set back makes the wait no longer than it was. */
export function secondsLeft(stored: unknown, nowMs: number): number {
  if (typeof stored !== "object" || stored === null) return 0;
  const { sinceMs, untilMs } = stored as Partial<Lock>;
  if (typeof sinceMs !== "number" || typeof untilMs !== "number") return 0;
  return Math.max(0, Math.ceil(Math.min(untilMs - nowMs, untilMs - sinceMs) / 1_000));
}

/** The countdown as a clock shows it ('29:59'); null where a code can be sent. */
export function usePhoneLock(): { readonly time: string | null; readonly begin: (seconds: number | undefined) => void } {
  const locale = useLocale();
  const [seconds, setSeconds] = useState(() => lockedSeconds());
  const isLocked = seconds > 0;
  useEffect(() => {
    if (!isLocked) return;
    const timer = setInterval(() => setSeconds(lockedSeconds()), 1_000);
    return () => clearInterval(timer);
  }, [isLocked]);
  return {
    time: isLocked ? isolate(inDigitsOf(locale, clockTime(seconds))) : null,
    begin(wait) {
      lockFor(wait);
      // Where storage is blocked the countdown lasts as long as the page.
      setSeconds(lockedSeconds() || (wait ?? usualSeconds));
    },
  };
}

/** '29:59', or '9:05:00' for longer waits. */
export function clockTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
