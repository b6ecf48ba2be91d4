import { type Route, route } from "#server/platform/http/route.ts";
import { notificationsApi } from "#shared/contracts/notifications.ts";
import type { NotificationsService } from "./notifications.service.ts";

export function notificationsRoutes(notifications: NotificationsService): Route[] {
  return [
    route(notificationsApi.list, ({ actor }) => notifications.list(actor.userId)),
    route(notificationsApi.markAllRead, ({ actor }) => notifications.markAllRead(actor.userId)),
    route(notificationsApi.markRead, ({ actor, params }) => notifications.markRead(actor.userId, params.id)),
    route(notificationsApi.clear, ({ actor }) => notifications.clear(actor.userId)),
  ];
}
