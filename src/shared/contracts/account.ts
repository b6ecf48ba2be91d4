import { z } from "zod";
import { languages } from "../options.ts";
import { roles, waysIn } from "../permissions.ts";
import { planIds } from "../plans.ts";
import { freshErrors } from "./account-proof.ts";
import { defaultBrief } from "./default-brief.ts";
import { endpoint, events, file, nothing } from "./endpoint.ts";
import { sessionOwnWriter } from "./own-writer.ts";
import { codeErrors } from "./phone.ts";

const themes = ["system", "light", "dark"] as const;
const layoutDirections = ["language", "ltr"] as const;
const digitStyles = ["western", "arabic-indic"] as const;

/** Stored per browser in local storage, and per user on the server once signed in. */
export const preferences = z.object({
  language: z.enum(languages),
  /** Follow the language, or always left-to-right. */
  layoutDirection: z.enum(layoutDirections),
  digits: z.enum(digitStyles),
  theme: z.enum(themes),
  /** IANA name: 'Asia/Riyadh'. */
  timeZone: z.string().max(60),
});
export type Preferences = z.infer<typeof preferences>;

/** The preferences that the server knows. `timeZone` is absent until the person chooses one: the server does not know the browser's. */
const knownPreferences = preferences.partial({ timeZone: true });
export type KnownPreferences = z.infer<typeof knownPreferences>;

/** What the person needs to do to connect a model. */
const modelNotice = z.object({
  /** Whether this person controls the server's settings: the operator does, and everybody does on their own machine. */
  isOperator: z.boolean(),
  /** Keys in the settings that are not usable yet, and the setting that each one lacks. Only the operator sees them. */
  unusedKeys: z.array(z.object({ setting: z.string(), missing: z.string() })),
  /** Whether the person may connect their own model service. */
  ownWriters: z.boolean(),
});
export type ModelNotice = z.infer<typeof modelNotice>;

/** `GET /api/auth/user`: the signed-in person. This is the only source of authentication state. */
export const sessionUser = z.object({
  id: z.string(),
  /** Null for who signs in by a phone number only. */
  email: z.string().nullable(),
  /** A confirmed number in E.164. */
  phone: z.string().nullable(),
  displayName: z.string(),
  emailVerified: z.boolean(),
  isOperator: z.boolean(),
  plan: z.enum(planIds),
  role: z.enum(roles),
  wayIn: z.enum(waysIn),
  mustConfirm: z.boolean(),
  planSwitching: z.boolean(),
  bestOfThree: z.enum(planIds).nullable(),
  preferences: knownPreferences,
  /** The initial choices of a new brief; null: the choices of the previous brief. */
  defaultBrief: defaultBrief.nullable(),
  /** The person's own model service while it is in use. */
  ownWriter: sessionOwnWriter.nullable(),
  /** Null if a model is available, if the person dismissed the notice, or if they cannot change anything. */
  modelNotice: modelNotice.nullable(),
});
export type SessionUser = z.infer<typeof sessionUser>;

const displayName = z.string().trim().min(1).max(120);

/** Where the link of the confirmation mail leads in the end: a path of ours. Anything else counts as '/'. */
const wantedPath = z.string().max(500);

/**
 * `POST /api/auth/sign-up/email`: 200 `{ ok: true }`, whether the address was available or taken. Signing in is a separate call.
 * Violations of the password's limits have their own error codes.
 */
export const signUpRequest = z.object({
  name: displayName,
  email: z.string().trim().max(254),
  password: z.string(),
  callbackURL: wantedPath.optional(),
});

/** `POST /api/auth/send-verification-email`: 200 `{ ok: true }`, whether there is such an account or not. */
export const sendVerificationRequest = z.object({
  email: z.string().trim().max(254),
  callbackURL: wantedPath.optional(),
});

/** The token in the link of the confirmation mail: `/confirm-email?token=…`. */
export const confirmEmailRequest = z.object({ token: z.string().max(4_000) });

/**
 * `GET /api/auth/confirm-email?token=…` and `POST /api/auth/confirm-email`: what the link is worth in this browser, now or after the
 * press. 400 `identity.link_invalid` for a link that this server never made, whose account is gone, or (POST) that has expired.
 */
export const emailConfirmation = z.object({
  email: z.string(),
  state: z.enum(["open", "expired", "confirmed"]),
  /** Whose session this browser has; after a press that signed in it is `email`. */
  signedInAs: z.string().nullable(),
  /** Whether a press signs in: the account was made in this browser. Elsewhere the password is asked for. */
  signsIn: z.boolean(),
  /** Where the person wanted to go, a path of ours. */
  next: z.string(),
});
export type EmailConfirmation = z.infer<typeof emailConfirmation>;

export const signInRequest = z.object({
  email: z.string().trim().max(254),
  password: z.string(),
  rememberMe: z.boolean().optional(),
});

/** `GET`/`POST /api/settings`. `language` and `darkMode` duplicate preferences, for API callers that only know these two. */
const settings = z.object({
  displayName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  notifications: z.boolean(),
  darkMode: z.boolean(),
  preferences: knownPreferences,
  defaultBrief: defaultBrief.nullable(),
  /** Whether what the person types may be sent to the sources of trends. */
  trendSources: z.boolean(),
  /** Whether a weekly digest of the saved keywords is wanted. */
  trendDigest: z.boolean(),
});
export type Settings = z.infer<typeof settings>;

const updateSettingsRequest = z.object({
  displayName: displayName.optional(),
  language: z.enum(languages).optional(),
  notifications: z.boolean().optional(),
  darkMode: z.boolean().optional(),
  /** A null time zone means the time zone of the device. */
  preferences: preferences.partial().extend({ timeZone: preferences.shape.timeZone.nullable().optional() }).optional(),
  /** Null: new briefs begin with the choices of the previous brief. */
  defaultBrief: defaultBrief.nullable().optional(),
  /** False: the desk no longer shows how to connect a model. */
  modelNotice: z.boolean().optional(),
  trendSources: z.boolean().optional(),
  trendDigest: z.boolean().optional(),
});
export type UpdateSettingsRequest = z.infer<typeof updateSettingsRequest>;

/** A signed-in browser. Its token never leaves the server. */
const accountSession = z.object({
  id: z.string(),
  /** Whether this session made the request. */
  isCurrent: z.boolean(),
  /** Such as 'Firefox' and 'Windows', from the user agent; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(["computer", "phone", "tablet"]),
  startedAt: z.iso.datetime(),
  /** When this session last opened Lahja, to the hour. */
  lastOpenedAt: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** `GET /api/account/sessions`: the current session first, then the others by last use, latest first. */
export const accountSessions = z.object({ sessions: z.array(accountSession) });
export type AccountSessions = z.infer<typeof accountSessions>;

/**
 * `DELETE /api/account`: the person types their address, or their number where they have none. Their password proves who they are, or
 * the code that `POST /api/account/phone-code` sends, or a fresh sign-in: by an identity provider (`purpose: "prove"`) a moment ago in this
 * browser, or for whoever comes by a token within the last minutes.
 */
const deleteAccountRequest = z
  .object({
    confirmation: z.string().trim().max(254),
    password: z.string().min(1).max(128).optional(),
    code: z.string().max(40).optional(),
  })
  .refine(({ password, code }) => password === undefined || code === undefined, { path: ["password"] });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;

/** `GET /api/usage`: words of the current calendar month (UTC). */
const usage = z.object({
  plan: z.enum(planIds),
  month: z.string(),
  used: z.number().int(),
  reserved: z.number().int(),
  /** null: unlimited. */
  limit: z.number().int().nullable(),
  resetsAt: z.iso.datetime(),
});
export type Usage = z.infer<typeof usage>;

/** `POST /api/plan` switches the plan, as there is no payment service. */
const switchPlanRequest = z.object({ plan: z.enum(planIds) });

/** Events of `GET /api/events`, sent to a person's open tabs. They say what changed, never the content. */
export const tabEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("library") }),
  z.object({ type: z.literal("usage") }),
  z.object({ type: z.literal("settings") }),
  z.object({ type: z.literal("generation"), id: z.string() }),
  z.object({ type: z.literal("sets") }),
  z.object({ type: z.literal("brand-voices") }),
  z.object({ type: z.literal("notifications") }),
  z.object({ type: z.literal("archives") }),
  z.object({ type: z.literal("trends") }),
  z.object({ type: z.literal("signed-out") }),
]);
export type TabEvent = z.infer<typeof tabEvent>;

export const settingsApi = {
  get: endpoint({ method: "GET", path: "/settings", summary: "Profile and preferences", answer: settings }),
  update: endpoint({
    method: "POST",
    path: "/settings",
    summary: "Change what is named of profile and preferences",
    body: updateSettingsRequest,
    answer: settings,
  }),
};

export const accountApi = {
  sessions: endpoint({
    method: "GET",
    path: "/account/sessions",
    summary: "The browsers in which the person is signed in",
    answer: accountSessions,
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/account/sessions/:id",
    summary: "End one session",
    answer: nothing,
    errors: [...freshErrors],
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/account/sessions",
    summary: "End all sessions but the one that asks",
    answer: nothing,
    errors: [...freshErrors],
  }),
  export: endpoint({
    method: "GET",
    path: "/account/export",
    summary: "Everything that is stored of the person",
    answer: file("application/zip"),
    errors: ["request.rate_limited"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/account",
    summary: "Delete the account for good, clear the cookie and what the browser keeps",
    body: deleteAccountRequest,
    answer: nothing,
    errors: ["identity.confirmation_wrong", ...freshErrors, "identity.wrong_password", "request.rate_limited", ...codeErrors],
  }),
};

export const usageApi = {
  month: endpoint({ method: "GET", path: "/usage", summary: "Words of this month and when it starts anew", answer: usage }),
};

export const planApi = {
  switch: endpoint({
    method: "POST",
    path: "/plan",
    summary: "Switch the plan, where the operator leaves that to people",
    body: switchPlanRequest,
    answer: switchPlanRequest,
    errors: ["plan.switch_unavailable", "workspace.owner_only"],
  }),
};

export const eventsApi = {
  follow: endpoint({
    method: "GET",
    path: "/events",
    summary: "What changes, told to an open tab until it closes",
    answer: events(tabEvent),
  }),
};
