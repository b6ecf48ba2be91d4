/** The editor of a text: its tools, finding and replacing, and what it says of saving. */
export const editor = {};
