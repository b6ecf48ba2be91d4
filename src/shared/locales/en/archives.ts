/** Many texts as one file. */
export const archives = {};
