import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { updateSettingsRequest } from "#shared/contracts/account.ts";
import { getSettings, updateSettings } from "./settings.service.ts";

/** `GET` and `POST /api/settings`: the person's profile and preferences. 200 Settings; 400, 401. */
export function settingsRoutes(deps: Deps) {
  return new Hono<SignedInEnv>()
    .get("/", async (c) => c.json(await getSettings(deps, c.get("actor").person, languageOfRequest(c))))
    .post("/", validateJson(updateSettingsRequest), async (c) =>
      c.json(await updateSettings(deps, c.get("actor").person, c.req.valid("json"), languageOfRequest(c))),
    );
}
