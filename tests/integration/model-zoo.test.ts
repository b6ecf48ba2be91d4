import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { type ZooPath, zooPaths } from "#tests/support/model-zoo/behaviour.ts";
import { type Cell, openPath, type ZooPathRunner } from "#tests/support/model-zoo/paths.ts";
import { zoo } from "#tests/support/model-zoo/registry.ts";
import { openTestDatabase, truncate } from "#tests/support/test-db.ts";

/**
 * Every way of asking a model against every way in which real servers answer. What a person is charged for is what they got, and
 * nothing stays reserved. With PRINT_MODEL_ZOO=1 the table is printed.
 */
let db: Database;
let runners: Record<ZooPath, ZooPathRunner>;
let good: Record<ZooPath, Cell>;
const rows: string[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  await truncate(db);
  const opened: [ZooPath, ZooPathRunner][] = [];
  for (const path of zooPaths) opened.push([path, await openPath(path, db)]);
  runners = Object.fromEntries(opened) as typeof runners;
  good = await cellsOf(zoo[0]);
  for (const path of zooPaths) expect(good[path].told, path).toEqual([]);
});
afterAll(async () => {
  for (const path of zooPaths) await runners[path].close();
  await db.close();
  // biome-ignore lint/style/noProcessEnv: whoever wants the table asks for it
  if (process.env.PRINT_MODEL_ZOO)
    console.log([`| server | ${zooPaths.join(" | ")} |`, `| --- |${" --- |".repeat(6)}`, ...rows].join("\n"));
});

async function cellsOf(behaviour: (typeof zoo)[number]): Promise<Record<ZooPath, Cell>> {
  const cells = await Promise.all(zooPaths.map(async (path) => [path, await runners[path].run(behaviour)] as const));
  return Object.fromEntries(cells) as Record<ZooPath, Cell>;
}

/** A draft that is to be revised is there before its revision: where that failed, nothing of it arrived. */
function deliveredIn(path: ZooPath, cell: Cell): string {
  const whole = good[path].text;
  if (cell.text === whole) return "whole";
  if (cell.text === "" || (path === "revise" && cell.told.length > 0)) return "nothing";
  return whole.startsWith(cell.text.trimEnd()) ? "beginning" : "other";
}

function print(name: string, cells: Record<ZooPath, Cell>): string {
  const texts = zooPaths.map((path) => {
    const { charged, told } = cells[path];
    return [`${deliveredIn(path, cells[path])}, ${charged} words`, ...told].join(", ");
  });
  return `| ${name} | ${texts.join(" | ")} |`;
}

describe("the six ways of asking a model", () => {
  test.each(zoo)("$name ($seenIn)", { timeout: 60_000 }, async (behaviour) => {
    const cells = await cellsOf(behaviour);
    rows.push(print(behaviour.name, cells));
    for (const path of zooPaths) {
      const { delivered, told } = behaviour.expected[path];
      const cell = cells[path];
      const found = { delivered: deliveredIn(path, cell), told: cell.told, charged: cell.charged, reserved: cell.reserved };
      const expected = { delivered, told: told ? [told] : [], charged: cell.words, reserved: 0 };
      expect(found, `${path}: ${cell.text.slice(0, 300)}`).toEqual(expected);
      // A busy service is news in a test: it is not waited for.
      const isTold = path !== "test" || behaviour.waits === "loading";
      if (behaviour.waits && isTold) expect(cell.waits, path).toContain(behaviour.waits);
      if (cell.text !== "") expect(cell.seen, `${path}: what was shown in the end is what there is`).toBe(cell.text);
    }
  });
});
