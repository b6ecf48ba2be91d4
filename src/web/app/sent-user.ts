import type { SessionUser } from "#shared/contracts/account.ts";
import { userDataId } from "#shared/prerendered.ts";

/** Who is signed in, as the server wrote it into this page; null where Vite serves the page, which knows nobody. */
export function sentUser(): SessionUser | null {
  const text = document.getElementById(userDataId)?.textContent;
  return text ? (JSON.parse(text) as SessionUser) : null;
}
