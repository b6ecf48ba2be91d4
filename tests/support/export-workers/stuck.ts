// A child process of the export pool that takes a task and never answers.
process.on("message", () => undefined);
