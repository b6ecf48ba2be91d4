import { getTableName, type SQL, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { StartupError } from "../startup-error.ts";
import { type Database, type Orm, withoutTimeLimits } from "./database.ts";
import { newestMigration } from "./migrate.ts";
import { asOfToday, type TableRows } from "./older-exports.ts";
import { tables as allTables } from "./tables.ts";

/** The version in the first line of an export. An unknown version is refused, and so is a newer schema. */
const format = 1;
const batchRows = 200;

interface Line {
  readonly table: string;
  readonly row: Record<string, unknown>;
}

/**
 * Archives are not exported: they are copies of texts that are exported, are deleted after a day, and may be hundreds of
 * megabytes, which an export as JSON lines would hold in memory. Drafts that were not delivered are deleted after minutes.
 */
const leftBehind: readonly PgTable[] = [allTables.archives, allTables.archiveParts, allTables.otherDrafts];

/** The database creates the rows of a personal workspace with the account, equal to those in the export but for the plan. */
const madeWithAccounts: ReadonlyMap<string, SQL> = new Map([
  [getTableName(allTables.workspaces), sql`on conflict (id) do update set plan = excluded.plan`],
  [getTableName(allTables.memberships), sql`on conflict do nothing`],
]);

/** Every exported table, ordered so that referenced tables come first. */
const tables: readonly string[] = orderByReferences(
  Object.values(allTables).filter((value) => value instanceof PgTable && !leftBehind.includes(value)),
);

const columnsOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(allTables)
    .filter((value) => value instanceof PgTable)
    .map((table) => {
      const { name, columns } = getTableConfig(table);
      // PostgreSQL computes generated columns and refuses values for them. The search columns are also larger than the texts.
      return [name, columns.filter((column) => column.generated === undefined).map((column) => column.name)];
    }),
);

const listOf = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

function orderByReferences(all: readonly PgTable[]): string[] {
  const ordered: string[] = [];
  const visit = (table: PgTable) => {
    const { name, foreignKeys } = getTableConfig(table);
    if (ordered.includes(name)) return;
    for (const key of foreignKeys) visit(key.reference().foreignTable);
    ordered.push(name);
  };
  all.forEach(visit);
  return ordered;
}

/**
 * Yields every row as a line of JSON. The database itself formats the rows, so that both databases read them back exactly. All
 * rows belong to one consistent snapshot, even with concurrent writes.
 */
export async function* exportLines(db: Pick<Database, "orm">): AsyncGenerator<string> {
  const lines: string[] = [JSON.stringify({ lahja: format, schema: newestMigration() })];
  await db.orm.transaction(
    async (tx) => {
      await withoutTimeLimits(tx);
      for (const table of tables) {
        const list = listOf(columnsOf.get(table) ?? []);
        const { rows } = await tx.execute<Pick<Line, "row">>(
          sql`select row_to_json(t) as row from (select ${list} from ${sql.identifier(table)}) as t`,
        );
        for (const { row } of rows) lines.push(JSON.stringify({ table, row } satisfies Line));
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  yield* lines;
}

/**
 * Fills an empty, migrated database from an export, in one transaction.
 * @returns the number of rows.
 * @throws StartupError if the file is not an export, is newer, or the database is not empty.
 */
export async function importLines(db: Pick<Database, "orm">, lines: AsyncIterable<string>): Promise<number> {
  return db.orm.transaction(async (tx) => {
    await withoutTimeLimits(tx);
    await refuseFilled(tx);
    let count = 0;
    let batch: Line[] = [];
    let isFirst = true;
    for await (const text of lines) {
      if (text.trim() === "") continue;
      const line = parse(text);
      if (isFirst) {
        checkFormat(line);
        isFirst = false;
        continue;
      }
      const { table, row } = line as unknown as Line;
      if (!tables.includes(table)) throw new StartupError(`The export names a table that this version does not have: ${table}.`);
      if (batch.length >= batchRows || (batch[0] && batch[0].table !== table)) {
        await insert(tx, batch);
        batch = [];
      }
      batch.push({ table, row });
      count += 1;
    }
    if (isFirst) throw new StartupError("The file is empty.");
    await insert(tx, batch);
    return count;
  });
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    throw new StartupError("The file is not an export of Lahja.", { cause: error });
  }
}

function checkFormat(line: Record<string, unknown>): void {
  if (typeof line.lahja !== "number") throw new StartupError("The file is not an export of Lahja.");
  // Columns that this version does not know would be dropped silently. Exports of the first versions name no schema.
  const isNewer = line.lahja > format || (typeof line.schema === "number" && line.schema > newestMigration());
  if (isNewer) throw new StartupError("The export was written by a newer version of Lahja. Update this one first.");
}

async function refuseFilled(orm: Orm): Promise<void> {
  for (const table of tables) {
    const { rows } = await orm.execute(sql`select 1 as one from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0) throw new StartupError(`The database is not empty (${table}): import into a new one.`);
  }
}

async function insert(orm: Orm, batch: readonly Line[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const read = { table: first.table, rows: batch.map(({ row }) => row) };
  for (const part of asOfToday(read, columnsOf.get(first.table) ?? [])) await insertRows(orm, part);
}

/**
 * Inserts only columns that both the rows and the table have. Columns that the older version did not have keep their default;
 * columns that this version no longer has are dropped.
 */
async function insertRows(orm: Orm, { table, rows }: TableRows): Promise<void> {
  const name = sql.identifier(table);
  const named = new Set(Object.keys(rows[0] ?? {}));
  const list = listOf((columnsOf.get(table) ?? []).filter((column) => named.has(column)));
  const values = sql`json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`;
  await orm.execute(
    sql`insert into ${name} (${list}) select ${list} from ${values} ${madeWithAccounts.get(table) ?? sql.empty()}`,
  );
}
