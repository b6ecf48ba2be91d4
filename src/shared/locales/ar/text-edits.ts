/** What a writer is asked to do to a part of a text, and the suggestion that it makes. */
export const textEdits = {};
