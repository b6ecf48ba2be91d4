/** 0: nothing; 1 to 4: how much of the most it is, by quarters. What there is never looks like nothing. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4;

export function heatLevel(value: number, most: number): HeatLevel {
  return value <= 0 ? 0 : (Math.min(4, Math.ceil((4 * value) / most)) as HeatLevel);
}
