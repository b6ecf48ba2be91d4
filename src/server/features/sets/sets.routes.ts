import { Hono } from "hono";
import { z } from "zod";
import type { SignedInEnv } from "#server/platform/http/context.ts";
import { validateJson, validateParam, validateQuery } from "#server/platform/http/validate.ts";
import { addMarketsRequest, createSetRequest, deleteSetQuery, retryMarketRequest, setPageQuery } from "#shared/contracts/sets.ts";
import { varieties } from "#shared/options.ts";
import type { SetsService } from "./sets.service.ts";

const market = z.object({ id: z.string().max(100), variety: z.enum(varieties) });

/**
 * `/api/sets`: `POST /` writes a brief in several markets (201; 400, 401, 403, 404, 422), `GET /` the person's sets (200, 400, 401),
 * `GET /{id}` one with its texts, `POST /{id}/markets` adds markets, `POST /{id}/stop` ends what is being written, `DELETE /{id}`
 * (204), `POST /{id}/markets/{variety}/retry` and `DELETE /{id}/markets/{variety}` (200; 400, 401, 404 each).
 */
export function setsRoutes(sets: SetsService) {
  return new Hono<SignedInEnv>()
    .post("/", validateJson(createSetRequest), async (c) => c.json(await sets.create(c.get("actor"), c.req.valid("json")), 201))
    .get("/", validateQuery(setPageQuery), async (c) => c.json(await sets.list(c.get("actor"), c.req.valid("query"))))
    .get("/:id", async (c) => c.json(await sets.get(c.get("actor"), c.req.param("id"))))
    .delete("/:id", validateQuery(deleteSetQuery), async (c) => {
      await sets.delete(c.get("actor"), c.req.param("id"), c.req.valid("query").texts);
      return c.body(null, 204);
    })
    .post("/:id/stop", async (c) => c.json(await sets.stop(c.get("actor"), c.req.param("id"))))
    .post("/:id/markets", validateJson(addMarketsRequest), async (c) =>
      c.json(await sets.addMarkets(c.get("actor"), c.req.param("id"), c.req.valid("json").varieties)),
    )
    .post("/:id/markets/:variety/retry", validateParam(market), validateJson(retryMarketRequest), async (c) => {
      const { id, variety } = c.req.valid("param");
      return c.json(await sets.retry(c.get("actor"), id, variety, c.req.valid("json").attempt));
    })
    .delete("/:id/markets/:variety", validateParam(market), async (c) => {
      const { id, variety } = c.req.valid("param");
      return c.json(await sets.removeMarket(c.get("actor"), id, variety));
    });
}
