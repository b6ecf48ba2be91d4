// A child process of the export pool that is killed in the middle of its work.
process.on("message", () => process.kill(process.pid, "SIGKILL"));
