import type { Actor } from "#server/platform/actor.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Admission } from "#server/platform/http/mount.ts";
import { AppError } from "#shared/errors.ts";
import type { WayIn } from "#shared/permissions.ts";
import type { Credential, Identity } from "./identity.ts";
import { getMembership } from "./membership.store.ts";

/** The header that names the workspace of a request. Without it, the request is about the person's own workspace. */
const workspaceHeader = "x-workspace";

interface AdmissionParts {
  readonly db: Pick<Database, "orm">;
  readonly config: Pick<Config, "mode" | "planSwitching" | "bestOfThree">;
  readonly identity: Pick<Identity, "session" | "bearer">;
}

export interface Admissions extends Admission {
  /** Returns the actor of a credential that was already read. Throws like `session`. */
  actorOf(request: Request, wayIn: WayIn, credential: Credential): Promise<Actor>;
}

/**
 * Creates the actor of a request: the person of its credential, the workspace that it names, and the person's role in it.
 * Both methods throw `workspace.not_found` if the workspace does not exist or the person is not a member.
 */
export function createAdmission({ db, config, identity }: AdmissionParts): Admissions {
  async function actorOf(request: Request, wayIn: WayIn, { person, sessionId, token }: Credential): Promise<Actor> {
    const workspaceId = request.headers.get(workspaceHeader) ?? person.id;
    const membership = await getMembership(db.orm, { workspaceId, userId: person.id });
    if (!membership) throw new AppError("workspace.not_found");
    const mustConfirm = config.mode === "production" && !person.emailVerified && person.phone === null;
    const { planSwitching, bestOfThree } = config;
    const way = { wayIn, sessionId, ...(token ? { token } : {}) };
    return { userId: person.id, workspaceId, ...membership, person, ...way, mustConfirm, planSwitching, bestOfThree };
  }

  const admit = (wayIn: WayIn) => async (request: Request) => {
    const credential = await identity[wayIn](request);
    return credential && actorOf(request, wayIn, credential);
  };

  return { session: admit("session"), bearer: admit("bearer"), actorOf };
}
