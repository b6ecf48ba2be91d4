/** The versions of a text, and what differs between two of them. */
export const versions = {};
