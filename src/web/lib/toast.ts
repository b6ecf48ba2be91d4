import { createStore } from "./store.ts";

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

const shown = createStore<Toast | null>(null);
let lastId = 0;

/** Shows a message at the foot of the page. One at a time: the newest replaces the older. Errors stay longer. */
export function toast(message: Omit<Toast, "id" | "tone" | "durationMs"> & Partial<Pick<Toast, "tone" | "durationMs">>): void {
  const tone = message.tone ?? "info";
  const durationMs = message.durationMs ?? (tone === "error" ? toastDurationsMs.long : toastDurationsMs.normal);
  lastId += 1;
  shown.set({ ...message, tone, durationMs, id: lastId });
}

/** Takes a toast away; a newer one that stands in its place stays. */
export function dismissToast(id: number): void {
  if (shown.get()?.id === id) shown.set(null);
}

/** The toast on the page, if any. */
export const shownToast = shown.get;
export const useToast = shown.use;
