const windowMs = 10_000;

/** Bytes a second over the last seconds: what a connection does now, not what it did when it began. */
export function createPace(now: () => number = () => performance.now()) {
  let noted: { at: number; bytes: number }[] = [];
  return {
    note(bytes: number): void {
      const at = now();
      // A file that is begun anew has fewer bytes than before.
      if (bytes < (noted.at(-1)?.bytes ?? 0)) noted = [];
      // One note for each tenth of a second is enough.
      if (noted.length > 1 && at - (noted.at(-2)?.at ?? 0) < 100) noted.pop();
      noted.push({ at, bytes });
      noted = noted.filter((one) => at - one.at <= windowMs);
    },
    /** null while there is too little to tell. */
    bytesPerSecond(): number | null {
      const [first, last] = [noted[0], noted.at(-1)];
      if (!first || !last || last.at - first.at < 500) return null;
      return ((last.bytes - first.bytes) / (last.at - first.at)) * 1_000;
    },
  };
}
