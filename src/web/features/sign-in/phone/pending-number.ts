import { parseStored } from "#web/lib/storage.ts";

// Where storage is blocked, the number is typed once more.

const pendingKey = "lahja-phone-pending";

interface PendingNumber {
  readonly country: string;
  readonly text: string;
}

/** Takes what was typed along to the page that may show a captcha. */
export function keepPending({ country, text }: PendingNumber): void {
  try {
    sessionStorage.setItem(pendingKey, JSON.stringify({ country, text }));
  } catch {}
}

/** Whether a number waits for this page, so that the form opens on its tab. */
export function hasPending(): boolean {
  try {
    return sessionStorage.getItem(pendingKey) !== null;
  } catch {
    return false;
  }
}

/** What was typed before, once. */
export function takePending(): PendingNumber | null {
  try {
    const stored = parseStored(sessionStorage.getItem(pendingKey)) as Partial<PendingNumber> | null;
    sessionStorage.removeItem(pendingKey);
    const { country, text } = stored ?? {};
    return typeof country === "string" && typeof text === "string" ? { country, text } : null;
  } catch {
    return null;
  }
}
