import type { OnlineWork } from "./online-work.ts";

/** The index by which the statements of a workspace's latest texts on a subject are found (migration 0021). */
export async function indexStatements({ createIndex }: OnlineWork): Promise<void> {
  const definition = "generations (workspace_id, (brief ->> 'subject'), started_at) WHERE statements is not null";
  await createIndex("generations_statements", definition);
}
