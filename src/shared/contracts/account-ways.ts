import { z } from "zod";
import { freshErrors } from "./account-proof.ts";
import { endpoint, nothing } from "./endpoint.ts";

/** What a list of an account's events may tell. Each kind has its text in `locales/*\/settings.ts`. */
const accountEventKinds = ["signed_in", "password_changed", "way_connected", "way_disconnected", "sessions_ended"] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** A way in which the person can sign in: 'password', 'google', 'phone', or the id of a provider. */
const accountWay = z.object({
  id: z.string(),
  /** False where the operator offers this way no longer. It does not count when the last one is kept. */
  isOffered: z.boolean(),
});
export type AccountWay = z.infer<typeof accountWay>;

const accountEvent = z.object({
  id: z.string(),
  kind: z.enum(accountEventKinds),
  way: z.string().nullable(),
  /** Such as 'Firefox' and 'Windows', from the user agent; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(["computer", "phone", "tablet"]),
  at: z.iso.datetime(),
});
export type AccountEvent = z.infer<typeof accountEvent>;

export const accountWaysApi = {
  list: endpoint({
    method: "GET",
    path: "/account/ways",
    summary: "The ways in which the person can sign in",
    answer: z.object({ ways: z.array(accountWay) }),
  }),
  disconnect: endpoint({
    method: "DELETE",
    path: "/account/ways/:way",
    summary: "Take a way of signing in away, never the last",
    answer: nothing,
    errors: [...freshErrors, "identity.last_way", "phone.needed"],
  }),
  events: endpoint({
    method: "GET",
    path: "/account/events",
    summary: "Sign-ins and changes of the account, the newest first",
    answer: z.object({ events: z.array(accountEvent) }),
  }),
};
