/**
 * Limits of the contact form. In a separate file like `brief-limits.ts`: the page validates the input before it sends it, and does
 * not need the schema library for that.
 */
export const contactTopics = ["question", "problem", "text", "plan", "idea"] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactLimits = { nameChars: 80, emailChars: 254, messageCharsMin: 10, messageChars: 5_000 } as const;
