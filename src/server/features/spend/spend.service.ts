import type { Deps } from "#server/deps.ts";
import type { Actor } from "#server/platform/actor.ts";
import type { Orm } from "#server/platform/db/database.ts";
import { countCall } from "#server/platform/rate-limit.ts";
import { ownProvider } from "#server/writers/own-model.ts";
import type { Spend } from "#server/writers/writer.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import type { PlanId } from "#shared/plans.ts";
import { addSpend, spentOn } from "./spend.store.ts";

/** Texts that a person may start in a minute. A market set is one start, and so is an attempt to write a market of it again. */
const startsPerMinute: Readonly<Record<PlanId, number>> = { free: 6, pro: 20, enterprise: 60 };
/** On one's own machine nobody is protected from anybody: only a program that runs away is stopped. */
const localFactor = 10;

export interface SpendService {
  /**
   * Counts one start. In the caller's transaction, so that a request that starts nothing is not counted.
   * @throws AppError request.rate_limited with the seconds to wait.
   */
  countStart(orm: Orm, actor: Actor): Promise<void>;
  /**
   * Looks whether the operator's models may still write today; a service of the person's own and the built-in writer always may. An
   * answer under way is finished, so the last ones may pass the limit.
   * @throws AppError spend.person_limit, spend.server_limit with the seconds to midnight (UTC).
   */
  checkLimit(
    person: { readonly userId: string | null },
    writer: Pick<WriterInfo, "kind" | "provider">,
    builtIn: "yes" | "no",
  ): Promise<void>;
  /**
   * Notes what one request to a model is expected to take, before it is sent. What it returns notes the difference to what it took
   * (null: nothing), on the same day. A failure is logged and hinders no text.
   */
  book(userId: string | null, expected: Spend): Promise<(taken: Spend | null) => Promise<void>>;
}

type SpendDeps = Pick<Deps, "db" | "config" | "clock" | "log">;

/** What texts cost at their model services: how many may be started, what they took, and how much a day may cost. */
export function createSpendService({ db, config, clock, log }: SpendDeps): SpendService {
  const { all: serverLimit, person: personLimit } = config.tokensPerDay;

  return {
    async countStart(orm, actor) {
      const max = startsPerMinute[actor.plan] * (config.mode === "local" ? localFactor : 1);
      await countCall({ orm }, { scope: "text-start", subject: actor.userId, max, windowSeconds: 60 }, clock());
    },
    async checkLimit(actor, { kind, provider }, builtIn) {
      if (kind === "built-in" || provider === ownProvider || (serverLimit === null && personLimit === null)) return;
      const now = clock();
      const spent = await spentOn(db.orm, dayOf(now), actor.userId, ownProvider);
      const params = { builtIn, retryAfterSeconds: secondsLeft(now) };
      if (personLimit !== null && spent.own >= personLimit) throw new AppError("spend.person_limit", params);
      if (serverLimit !== null && spent.all >= serverLimit) throw new AppError("spend.server_limit", params);
    },
    async book(userId, expected) {
      const { provider, model } = expected;
      const row = { day: dayOf(clock()), userId, provider, model };
      const add = async (requests: number, sent: number, received: number, estimated: number) => {
        try {
          await addSpend(db.orm, { ...row, requests, sent, received, estimated });
          return true;
        } catch (error) {
          log.error({ err: error, provider, model }, "the tokens of a request could not be noted");
          return false;
        }
      };
      const isNoted = await add(1, expected.input, expected.output, expected.estimated);
      const before = isNoted ? { requests: 1, ...expected } : { requests: 0, ...nothing };
      return async (taken) => {
        const { input, output, estimated } = taken ?? nothing;
        const requests = taken ? 1 : 0;
        await add(requests - before.requests, input - before.input, output - before.output, estimated - before.estimated);
      };
    },
  };
}

const nothing = { input: 0, output: 0, estimated: 0 };

/** 'YYYY-MM-DD' in universal time. */
function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function secondsLeft(now: Date): number {
  return Math.ceil((Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1) - now.getTime()) / 1000);
}
