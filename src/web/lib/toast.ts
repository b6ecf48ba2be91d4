import { createStore } from "./store.ts";

interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface Toast {
  /** Increases with each toast, so that a new toast restarts the timer even if its text is the same. */
  readonly id: number;
  readonly title: string;
  readonly text?: string;
  readonly tone: "info" | "success" | "error";
  readonly action?: ToastAction;
  /** For toasts that offer two actions, such as opening the result and undoing it. */
  readonly secondAction?: ToastAction;
  readonly durationMs: number;
}

/** How long a toast shows, in milliseconds. Toasts with a long text or an undo action stay longer. */
export const toastDurationsMs = { short: 3000, normal: 5000, long: 8000, longest: 10_000 } as const;

const shown = createStore<Toast | null>(null);
let lastId = 0;

/** Shows a message at the bottom of the page. Only one shows at a time: a new one replaces the old one. Errors stay longer. */
export function toast(message: Omit<Toast, "id" | "tone" | "durationMs"> & Partial<Pick<Toast, "tone" | "durationMs">>): void {
  const tone = message.tone ?? "info";
  const durationMs = message.durationMs ?? (tone === "error" ? toastDurationsMs.long : toastDurationsMs.normal);
  lastId += 1;
  shown.set({ ...message, tone, durationMs, id: lastId });
}

/** Removes a toast. A newer toast that replaced it stays. */
export function dismissToast(id: number): void {
  if (shown.get()?.id === id) shown.set(null);
}

/** The toast on the page, if any. */
export const shownToast = shown.get;
export const useToast = shown.use;
