import { type Route, route } from "#server/platform/http/route.ts";
import { outboxApi } from "#shared/contracts/outbox.ts";
import type { OutboxService } from "./outbox.service.ts";

export function outboxRoutes(outbox: OutboxService): Route[] {
  return [route(outboxApi.list, async () => ({ mails: await outbox.list() }))];
}
