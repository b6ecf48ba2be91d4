/**
 * What the contact form takes. A file of its own, like `brief-limits.ts`: the page checks what was typed before it sends it, and
 * needs no schema library for that.
 */
export const contactTopics = ["question", "problem", "text", "plan", "idea"] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactLimits = { nameChars: 80, emailChars: 254, messageCharsMin: 10, messageChars: 5_000 } as const;
