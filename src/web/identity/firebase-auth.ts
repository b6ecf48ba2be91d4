import { initializeApp } from "@firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "@firebase/auth";
import { getPreferences } from "#web/lib/preferences.ts";
import { SignInError } from "./sign-in-error.ts";
import { loadWays } from "./ways.ts";

let made: Promise<Auth> | null = null;

/**
 * Firebase's account of this browser, once it is known whether somebody is signed in. Throws a `SignInError` where the server has no
 * Firebase, and an `ApiError` where it does not answer.
 */
export function loadAuth(): Promise<Auth> {
  made ??= makeAuth().catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

async function makeAuth(): Promise<Auth> {
  const { token } = await loadWays();
  if (!token) throw new SignInError("config_missing");
  const { emulator, tokenSync: _, ...config } = token;
  // The resolver of pop-ups is given where one is opened. Given here, a blocked script of Google would keep the state from being known.
  const auth = initializeAuth(initializeApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  auth.languageCode = getPreferences().language;
  await auth.authStateReady();
  return auth;
}
