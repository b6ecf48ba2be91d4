import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "#tests/support/run-command.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { prepareDataDir } from "#tests/support/test-db.ts";
import { users, workspaces } from "./platform/db/identity-schema.ts";
import { notifications } from "./platform/db/person-schema.ts";
import { openPglite } from "./platform/db/pglite-database.ts";

const dataDir = tempDir("plan");
const database = join(dataDir, "pglite");

/** Runs the command as an operator does, on the embedded database of a data directory. */
function setPlan(...args: string[]) {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "info" };
  return runCommand(join(import.meta.dirname, "plan.ts"), args, { cwd: dataDir, env });
}

test("the operator sets a plan by address: told, logged without the address, and the person has a notice", {
  timeout: 180_000,
}, async () => {
  await prepareDataDir(dataDir);
  const before = await openPglite(database);
  await before.orm.insert(users).values({ id: "u1", name: "Mona", email: "mona@example.com" });
  await before.close();

  const done = await setPlan("Mona@example.com", "pro");
  expect(done).toMatchObject({ code: 0, output: "Mona@example.com is on the plan 'pro' now.\n" });
  expect(JSON.parse(done.errors)).toMatchObject({ userId: "u1", from: "free", to: "pro" });
  expect(done.errors).not.toContain("example.com");

  const after = await openPglite(database);
  expect(await after.orm.select({ plan: workspaces.plan }).from(workspaces)).toEqual([{ plan: "pro" }]);
  expect(await after.orm.select({ kind: notifications.kind }).from(notifications)).toEqual([{ kind: "plan_changed" }]);
  await after.close();
});

test("a call with another plan is told how to call", async () => {
  expect(await setPlan("mona@example.com", "gold")).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Usage: [^\n]*enterprise[^\n]*\n$/),
  });
});
