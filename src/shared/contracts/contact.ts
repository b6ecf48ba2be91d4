import { z } from "zod";
import { contactLimits, contactTopics } from "../contact-limits.ts";
import { endpoint, nothing } from "./endpoint.ts";

/** `POST /api/contact`: a message to the operator, also from visitors. */
export const contactMessage = z.object({
  name: z.string().trim().min(1).max(contactLimits.nameChars),
  email: z.email().max(contactLimits.emailChars),
  topic: z.enum(contactTopics),
  message: z.string().trim().min(contactLimits.messageCharsMin).max(contactLimits.messageChars),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const contactApi = {
  send: endpoint({
    method: "POST",
    path: "/contact",
    summary: "A message to the operator",
    access: "everybody",
    body: contactMessage,
    answer: nothing,
    errors: ["request.rate_limited"],
  }),
};
