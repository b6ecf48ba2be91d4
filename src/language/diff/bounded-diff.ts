import { diffArrays } from "diff";

/**
 * How many pairs of lines or tokens are held against each other in all: some, more for each character of the two texts, and never more
 * than takes about half a second. Texts of people need a fiftieth of it; where two texts need more, what was not compared is one change.
 */
const comparisons = { some: 200_000, forEachCharacter: 50, most: 4_000_000 } as const;

/** What one comparison of two texts may still spend; counted, not timed, so that it ends alike everywhere. */
export interface Budget {
  left: number;
}

/** @param characters of both texts. */
export const budgetFor = (characters: number): Budget => ({
  left: Math.min(comparisons.most, comparisons.some + comparisons.forEachCharacter * characters),
});

class BudgetSpent extends Error {}

/** Null where more than `most` differ, and where the budget does not last. */
export function diffWithin(
  before: string[],
  after: string[],
  most: number,
  budget: Budget,
): ReturnType<typeof diffArrays<string>> | null {
  const comparator = (a: string, b: string): boolean => {
    if (budget.left === 0) throw new BudgetSpent();
    budget.left -= 1;
    return a === b;
  };
  try {
    return diffArrays(before, after, { maxEditLength: most, comparator }) ?? null;
  } catch (error) {
    if (error instanceof BudgetSpent) return null;
    throw error;
  }
}
