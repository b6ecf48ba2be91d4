import type { Deps } from "#server/deps.ts";
import type { NotificationsService } from "../notifications/notifications.service.ts";
import { getItemTitle, takeDownLink } from "./shared-links.store.ts";

/**
 * The operator closes a link for good: its address answers 410 from the next visit on, and its text gets no other. The owner is told,
 * once. @param address of the page, or its token. @returns null where no link has this address.
 */
export async function takeDown(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
  notifications: Pick<NotificationsService, "notify">,
  address: string,
): Promise<{ readonly isNew: boolean } | null> {
  const token = /[A-Za-z0-9_-]{32}(?=\/?(?:[?#].*)?$)/.exec(address.trim())?.[0];
  const link = token === undefined ? null : await takeDownLink(db.orm, token, clock());
  if (!link) return null;
  const { itemId, createdBy, isNew } = link;
  if (!isNew) return { isNew };
  log.info({ item: itemId, user: createdBy }, "the operator took a shared link down");
  const title = await getItemTitle(db.orm, itemId);
  const params = { title, itemId, path: `/my-content?item=${itemId}` };
  if (createdBy) await notifications.notify(createdBy, { kind: "link_taken_down", params, eventKey: `link-taken-down:${token}` });
  return { isNew };
}
