import {
  changePassword,
  getUser,
  logOut,
  requestPasswordReset,
  sendVerificationEmail,
  signInWithEmail,
  signUpWithEmail,
} from "#web/api/session.ts";
import type { IdentityClient } from "./identity-client.ts";
import { visitProvider } from "./provider-popup.ts";

/** The session way: accounts of the app's own database, a cookie that no script reads. */
export const sessionClient: IdentityClient = {
  way: "session",
  signInWithEmail,
  async signUpWithEmail(account, next) {
    await signUpWithEmail(account, next);
    const { email, password } = account;
    // A taken address answers as a new one does, and its password is another: that person is told of the mail, and no more.
    return signInWithEmail({ email, password }).then(
      () => true,
      () => false,
    );
  },
  signInWithProvider: (provider, next, mayLeave) => visitProvider({ provider, purpose: "sign-in", next, mayLeave }),
  // A chunk of its own, because few people sign in so.
  sendCode: async (request) => (await import("./session-phone.ts")).sendCode(request),
  confirmCode: async (code) => (await import("./session-phone.ts")).confirmCode(code),
  completeAccount: async (name) => (await import("./session-phone.ts")).completeAccount(name),
  requestPasswordReset,
  changePassword,
  sendVerificationEmail,
  signOut: logOut,
  resume: () =>
    getUser().then(
      () => true,
      // No answer: the form says more about it than a page could.
      () => false,
    ),
};
