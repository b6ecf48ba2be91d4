import { defineConfig } from "vitest/config";

/** `unit`: pure code and pages. `integration`: the server over a real database (PGlite, or PostgreSQL with TEST_DATABASE_URL). */
export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["./tests/support/setup.ts"],
    // Test files of one worker share their modules: without that the server is loaded anew for each, a quarter of all the time. What a
    // module keeps between requests it keeps between tests, as in the process that people use.
    isolate: false,
    // The default leaves one core to the person at the machine; on two cores that halves the speed.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"], exclude: ["src/server/**"] },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["src/server/**/*.test.ts", "tests/integration/**/*.test.ts"],
          // The first database of a test file takes seconds on a busy machine.
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
