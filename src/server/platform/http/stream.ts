/** Waits until the reader of a stream has gone or the server stops, whichever comes first. */
export function untilClosed(
  stream: { readonly aborted: boolean; onAbort(listener: () => void): void },
  stopping: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stopping.removeEventListener("abort", end);
      resolve();
    };
    stream.onAbort(end);
    stopping.addEventListener("abort", end);
    if (stream.aborted || stopping.aborted) end();
  });
}
