/** Rows of one table of an export, as JSON objects by column. */
export interface TableRows {
  readonly table: string;
  readonly rows: readonly Record<string, unknown>[];
}

/**
 * Rows of an export of any version as this version's tables have them. Before migration 0017 a row names only its person, whose
 * workspace has the same id; before migration 0025 the maker is `user_id`, and the plan of a personal workspace is also the account's.
 * @param columns of this version's table.
 */
export function asOfToday({ table, rows }: TableRows, columns: readonly string[]): TableRows[] {
  const today = { table, rows: rows.map((row) => ({ ...namesOf(row, columns), ...row })) };
  const accounts = table === "users" ? rows.filter(({ plan }) => plan !== undefined) : [];
  if (accounts.length === 0) return [today];
  const workspaces = accounts.map(({ id, plan, created_at }) => ({ id, person_of: id, plan, created_at }));
  return [today, { table: "workspaces", rows: workspaces }];
}

/** Workspace and maker of a row that names only its person. */
function namesOf({ user_id }: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> {
  if (user_id === undefined || columns.includes("user_id")) return {};
  return { workspace_id: user_id, created_by: user_id };
}
