import { type Auth, getIdTokenResult, onIdTokenChanged, signOut as signOutOfFirebase, type User } from "@firebase/auth";
import { signInBy } from "#web/api/client.ts";
import { getUser, logOut } from "#web/api/session.ts";
import { settleSignIn, waitForSignIn } from "#web/api/session-expired.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { loadAuth } from "./firebase-auth.ts";
import { firebaseCode } from "./firebase-errors.ts";
import { loadWays } from "./ways.ts";

/** A token that is older is not sent to the operator's address. */
const syncAgeMs = 5 * 60_000;

/**
 * Lets this page call the server with the token of whoever is signed in at Firebase. Called by the app of who signed in that way, before its first call.
 * @returns false where nobody is signed in.
 */
export async function startByToken(): Promise<boolean> {
  const auth = await loadAuth();
  if (!auth.currentUser) return false;
  callByToken(auth);
  await takeOverConfirmation(auth.currentUser);
  if (!isWatching) watchState(auth);
  isWatching = true;
  return true;
}

let isWatching = false;

/**
 * Signs in here with the account that Firebase has just signed in. Where the server refuses it, nobody is signed in at either side.
 * Throws the server's `ApiError`.
 */
export async function enterByToken(auth: Auth): Promise<void> {
  callByToken(auth);
  try {
    await getUser();
  } catch (error) {
    signInBy({ kind: "session" });
    await signOutOfFirebase(auth);
    throw error;
  }
  void sendToken(auth.currentUser);
}

/** Ends the sign-in in all tabs of this browser. */
export async function leaveByToken(): Promise<void> {
  const auth = await loadAuth();
  await logOut();
  isLeaving = true;
  await signOutOfFirebase(auth);
  await sendToken(null);
  signInBy({ kind: "session" });
}

let isLeaving = false;

function callByToken(auth: Auth): void {
  signInBy({ kind: "token", idToken: (isForced) => tokenOf(auth.currentUser, isForced) });
}

async function tokenOf(user: User | null, isForced: boolean): Promise<string> {
  if (!user) throw new ApiError("identity.unauthorized", { status: 401 });
  try {
    return await user.getIdToken(isForced);
  } catch (cause) {
    // Without the service nobody knows better: the present token may be good still, and the person's text is not lost over it.
    const isAway = firebaseCode(cause) === "network-request-failed";
    throw isAway ? new ApiError("network", { cause }) : new ApiError("identity.unauthorized", { status: 401, cause });
  }
}

/**
 * Who opened the link of Firebase's mail is known at once, because the library asks for the account when a page opens. The server only
 * hears it from a new token; the present one may be an hour old.
 */
async function takeOverConfirmation(user: User): Promise<void> {
  try {
    const { claims } = await getIdTokenResult(user);
    if (user.emailVerified && claims.email_verified !== true) await user.getIdToken(true);
  } catch {
    // Only the banner that asks for the confirmation depends on it; the next start tries again.
  }
}

/** Other tabs sign in and out as well, and Firebase tells this one. */
function watchState(auth: Auth): void {
  const uid = auth.currentUser?.uid;
  onIdTokenChanged(auth, (user) => {
    if (user?.uid === uid) {
      void sendToken(user);
      // Only ends a question that is open: signing in again in another tab answers it.
      settleSignIn(true);
    } else if (user) location.assign("/");
    else if (!isLeaving) void waitForSignIn();
  });
}

let lastSent: string | null = null;

/**
 * Tells the operator's own address, where one is set, of a new token (POST), and of its end (DELETE). Signing in does not depend on it.
 */
async function sendToken(user: User | null): Promise<void> {
  try {
    const address = (await loadWays()).token?.tokenSync;
    if (!address) return;
    const result = user && (await getIdTokenResult(user));
    if (result && Date.now() - Date.parse(result.issuedAtTime) > syncAgeMs) return;
    const token = result?.token ?? null;
    if (token === lastSent) return;
    lastSent = token;
    await fetch(address, token ? { method: "POST", headers: { authorization: `Bearer ${token}` } } : { method: "DELETE" });
  } catch (cause) {
    console.warn("The address that tokens are sent to did not answer.", cause);
  }
}
