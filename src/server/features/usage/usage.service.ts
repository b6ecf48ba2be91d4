import type { Deps } from "#server/deps.ts";
import type { Orm } from "#server/platform/db/database.ts";
import type { Usage } from "#shared/contracts/account.ts";
import { AppError } from "#shared/errors.ts";
import { type PlanId, plans } from "#shared/plans.ts";
import { getUsage, reserveWords, settleWords } from "./usage.store.ts";

export interface UsageService {
  current(userId: string, plan: PlanId): Promise<Usage>;
  /** Inside the caller's transaction. Throws `plan.word_limit` with what is left. */
  reserve(orm: Orm, userId: string, plan: PlanId, month: string, words: number): Promise<void>;
  /** Tries to reserve more for a text that grows beyond its target; false when the plan has no more. */
  extend(orm: Orm, userId: string, plan: PlanId, month: string, words: number): Promise<boolean>;
  settle(orm: Orm, userId: string, month: string, reserved: number, delivered: number): Promise<void>;
  monthNow(): string;
}

/** A month is a calendar month in UTC (product.md, 'Numbers that decide'). */
function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

function nextMonth(month: string): Date {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1));
}

export function createUsageService({ db, clock }: Pick<Deps, "db" | "clock">): UsageService {
  return {
    async current(userId, plan) {
      const month = monthOf(clock());
      const row = await getUsage(db.orm, userId, month);
      return { plan, month, ...row, limit: plans[plan].wordsPerMonth, resetsAt: nextMonth(month).toISOString() };
    },
    async reserve(orm, userId, plan, month, words) {
      const limit = plans[plan].wordsPerMonth;
      if (await reserveWords(orm, userId, month, words, limit)) return;
      const { used, reserved } = await getUsage(orm, userId, month);
      throw new AppError("plan.word_limit", { words, left: Math.max(0, (limit ?? 0) - used - reserved), limit: limit ?? 0 });
    },
    extend: (orm, userId, plan, month, words) => reserveWords(orm, userId, month, words, plans[plan].wordsPerMonth),
    settle: settleWords,
    monthNow: () => monthOf(clock()),
  };
}
