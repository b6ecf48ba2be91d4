import { z } from "zod";

/** How the browser holds who is signed in: by a cookie of ours, or by a token of an identity service. */
const signInWays = ["session", "token"] as const;
export type SignInWay = (typeof signInWays)[number];

/** A company's own sign-in (OpenID Connect), as the operator named it. */
const provider = z.object({ id: z.string(), name: z.string() });

/** A proof that a person asks for a code. Its script is loaded from the captcha's own host. */
const captcha = z.object({ provider: z.enum(["recaptcha", "turnstile", "hcaptcha"]), siteKey: z.string() });

const phoneWay = z.object({
  /** Where the messages go: to phones, or to the outbox of local mode. */
  delivery: z.enum(["sms", "outbox"]),
  /** Null: none is asked for. */
  captcha: captcha.nullable(),
  /** Numbers that get no message, and as a hint their code. Never in production. */
  testNumbers: z.array(z.object({ number: z.string(), hint: z.string() })),
});
export type PhoneWay = z.infer<typeof phoneWay>;

/** The public settings of a Firebase project; its web page shows them to everybody. */
const tokenWay = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  storageBucket: z.string(),
  messagingSenderId: z.string(),
  appId: z.string(),
  /** The origin of the emulator, in development. */
  emulator: z.string().optional(),
  /** Is sent each new token with POST, and DELETE on signing out. */
  tokenSync: z.string().optional(),
});

/** `GET /api/auth/ways`: the ways of signing in that work now. Names and public keys, never a secret. */
export const waysToSignIn = z.object({
  way: z.enum(signInWays),
  email: z.literal(true),
  google: z.boolean(),
  /** Without those whose service does not answer at the moment. */
  providers: z.array(provider),
  /** Null: no phone numbers. */
  phone: phoneWay.nullable(),
  /** Null: the session way. */
  token: tokenWay.nullable(),
});
export type WaysToSignIn = z.infer<typeof waysToSignIn>;
