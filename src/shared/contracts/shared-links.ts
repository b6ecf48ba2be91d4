import { z } from "zod";
import { endpoint, nothing } from "./endpoint.ts";

/** The possible lifetimes of a link in days. Every link expires. */
export const sharedLinkDays = [1, 7, 30, 90] as const;

/**
 * `PUT /api/library/{id}/link`: creates the text's link, or changes its expiry. `isNew` creates a new address and ends the old
 * one. Without `days`, the new link keeps the old expiry.
 */
const sharedLinkRequest = z
  .object({ days: z.literal(sharedLinkDays).optional(), isNew: z.boolean().default(false) })
  .refine(({ days, isNew }) => days !== undefined || isNew, { path: ["days"] });
export type SharedLinkRequest = z.infer<typeof sharedLinkRequest>;

/** `GET /api/library/{id}/link`; `null` if the text is not shared. The address is `/shared/{token}` on this site. */
export const sharedLink = z.object({
  path: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type SharedLink = z.infer<typeof sharedLink>;

/** `POST /api/library/{id}/link/undo`: restores the link that was just removed, with its old address and expiry. */
const sharedLinkUndo = sharedLink.pick({ path: true, expiresAt: true });
export type SharedLinkUndo = z.infer<typeof sharedLinkUndo>;

export const sharedLinksApi = {
  get: endpoint({
    method: "GET",
    path: "/library/:id/link",
    summary: "The link of a text; null where it is not shared",
    answer: sharedLink.nullable(),
  }),
  put: endpoint({
    method: "PUT",
    path: "/library/:id/link",
    summary: "Make the link of a text, or give it another end",
    body: sharedLinkRequest,
    answer: sharedLink,
    errors: ["sharing.taken_down", "identity.email_unverified", "request.rate_limited"],
  }),
  end: endpoint({ method: "DELETE", path: "/library/:id/link", summary: "End the link of a text", answer: nothing }),
  undo: endpoint({
    method: "POST",
    path: "/library/:id/link/undo",
    summary: "Give back the link that was just ended",
    body: sharedLinkUndo,
    answer: sharedLink,
    errors: ["sharing.taken_down", "identity.email_unverified"],
  }),
};
