import { z } from "zod";

/** For how many days a link may be read. There is none without an end. */
export const sharedLinkDays = [1, 7, 30, 90] as const;
export type SharedLinkDays = (typeof sharedLinkDays)[number];

/** `PUT /api/library/{id}/link`: makes the text's link, or gives it a new end. `isNew` makes a new address; the old one ends. */
export const sharedLinkRequest = z.object({
  days: z.union(sharedLinkDays.map((days) => z.literal(days)) as [z.ZodLiteral<1>, ...z.ZodLiteral<SharedLinkDays>[]]),
  isNew: z.boolean().default(false),
});
export type SharedLinkRequest = z.infer<typeof sharedLinkRequest>;

/** `GET /api/library/{id}/link`; `null` where the text is not shared. The address is `/shared/{token}` of this site. */
export const sharedLink = z.object({
  path: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type SharedLink = z.infer<typeof sharedLink>;
