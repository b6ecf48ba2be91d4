import type { SignInWay } from "#shared/contracts/sign-in-ways.ts";

/** Where a code is asked for: the proof of a captcha where one is set up, and an empty element of the page in which one may be drawn. */
export interface CodeRequest {
  /** In international form, digits only after the plus: '+966501234567'. */
  readonly number: string;
  readonly captchaToken: string | null;
  readonly captchaPlace: HTMLElement | null;
}

/**
 * Who signs in, and how: the one thing that the screens of signing in know. Each way of `GET /auth/ways` has an implementation. Every method
 * throws an `ApiError` for what the server refused, and a `SignInError` for what happened in the browser or at a provider.
 */
export interface IdentityClient {
  readonly way: SignInWay;
  signInWithEmail(credentials: { email: string; password: string }): Promise<void>;
  /**
   * Makes an account and sends the mail to confirm the address, whose link leads to `next` in the end.
   * @returns whether the person is signed in now. A taken address answers as a new one does; its owner gets a mail.
   */
  signUpWithEmail(account: { name: string; email: string; password: string }, next: string): Promise<boolean>;
  /**
   * Signs in with an identity provider: 'google', or an id of `ways.providers`. Called at once by a press, because browsers open no pop-up
   * later. Where `mayLeave` says so, the page may be left for the provider; it comes back to `next`, and the promise stays open.
   */
  signInWithProvider(provider: string, next: string, mayLeave: boolean): Promise<void>;
  /**
   * Has a code sent to a phone.
   * @returns 'delayed' where the gateway of text messages takes it only later.
   */
  sendCode(request: CodeRequest): Promise<"sent" | "delayed">;
  /**
   * Signs in with the code that was sent last.
   * @returns whether the account still lacks a name.
   */
  confirmCode(code: string): Promise<{ needsName: boolean }>;
  /** Gives a new account its name. */
  completeAccount(name: string): Promise<void>;
  /** Mails a link to a new password, if there is such an account. */
  requestPasswordReset(email: string): Promise<void>;
  changePassword(change: { currentPassword: string; newPassword: string; revokeOtherSessions: boolean }): Promise<void>;
  /** Sends the mail to confirm the address once more; its link leads to `next` in the end. */
  sendVerificationEmail(email: string, next: string): Promise<void>;
  signOut(): Promise<void>;
  /** @returns whether somebody is signed in in this browser already, or has just come back from a provider. */
  resume(): Promise<boolean>;
}
