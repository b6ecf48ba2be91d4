// A child process of the export pool that wants more memory than it may have.
const held: number[][] = [];
process.on("message", () => {
  for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => index));
});
