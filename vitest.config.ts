import { availableParallelism } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { defineConfig } from "vitest/config";

/**
 * What asks something of the database that PGlite, which runs one statement after the other, cannot answer: stores, quotas, races.
 * The features left out only read and write through those.
 */
const ofTheDatabase = {
  include: ["src/server/{features,identity,platform}/**/*.test.ts"],
  exclude: [
    "src/server/features/{api-document,app-info,brand-voices,contact,conversions,edits,exports,health,imports,local-models,outbox,own-writer,pages,seasons,session,settings,spend,subjects,templates,writer-routes}/**",
    "src/server/platform/http/**",
    "**/*.{alias,keys,local-model,model,notes,outlook,repair,report}.test.ts",
    // They ask nothing of a database.
    "src/server/{features/generations/generations.best,features/generations/word-counter,features/library/library.versions.age}.test.ts",
    "src/server/identity/{admission,common-passwords,confirm-email-link,firebase-tokens,mail-away,no-enumeration,oidc-discovery,oidc-provider,passwords,provider-sign-in}.test.ts",
    "src/server/identity/phone/phone-delivery.test.ts",
    "src/server/platform/{auth-secret,config,firebase-settings,log,loop-watch,mail,phone-settings,sealed-text,text-work,user-agent,worker-pool}.test.ts",
    "src/server/platform/db/directory-lock.test.ts",
  ],
};

/** No test measures time; a machine under load may take as long as it needs, and what hangs ends all the same. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/**
 * `unit`: pure code and pages. `integration`: the server over a real database, PGlite in memory. `postgres`, only with
 * TEST_DATABASE_URL: what asks something of the database, over that PostgreSQL; `integration` then runs over it too. `model`, only with
 * MODEL_RUNTIME: real models, tiny ones, in a process of their own (`npm run test:model`).
 */
export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["./tests/support/setup.ts"],
    // Test files of one worker share their modules: without that the server is loaded anew for each, a quarter of all the time. What a
    // module keeps between requests it keeps between tests, as in the process that people use.
    isolate: false,
    // The default leaves one core to the person at the machine. One more than there are takes a ninth off on two cores: tests of
    // commands, exports and failing services wait for others much of their time.
    maxWorkers: availableParallelism() + 1,
    // What one command of the tests has compiled, the next one need not.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, ".cache/compile") },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          exclude: ["src/server/**"],
          ...patience,
        },
      },
      {
        extends: true,
        test: { name: "integration", include: ["src/server/**/*.test.ts", "tests/integration/**/*.test.ts"], ...patience },
      },
      ...(process.env.TEST_DATABASE_URL
        ? [{ extends: true as const, test: { name: "postgres", ...ofTheDatabase, ...patience } }]
        : []),
      // One after the other: the models compute on all the cores that they are given.
      ...(process.env.MODEL_RUNTIME
        ? [{ extends: true as const, test: { name: "model", include: ["tests/model/*.test.ts"], ...patience } }]
        : []),
    ],
  },
});
