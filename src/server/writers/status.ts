import type { WriterStatus, WriterWait } from "#shared/contracts/generations.ts";

/** A wait as it is told: by what is left of it. */
export function toStatus(status: WriterWait | null, nowMs = Date.now()): WriterStatus | null {
  if (status?.kind !== "busy") return status;
  return { kind: "busy", seconds: Math.max(0, Math.ceil((status.until - nowMs) / 1000)) };
}
