// A child process of a pool that is busy for as long as its task says: for ever where that is null, and failing where it is negative.
process.on("message", ({ ms }: { ms: number | null }) => {
  const answer = ms !== null && ms < 0 ? { kind: "failed", message: "as it was told" } : { kind: "done", result: "done", rss: 0 };
  if (ms !== null) setTimeout(() => process.send?.(answer), Math.max(0, ms));
});
process.on("disconnect", () => process.exit());
