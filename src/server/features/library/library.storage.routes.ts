import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { getStorage } from "./library.storage.service.ts";

/** `GET /api/storage`: bytes of the person's texts and what the plan allows. 200, 401. */
export function storageRoutes({ db }: Pick<Deps, "db">) {
  return new Hono<SignedInEnv>().get("/", async (c) => c.json(await getStorage(db.orm, c.get("actor"))));
}
