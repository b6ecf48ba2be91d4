import type { Deps } from "#server/deps.ts";
import type { InWorkspace } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import type { Usage } from "#shared/contracts/account.ts";
import { AppError } from "#shared/errors.ts";
import { type PlanId, plans } from "#shared/plans.ts";
import type { NotificationsService } from "../notifications/notifications.service.ts";
import { crossedLimit, type Spent } from "./usage.limit.ts";
import { getPlan, getUsage, reserveWords, settleWords } from "./usage.store.ts";

export interface UsageService {
  current(owner: InWorkspace, plan: PlanId): Promise<Usage>;
  /** Inside the caller's transaction. Throws `plan.word_limit` with what is left. */
  reserve(orm: Orm, owner: InWorkspace, plan: PlanId, month: string, words: number): Promise<void>;
  /** Tries to reserve more for a text that grows beyond its target; false when the plan has no more. */
  extend(orm: Orm, owner: InWorkspace, plan: PlanId, month: string, words: number): Promise<boolean>;
  /** @returns the words that are used now. */
  settle(orm: Orm, owner: InWorkspace, month: string, reserved: number, delivered: number): Promise<number>;
  /** Tells who made a text when the month's words came to 80 % or to their end. Never throws, never inside an open transaction. */
  tellOfLimit(row: InWorkspace & { readonly createdBy: string | null }, month: string, spent: Spent): Promise<void>;
  monthNow(): string;
}

/** A month is a calendar month in UTC. */
function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

function nextMonth(month: string): Date {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1));
}

export function createUsageService(
  { db, clock, log }: Pick<Deps, "db" | "clock" | "log">,
  notifications: Pick<NotificationsService, "notify">,
): UsageService {
  return {
    async current(owner, plan) {
      const month = monthOf(clock());
      const row = await getUsage(db.orm, owner, month);
      return { plan, month, ...row, limit: plans[plan].wordsPerMonth, resetsAt: nextMonth(month).toISOString() };
    },
    async reserve(orm, owner, plan, month, words) {
      const limit = plans[plan].wordsPerMonth;
      if (await reserveWords(orm, owner, month, words, limit)) return;
      const { used, reserved } = await getUsage(orm, owner, month);
      throw new AppError("plan.word_limit", { words, left: Math.max(0, (limit ?? 0) - used - reserved), limit: limit ?? 0 });
    },
    extend: (orm, owner, plan, month, words) => reserveWords(orm, owner, month, words, plans[plan].wordsPerMonth),
    settle: settleWords,
    async tellOfLimit(row, month, spent) {
      try {
        const plan = await getPlan(db.orm, row);
        const notice = plan && crossedLimit(plan, month, nextMonth(month).toISOString(), spent);
        if (notice && row.createdBy) await notifications.notify(row.createdBy, notice);
      } catch (error) {
        // The words are counted and the text is kept; only the notice is missing.
        log.error({ err: error }, "a person could not be told of their words");
      }
    },
    monthNow: () => monthOf(clock()),
  };
}
