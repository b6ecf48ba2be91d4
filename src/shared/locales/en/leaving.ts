/** The question of a page whose changes are not saved. */
export const leaving = { title: "Leave without saving?", stay: "Stay here", leave: "Leave" } as const;
