/** Texts from files. */
export const imports = {};
