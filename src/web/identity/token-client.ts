import {
  type Auth,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getRedirectResult,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  type User,
  updateProfile,
} from "@firebase/auth";
import { call } from "#web/api/client.ts";
import { loadAuth } from "./firebase-auth.ts";
import { explained, firebaseCode, toSignInError } from "./firebase-errors.ts";
import { changePassword } from "./firebase-password.ts";
import { createPhoneSignIn } from "./firebase-phone.ts";
import type { IdentityClient } from "./identity-client.ts";
import { SignInError } from "./sign-in-error.ts";
import { enterByToken, leaveByToken } from "./token-state.ts";

/** Of who has no address at Firebase. The server makes the same itself, and believes none that it is told. */
const phoneUserDomain = "phone-user.invalid";
/** A redirect that never comes back from the provider's frame must not keep the form away. */
const redirectResultMs = 10_000;

let made: Promise<IdentityClient> | null = null;

/**
 * The token way: Firebase Authentication holds the accounts, and each call carries its token. A chunk of its own. There is one client a page:
 * the code that one step has sent is confirmed by the next.
 */
export function loadTokenClient(): Promise<IdentityClient> {
  made ??= makeClient().catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

async function makeClient(): Promise<IdentityClient> {
  const auth = await loadAuth();
  const phone = createPhoneSignIn(auth);
  return {
    way: "token",
    async signInWithEmail({ email, password }) {
      await explained(signInWithEmailAndPassword(auth, email, password), "authentication_error");
      await enterByToken(auth);
    },
    async signUpWithEmail({ name, email, password }, next) {
      const { user } = await explained(createUserWithEmailAndPassword(auth, email, password), "authentication_error");
      await explained(updateProfile(user, { displayName: name }), "profile_failed");
      // The first token was made before the name.
      await explained(user.getIdToken(true), "authentication_error");
      await enterByToken(auth);
      // The account is there without the mail; the banner of the app sends it again.
      await mailVerification(user, next).catch(() => undefined);
      return true;
    },
    signInWithProvider: (_provider, next) => signInWithGoogle(auth, next),
    sendCode: phone.sendCode,
    async confirmCode(code) {
      const user = await phone.confirmCode(code);
      await enterByToken(auth);
      return { needsName: !user.displayName };
    },
    async completeAccount(name) {
      const user = present(auth);
      await explained(updateProfile(user, { displayName: name }), "profile_failed");
      const email = user.email ?? `${user.uid}@${phoneUserDomain}`;
      await call("POST /auth/update-profile", { body: { uid: user.uid, firstName: name, email } });
    },
    async requestPasswordReset(email) {
      await explained(sendPasswordResetEmail(auth, email), "authentication_error").catch((error: unknown) => {
        // As on the session way: the answer does not say whether there is such an account.
        if (!(error instanceof SignInError && error.problem === "user_not_found")) throw error;
      });
    },
    changePassword: (change) => changePassword(present(auth), change),
    sendVerificationEmail: (_email, next) => mailVerification(present(auth), next),
    signOut: leaveByToken,
    resume: () => resume(auth),
  };
}

/** Whoever is signed in at Firebase already, or comes back from a redirect, is signed in here too. */
async function resume(auth: Auth): Promise<boolean> {
  const isBack = sessionStorage.getItem(redirectKey) !== null;
  if (isBack) {
    sessionStorage.removeItem(redirectKey);
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), redirectResultMs));
    await explained(Promise.race([getRedirectResult(auth, browserPopupRedirectResolver), late]), "google_failed");
  }
  if (!auth.currentUser) return false;
  await enterByToken(auth);
  return true;
}

/** Notes that the page was left for a provider: only then is the provider's frame loaded to ask what came of it. */
const redirectKey = "lahja-redirect";

/** A pop-up (500 × 600, centred by the library); the page itself where pop-ups are blocked, and on phones. */
async function signInWithGoogle(auth: Auth, _next: string): Promise<void> {
  refuseWithoutStorage();
  const provider = new GoogleAuthProvider();
  provider.addScope("email");
  provider.addScope("profile");
  const redirect = async () => {
    sessionStorage.setItem(redirectKey, "google");
    await signInWithRedirect(auth, provider, browserPopupRedirectResolver);
  };
  if (isPhone() && mayRedirect(auth)) return explained(redirect(), "google_failed");
  try {
    await signInWithPopup(auth, provider, browserPopupRedirectResolver);
  } catch (error) {
    if (firebaseCode(error) === "popup-blocked" && mayRedirect(auth)) return explained(redirect(), "google_failed");
    throw toSignInError(error, "google_failed");
  }
  await enterByToken(auth);
}

const isPhone = () => matchMedia("(pointer: coarse) and (max-width: 640px)").matches;

/** Browsers keep what a frame of another site stored from it, so a redirect only comes back over the page's own site. */
function mayRedirect({ config, emulatorConfig }: Auth): boolean {
  const site = (host: string) => host.split(".").slice(-2).join(".");
  const host = emulatorConfig?.host ?? config.authDomain;
  return host !== undefined && site(host) === site(location.hostname);
}

async function mailVerification(user: User, next: string): Promise<void> {
  await explained(sendEmailVerification(user, { url: new URL(next, location.origin).href }), "authentication_error");
}

function present({ currentUser }: Auth): User {
  if (!currentUser) throw new SignInError("no_user");
  return currentUser;
}

/** Where nothing is kept, the next page would not know that somebody signed in. */
function refuseWithoutStorage(): void {
  try {
    localStorage.setItem("lahja-probe", "1");
    localStorage.removeItem("lahja-probe");
  } catch (cause) {
    throw new SignInError("storage_blocked", {}, { cause });
  }
}
