import type { WorkerAnswer } from "#server/platform/worker-messages.ts";

// A child process of the export pool on a machine that the typesetter is not made for.
const answer: WorkerAnswer<never> = { kind: "unavailable", message: "not made for this platform" };
process.on("message", () => process.send?.(answer));
