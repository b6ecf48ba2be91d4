/** A point of a drawing: `x` and `y` from 0 to 1, `y` upwards. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Points of values that stand on one scale from 0 to 100, spread evenly in the direction in which the page is read: the oldest first.
 * @param from where the series begins among all the times, `of` how many there are.
 */
export function plot(values: readonly number[], direction: "ltr" | "rtl", from = 0, of = values.length): PlotPoint[] {
  const last = Math.max(1, of - 1);
  return values.map((value, at) => {
    const x = (from + at) / last;
    return { x: direction === "rtl" ? 1 - x : x, y: value / 100 };
  });
}

/** The path of a line through points, in a box of this size with room for the line's width. */
export function linePath(points: readonly PlotPoint[], width: number, height: number, room: number): string {
  const along = (share: number, length: number) => Math.round((room + share * (length - 2 * room)) * 10) / 10;
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${along(x, width)} ${along(1 - y, height)}`).join("");
}
