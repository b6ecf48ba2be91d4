/** The link by which anybody may read a text. */
export const sharing = {};
