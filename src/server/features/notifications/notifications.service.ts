import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import type { NewAccount } from "#server/identity/account-news.ts";
import {
  type Notification,
  type NotificationKind,
  type NotificationList,
  type NotificationParams,
  notificationParams,
} from "#shared/contracts/notifications.ts";
import { AppError } from "#shared/errors.ts";
import { tellTabs } from "../events/events.service.ts";
import { type NoticeMail, noticeMail } from "./notifications.mail.ts";
import {
  closeNotification,
  countUnread,
  deleteAll,
  gatherNotification,
  getRecipient,
  insertNotification,
  listNewest,
  type NotificationRow,
  readAll,
  readOne,
} from "./notifications.store.ts";

/** What the panel shows; older ones are only kept for the export of everything. */
const listedMax = 50;

/** Notices that gather follow each other within this time: 10 minutes from the one before. */
const gatherMs = 600_000;

/** Something that happened to a person. */
export interface Notice {
  readonly kind: NotificationKind;
  readonly params: NotificationParams;
  /** The same event never tells twice: 'quota-80:2026-11:free'. */
  readonly eventKey: string;
  /** Joins an unread notice of the same kind that may be joined and is younger than `gatherMs`, which then counts both. */
  readonly gathers?: { readonly path?: string };
  /** Also sent to who wants mails and has confirmed the address. */
  readonly mail?: NoticeMail;
}

export interface NotificationsService {
  /**
   * Stores a notice once, tells the open tabs, and mails it where that is wanted. Never inside an open transaction: the mail goes
   * through the queue.
   */
  notify(userId: string, notice: Notice): Promise<void>;
  /** The first two notices of a new account. */
  welcome(account: NewAccount): Promise<void>;
  /** The address is confirmed: nothing is asked for any more. */
  emailVerified(userId: string): Promise<void>;
  list(userId: string): Promise<NotificationList>;
  /** Throws `request.not_found`, also for another person's notification. */
  markRead(userId: string, id: string): Promise<void>;
  markAllRead(userId: string): Promise<void>;
  clear(userId: string): Promise<void>;
}

const verifyKey = "verify-email";

type NotificationDeps = Pick<Deps, "db" | "events" | "mail" | "clock" | "config">;

/** What the bell shows, made by real events only. */
export function createNotificationsService(deps: NotificationDeps): NotificationsService {
  const { db, mail, clock, config } = deps;
  const changed = (userId: string) => tellTabs(deps, userId, { type: "notifications" });

  async function notify(userId: string, { kind, params, eventKey, gathers, mail: wanted }: Notice): Promise<void> {
    const now = clock();
    const row = { id: randomUUID(), userId, kind, params: wanted ? { ...params, mailed: 1 } : params, eventKey, createdAt: now };
    const told = gathers
      ? await gatherNotification(db.orm, row, { since: new Date(now.getTime() - gatherMs), path: gathers.path })
      : { isNew: await insertNotification(db.orm, row), wasMailed: false };
    if (!told.isNew) return;
    changed(userId);
    if (wanted && !told.wasMailed) await sendMail(userId, wanted);
  }

  /** Only to a confirmed address: an account may have been made with somebody else's. */
  async function sendMail(userId: string, notice: NoticeMail): Promise<void> {
    const to = await getRecipient(db.orm, userId);
    if (to?.emailVerified && to.wantsMails) await mail.send(noticeMail(notice, to, config.publicUrl));
  }

  return {
    notify,
    async welcome({ id, email, emailVerified }) {
      await notify(id, { kind: "welcome", params: {}, eventKey: "welcome" });
      if (email !== null && !emailVerified) await notify(id, { kind: "verify_email", params: { email }, eventKey: verifyKey });
    },
    async emailVerified(userId) {
      const now = clock();
      const params = { doneAt: now.toISOString() };
      if (await closeNotification(db.orm, userId, verifyKey, params, now)) changed(userId);
    },
    async list(userId) {
      const rows = await listNewest(db.orm, userId, listedMax);
      return { notifications: rows.map(toNotification), unread: await countUnread(db.orm, userId) };
    },
    async markRead(userId, id) {
      if (!(await readOne(db.orm, userId, id, clock()))) throw new AppError("request.not_found");
      changed(userId);
    },
    async markAllRead(userId) {
      await readAll(db.orm, userId, clock());
      changed(userId);
    },
    async clear(userId) {
      await deleteAll(db.orm, userId);
      changed(userId);
    },
  };
}

function toNotification({ id, kind, params, createdAt, readAt }: NotificationRow): Notification {
  return { id, kind, params: notificationParams.parse(params), createdAt: createdAt.toISOString(), read: readAt !== null };
}
