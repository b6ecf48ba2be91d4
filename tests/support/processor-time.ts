import process from "node:process";

/** What takes less than this says more of the compiler than of the work. */
const tooShortToTellMs = 20;

/** The time that this process computed, which another process on a busy machine does not lengthen; the lesser of two runs. */
function processorMs(work: () => unknown): number {
  const times = [1, 2].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/** Four times the input takes four times as long, and sixteen times where the work grows with the square. */
export const mostGrowth = 9;

/** How many times as long the work takes for four times its input, in time of the processor. */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const short = processorMs(() => work(size / 4));
  return processorMs(() => work(size)) / Math.max(tooShortToTellMs, short);
}
