import { z } from "zod";
import { endpoint, nothing } from "./endpoint.ts";

/** For how many days a link may be read. There is none without an end. */
export const sharedLinkDays = [1, 7, 30, 90] as const;

/**
 * `PUT /api/library/{id}/link`: makes the text's link, or gives it a new end. `isNew` makes a new address, and the old one ends; without
 * `days` it has the old one's end.
 */
const sharedLinkRequest = z
  .object({ days: z.literal(sharedLinkDays).optional(), isNew: z.boolean().default(false) })
  .refine(({ days, isNew }) => days !== undefined || isNew, { path: ["days"] });
export type SharedLinkRequest = z.infer<typeof sharedLinkRequest>;

/** `GET /api/library/{id}/link`; `null` where the text is not shared. The address is `/shared/{token}` of this site. */
export const sharedLink = z.object({
  path: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type SharedLink = z.infer<typeof sharedLink>;

/** `POST /api/library/{id}/link/undo`: the link that was just taken back, at its old address and until its old end. */
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
