import { z } from "zod";
import { endpoint, nothing } from "./endpoint.ts";

const notificationKinds = [
  "welcome",
  "verify_email",
  "quota_80",
  "quota_100",
  "job_done",
  "job_failed",
  "plan_changed",
  "archive_done",
  "archive_failed",
  "link_taken_down",
  "trend_digest",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Values for a notification's text and link. They may include the title of the person's own text. */
export const notificationParams = z.record(z.string(), z.union([z.string(), z.number()]));
export type NotificationParams = z.infer<typeof notificationParams>;

export const notificationLevel = {
  welcome: "info",
  verify_email: "info",
  quota_80: "warning",
  quota_100: "error",
  job_done: "success",
  job_failed: "error",
  plan_changed: "success",
  archive_done: "success",
  archive_failed: "error",
  link_taken_down: "warning",
  trend_digest: "info",
} as const satisfies Record<NotificationKind, "info" | "success" | "warning" | "error">;

const notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  params: notificationParams,
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** `GET /api/notifications`: the newest 50. */
export const notificationList = z.object({ notifications: z.array(notification), unread: z.number().int() });
export type NotificationList = z.infer<typeof notificationList>;

export const notificationsApi = {
  list: endpoint({
    method: "GET",
    path: "/notifications",
    summary: "The newest notifications, and how many are unread",
    answer: notificationList,
  }),
  markAllRead: endpoint({
    method: "POST",
    path: "/notifications/read-all",
    summary: "Mark all notifications as read",
    answer: nothing,
  }),
  markRead: endpoint({
    method: "POST",
    path: "/notifications/:id/read",
    summary: "Mark one notification as read",
    answer: nothing,
  }),
  clear: endpoint({ method: "DELETE", path: "/notifications", summary: "Delete all notifications", answer: nothing }),
};
