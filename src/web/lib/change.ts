/** How a figure differs from an earlier one. */
export interface Change {
  /** `none`: there is nothing to compare with. */
  readonly direction: "up" | "down" | "same" | "none";
  /** Never negative; 0 where nothing is said about it. */
  readonly amount: number;
}

export function changeOf(current: number, previous: number | null): Change {
  if (previous === null) return { direction: "none", amount: 0 };
  const difference = current - previous;
  if (difference === 0) return { direction: "same", amount: 0 };
  return { direction: difference > 0 ? "up" : "down", amount: Math.abs(difference) };
}
