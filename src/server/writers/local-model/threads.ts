/**
 * The number of threads that computes fastest here, by trial: more than the machine has idle cores make it many times slower, so the
 * guess of a program is worth nothing. One, half of the cores, and all but one are tried, in this order, as long as it gets faster.
 * @param measure how long a few tokens take with so many threads, in milliseconds
 */
export async function fastestThreads(cores: number, measure: (threads: number) => Promise<number>): Promise<number> {
  const tried = [...new Set([1, Math.max(1, Math.floor(cores / 2)), Math.max(1, cores - 1)])].sort((a, b) => a - b);
  let best = { threads: 1, ms: Number.POSITIVE_INFINITY };
  // The first use of a model reads it from the disk.
  await measure(1);
  for (const threads of tried) {
    const ms = await measure(threads);
    if (ms >= best.ms) break;
    best = { threads, ms };
  }
  return best.threads;
}
