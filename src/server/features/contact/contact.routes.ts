import { Hono } from "hono";
import type { Deps } from "#server/deps.ts";
import type { AppEnv } from "#server/platform/http/context.ts";
import { languageOfRequest } from "#server/platform/http/language.ts";
import { validateJson } from "#server/platform/http/validate.ts";
import { contactMessage } from "#shared/contracts/contact.ts";
import { sendToOperator } from "./contact.service.ts";

/** `POST /api/contact`: a message to the operator, signed in or not. 204; 400, 429. */
export function contactRoutes(deps: Deps) {
  return new Hono<AppEnv>().post("/", validateJson(contactMessage), async (c) => {
    await sendToOperator(deps, c.req.valid("json"), { language: languageOfRequest(c), address: c.get("clientIp") });
    return c.body(null, 204);
  });
}
