import type { ProviderPurpose, ProviderReturn } from "#shared/contracts/provider-sign-in.ts";
import { signInProblems } from "#shared/sign-in-problems.ts";
import { call } from "#web/api/client.ts";
import { newKey } from "#web/lib/new-key.ts";
import { providerChannel } from "./provider-channel.ts";
import { SignInError } from "./sign-in-error.ts";

const size = { width: 500, height: 600 };
const pollMs = 500;
/**
 * How long a closed window is waited for. A provider's page may cut the tie to this one, and its window then counts as closed though the person
 * is still there.
 */
const closedMs = 8_000;

export interface ProviderWish {
  /** 'google', or an id of `ways.providers`. */
  readonly provider: string;
  readonly purpose: ProviderPurpose;
  /** Where the person wants to go, a path of ours. */
  readonly next: string;
  /** Whether this page may be left for the provider where no window can be opened: nothing typed may be lost by it. */
  readonly mayLeave: boolean;
}

/** Ends the attempt before: there is one window, and one button that waits for it. */
let replace: (() => void) | null = null;

/**
 * Goes to an identity provider in a window of its own; on phones, and where the browser opens none, in this page, and the promise then stays open.
 * Must be called by a press, before anything is waited for. Throws `SignInError` and `ApiError`.
 */
export async function visitProvider(wish: ProviderWish): Promise<void> {
  replace?.();
  const wantsPage = wish.mayLeave && matchMedia("(pointer: coarse) and (max-width: 640px)").matches;
  const popup = wantsPage ? null : openWindow();
  if (!popup && !wish.mayLeave) throw new SignInError("popup_blocked");
  const { provider, purpose, next } = wish;
  const attempt = popup ? newKey() : undefined;
  try {
    const { url } = await call("POST /auth/sign-in/provider", {
      ...{ mount: "server", recover: false },
      body: { provider, purpose, next, ...(attempt ? { attempt } : {}) },
    });
    if (popup && attempt) {
      popup.location.href = url;
      await answerOf(attempt, popup);
    } else {
      location.assign(url);
      await new Promise(() => undefined);
    }
  } catch (error) {
    // The attempt that replaced this one goes on in the same window.
    if (!(error instanceof SignInError && error.problem === "popup_replaced")) popup?.close();
    throw error;
  }
}

/** In the middle of this window; null where the browser blocks it. */
function openWindow(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2);
  return window.open("about:blank", "lahja-sign-in", `popup,width=${size.width},height=${size.height},left=${left},top=${top}`);
}

function answerOf(attempt: string, popup: Window): Promise<void> {
  return new Promise((resolve, reject) => {
    let closedSince: number | null = null;
    const end = (settle: () => void) => {
      clearInterval(timer);
      channel.close();
      replace = null;
      settle();
    };
    const channel = providerChannel((message) => {
      if (message.kind !== "answer" || message.attempt !== attempt) return;
      channel.send({ kind: "heard", attempt });
      const { problem } = message;
      end(() => (problem ? reject(errorOf(message)) : resolve()));
    });
    const timer = setInterval(() => {
      closedSince = popup.closed ? (closedSince ?? Date.now()) : null;
      if (closedSince !== null && Date.now() - closedSince >= closedMs) end(() => reject(new SignInError("popup_closed")));
    }, pollMs);
    replace = () => end(() => reject(new SignInError("popup_replaced")));
  });
}

/** The error that a provider's answer tells; its provider and ways are named by their ids. */
function errorOf({ problem = "failed", provider = "", ways = "" }: ProviderReturn): SignInError {
  return new SignInError(problem, { provider, ways });
}

/** What a provider's answer left in the address of this page; null where that is no answer. */
export function providerAnswer(): ProviderReturn | null {
  return readReturn(Object.fromEntries(new URLSearchParams(location.search)));
}

/** Its problem, for the form that stands on this page. */
export function returnedError(): SignInError | null {
  const answer = providerAnswer();
  return answer?.problem ? errorOf(answer) : null;
}

/** Read by hand, because the contract's schema would bring its whole library into the chunk. */
function readReturn({ attempt, problem, provider, ways }: Record<string, string>): ProviderReturn | null {
  const known = signInProblems.find((candidate) => candidate === problem);
  if (!attempt && !known) return null;
  return {
    ...(attempt ? { attempt } : {}),
    ...(known ? { problem: known } : {}),
    ...(provider ? { provider } : {}),
    ...(ways ? { ways } : {}),
  };
}
