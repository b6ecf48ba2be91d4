import { z } from "zod";
import { signInProblems } from "../sign-in-problems.ts";
import { endpoint, redirect } from "./endpoint.ts";

/** What somebody goes to an identity provider for: to sign in, to add it to their account, or to show once more who they are. */
const purposes = ["sign-in", "connect", "prove"] as const;
export type ProviderPurpose = (typeof purposes)[number];

/** How an answer of a provider is handed to the page that waits for it: the query of `/sign-in-return`, or of the page that goes on. */
const providerReturn = z.object({
  /** The attempt that a pop-up belongs to. */
  attempt: z.string().max(40).optional(),
  problem: z.enum(signInProblems).optional(),
  /** The provider, for the text of the problem. */
  provider: z.string().max(40).optional(),
  /** The ways by which the account exists that the address belongs to, with commas between. */
  ways: z.string().max(200).optional(),
});
export type ProviderReturn = z.infer<typeof providerReturn>;

export const providerApi = {
  start: endpoint({
    method: "POST",
    path: "/auth/sign-in/provider",
    summary: "Where to go to sign in with an identity provider",
    access: "everybody",
    body: z.object({
      provider: z.string().max(40),
      purpose: z.enum(purposes),
      /** Where the person wants to go, a path of ours. */
      next: z.string().max(500),
      /** Names the attempt of a pop-up, which tells the page that waits; absent where the page itself goes. */
      attempt: z
        .string()
        .regex(/^[\w-]{8,40}$/)
        .optional(),
    }),
    answer: z.object({ url: z.string() }),
    errors: ["identity.fresh_sign_in", "identity.provider_unavailable", "identity.provider_address", "identity.too_many_tries"],
  }),
  callback: endpoint({
    method: "GET",
    path: "/auth/callback/:provider",
    summary: "Where an identity provider sends people back to",
    access: "everybody",
    answer: redirect,
    errors: ["identity.too_many_tries"],
  }),
};
