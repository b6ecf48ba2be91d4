import { useSyncExternalStore } from "react";

interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface Toast {
  /** Grows with each toast, so that a new one restarts the clock even with the same text. */
  readonly id: number;
  readonly title: string;
  readonly text?: string;
  readonly tone: "info" | "success" | "error";
  readonly action?: ToastAction;
  /** After the first one, where two ways lead on: to look at it, and to take it back. */
  readonly secondAction?: ToastAction;
  readonly durationMs: number;
}

/** Specification, section 9: 3,000, 8,000 and 10,000 ms, 5,000 unless said otherwise. */
export const toastDurationsMs = { short: 3000, normal: 5000, long: 8000, longest: 10_000 } as const;

let shown: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the foot of the page. One at a time: the newest replaces the older. Errors stay longer. */
export function toast(message: Omit<Toast, "id" | "tone" | "durationMs"> & Partial<Pick<Toast, "tone" | "durationMs">>): void {
  const tone = message.tone ?? "info";
  const durationMs = message.durationMs ?? (tone === "error" ? toastDurationsMs.long : toastDurationsMs.normal);
  lastId += 1;
  show({ ...message, tone, durationMs, id: lastId });
}

/** Takes a toast away; a newer one that stands in its place stays. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

/** The toast on the page, if any. */
export function shownToast(): Toast | null {
  return shown;
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shownToast,
    shownToast,
  );
}
