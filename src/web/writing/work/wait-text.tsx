import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { WriterStatus } from "#shared/contracts/generations.ts";
import type { ToldWait } from "./use-generation.ts";

/** A connection that stands sooner than this is not talked about. */
const quietMs = 1_000;

type Queued = Extract<WriterStatus, { kind: "queued" }>;

/** The same sentence as long as the wait lasts, for screen readers: a count would be read out every second. */
export function useWaitNotice(wait: ToldWait | null): string | null {
  const t = useTranslations("waits");
  const now = useSeconds(wait !== null);
  if (!wait || isQuiet(wait, now)) return null;
  const { status } = wait;
  if (status.kind === "queued") return queuedText(t, status);
  return t(status.kind === "busy" ? "busySoon" : status.kind);
}

/** What the writer waits for, counted down; null while there is nothing to say. */
export function useWaitText(wait: ToldWait | null): string | null {
  const t = useTranslations("waits");
  const now = useSeconds(wait !== null);
  if (!wait || isQuiet(wait, now)) return null;
  const { status, at } = wait;
  if (status.kind === "queued") return queuedText(t, status);
  if (status.kind !== "busy") return t(status.kind);
  return t("busy", { seconds: Math.max(0, Math.ceil(status.seconds - (now - at) / 1000)) });
}

/** What the writer waits for, to be seen, and once to be heard. Nothing while there is nothing to say. */
export function WaitText({ wait }: { wait: ToldWait | null }) {
  const shown = useWaitText(wait);
  const said = useWaitNotice(wait);
  return (
    <>
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{said}</span>
    </>
  );
}

function queuedText(t: ReturnType<typeof useTranslations<"waits">>, { place, minutes }: Queued): string {
  return t("queued", { place, minutes: minutes ?? 0 });
}

function isQuiet({ status, at }: ToldWait, now: number): boolean {
  return status.kind === "connecting" && now - at < quietMs;
}

/** The time in milliseconds since 1970, each second anew while it is needed. */
function useSeconds(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
