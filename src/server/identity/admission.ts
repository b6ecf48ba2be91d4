import type { Actor } from "#server/platform/actor.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Admission } from "#server/platform/http/mount.ts";
import { AppError } from "#shared/errors.ts";
import type { WayIn } from "#shared/permissions.ts";
import type { Credential, Identity } from "./identity.ts";
import { getMembership } from "./membership.store.ts";

/** Names the workspace that a request is about. Without it a request is about the person's own. */
const workspaceHeader = "x-workspace";

interface AdmissionParts {
  readonly db: Pick<Database, "orm">;
  readonly config: Pick<Config, "mode" | "planSwitching">;
  readonly identity: Pick<Identity, "session" | "bearer">;
}

export interface Admissions extends Admission {
  /** The actor of a credential that was read already. Throws as `session`. */
  actorOf(request: Request, wayIn: WayIn, credential: Credential): Promise<Actor>;
}

/**
 * Makes the actor of a request: whose credential it carries, the workspace it names and what the person is there.
 * Both throw `workspace.not_found` for a workspace that is not there, or not the person's.
 */
export function createAdmission({ db, config, identity }: AdmissionParts): Admissions {
  async function actorOf(request: Request, wayIn: WayIn, { person, sessionId }: Credential): Promise<Actor> {
    const workspaceId = request.headers.get(workspaceHeader) ?? person.id;
    const membership = await getMembership(db.orm, { workspaceId, userId: person.id });
    if (!membership) throw new AppError("workspace.not_found");
    const mustConfirm = config.mode === "production" && !person.emailVerified;
    const { planSwitching } = config;
    return { userId: person.id, workspaceId, ...membership, person, wayIn, sessionId, mustConfirm, planSwitching };
  }

  const admit = (wayIn: WayIn) => async (request: Request) => {
    const credential = await identity[wayIn](request);
    return credential && actorOf(request, wayIn, credential);
  };

  return { session: admit("session"), bearer: admit("bearer"), actorOf };
}
