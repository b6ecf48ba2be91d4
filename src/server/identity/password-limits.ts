/** How long a password may be, in characters. The browser's forms name the same limits. */
export const passwordLimits = { min: 8, max: 128 } as const;
