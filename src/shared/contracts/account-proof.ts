import { z } from "zod";
import type { ErrorCode } from "../errors.ts";
import { endpoint, nothing } from "./endpoint.ts";
import { codeErrors } from "./phone.ts";

/** A change of how one signs in wants a session that began a moment ago, or a proof. */
export const freshErrors = ["identity.fresh_sign_in", "identity.sign_in_again"] as const satisfies readonly ErrorCode[];

/** What proves that it is the person: their password, or the code that `POST /api/account/phone-code` sends. */
const proof = z.union([z.strictObject({ password: z.string().min(1).max(128) }), z.strictObject({ code: z.string().max(40) })]);
export type Proof = z.infer<typeof proof>;

export const accountProofApi = {
  look: endpoint({
    method: "GET",
    path: "/account/proof",
    summary: "Whether how one signs in may be changed now, or the person has to prove first who they are",
    answer: nothing,
    errors: [...freshErrors],
  }),
  prove: endpoint({
    method: "POST",
    path: "/account/proof",
    summary: "Prove who one is, for ten minutes in this browser",
    body: proof,
    answer: nothing,
    errors: ["identity.wrong_password", "identity.sign_in_again", "request.rate_limited", ...codeErrors],
  }),
};
