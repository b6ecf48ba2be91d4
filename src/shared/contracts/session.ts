import { z } from "zod";
import {
  confirmEmailRequest,
  emailConfirmation,
  sendVerificationRequest,
  sessionUser,
  signInRequest,
  signUpRequest,
} from "./account.ts";
import { endpoint, nothing, redirect } from "./endpoint.ts";
import { waysToSignIn } from "./sign-in-ways.ts";

const settingState = z.object({ name: z.string(), isSet: z.boolean() });

/** Which settings of signing in have a value. In local mode for everybody, in production for the operator. */
const signInDiagnosis = z.object({
  way: z.enum(["session", "token"]),
  session: z.array(settingState),
  token: z.array(settingState),
});
export type SignInDiagnosis = z.infer<typeof signInDiagnosis>;

/** Calls for the session cookie: the current person, signing in and out. */
export const sessionApi = {
  diagnosis: endpoint({
    method: "GET",
    path: "/auth/diagnosis",
    summary: "Which settings of signing in have a value; in production for the operator",
    access: "everybody",
    answer: signInDiagnosis,
    errors: ["request.not_found"],
  }),
  ways: endpoint({
    method: "GET",
    path: "/auth/ways",
    summary: "The ways of signing in that this server offers",
    access: "everybody",
    answer: waysToSignIn,
  }),
  user: endpoint({
    method: "GET",
    path: "/auth/user",
    summary: "Who is signed in in this browser; prolongs the session",
    access: "everybody",
    answer: sessionUser,
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/logout",
    summary: "Sign out; also when signed out already",
    access: "everybody",
    answer: nothing,
  }),
  login: endpoint({
    method: "GET",
    path: "/login",
    summary: "A navigation that starts signing in and leads to `next`",
    access: "everybody",
    query: z.object({ next: z.string().optional() }),
    answer: redirect,
  }),
};

/** Older clients send token and person here as well. The server believes the bearer token alone. */
const verifyRequest = z.object({ idToken: z.string().optional(), userInfo: z.unknown().optional() });

const updateProfileRequest = z.object({
  /** What the identity service calls the person; another's is refused. */
  uid: z.string().max(128),
  firstName: z.string().trim().min(1).max(120),
  /** Not believed: an address comes from the token alone. */
  email: z.string().max(254).optional(),
});

/** Calls for bearer tokens of an identity service. */
export const bearerSessionApi = {
  diagnosis: endpoint({
    method: "GET",
    path: "/auth/token-diagnosis",
    summary: "The same for who comes by a token",
    access: "bearer",
    answer: signInDiagnosis,
    errors: ["request.not_found"],
  }),
  verify: endpoint({
    method: "POST",
    path: "/auth/verify",
    summary: "Whom the token speaks for; the browser opens the app's page from then on",
    access: "bearer",
    body: verifyRequest,
    answer: sessionUser,
  }),
  updateProfile: endpoint({
    method: "POST",
    path: "/auth/update-profile",
    summary: "Set the name of a new account",
    access: "bearer",
    body: updateProfileRequest,
    answer: sessionUser,
    errors: ["identity.wrong_user"],
  }),
};

/** The response is the same whether the address was available or taken, and whether a mail was sent or not. */
const done = z.object({ ok: z.literal(true) });
const email = z.string().trim().max(254);
const ownPath = z.string().max(500).optional();

/** Calls that the identity library serves, and those of the confirmation mail. */
export const identityApi = {
  signUp: endpoint({
    method: "POST",
    path: "/auth/sign-up/email",
    summary: "Make an account with address and password",
    access: "everybody",
    body: signUpRequest,
    answer: done,
    errors: [
      "identity.email_invalid",
      "identity.password_too_short",
      "identity.password_too_long",
      "identity.password_common",
      "request.rate_limited",
    ],
  }),
  signIn: endpoint({
    method: "POST",
    path: "/auth/sign-in/email",
    summary: "Sign in with address and password",
    access: "everybody",
    body: signInRequest,
    answer: done,
    errors: [
      "identity.wrong_credentials",
      "identity.email_unverified",
      "identity.too_many_tries",
      "identity.email_invalid",
      "request.rate_limited",
    ],
  }),
  requestPasswordReset: endpoint({
    method: "POST",
    path: "/auth/request-password-reset",
    summary: "Send the mail that leads to a new password",
    access: "everybody",
    body: z.object({ email, redirectTo: ownPath }),
    answer: done,
    errors: ["identity.email_invalid", "request.rate_limited"],
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    summary: "Set a new password with the token of that mail",
    access: "everybody",
    body: z.object({ newPassword: z.string(), token: z.string() }),
    answer: done,
    errors: [
      "identity.link_invalid",
      "identity.password_too_short",
      "identity.password_too_long",
      "identity.password_common",
      "request.rate_limited",
    ],
  }),
  changePassword: endpoint({
    method: "POST",
    path: "/auth/change-password",
    summary: "Change the password of whoever is signed in",
    access: "everybody",
    body: z.object({ currentPassword: z.string(), newPassword: z.string(), revokeOtherSessions: z.boolean().optional() }),
    answer: done,
    errors: [
      "identity.wrong_password",
      "identity.password_too_short",
      "identity.password_too_long",
      "identity.password_common",
      "request.rate_limited",
    ],
  }),
  sendVerificationEmail: endpoint({
    method: "POST",
    path: "/auth/send-verification-email",
    summary: "Send the mail that confirms the address again",
    access: "everybody",
    body: sendVerificationRequest,
    answer: done,
    errors: ["identity.email_invalid", "request.rate_limited"],
  }),
  emailConfirmation: endpoint({
    method: "GET",
    path: "/auth/confirm-email",
    summary: "What the link of that mail is worth in this browser; changes nothing",
    access: "everybody",
    query: confirmEmailRequest,
    answer: emailConfirmation,
    errors: ["identity.link_invalid", "request.rate_limited"],
  }),
  confirmEmail: endpoint({
    method: "POST",
    path: "/auth/confirm-email",
    summary: "Confirm the address; signs in in the browser that signed up",
    access: "everybody",
    body: confirmEmailRequest,
    answer: emailConfirmation,
    errors: ["identity.link_invalid", "request.rate_limited"],
  }),
  olderConfirmationLink: endpoint({
    method: "GET",
    path: "/auth/verify-email",
    summary: "The link that the version before sent; leads to the page of today's",
    access: "everybody",
    query: z.object({ token: z.string().optional() }),
    answer: redirect,
    errors: ["request.rate_limited"],
  }),
};
