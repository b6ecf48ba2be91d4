import type { Database, Orm } from "#server/platform/db/database.ts";

export interface FaultyDatabase {
  readonly db: Database;
  /** While true, transactions and raw statements fail as with a database that is away. */
  isAway: boolean;
  /** How long each of them takes at least, in milliseconds. */
  delayMs: number;
  /** How many transactions have failed so far. */
  failures: number;
}

/** A database whose writing of texts can be made to fail or to take long; everything else goes through. */
export function faultyDatabase(real: Database): FaultyDatabase {
  const faulty: FaultyDatabase = { db: { ...real, orm: faultyOrm() }, isAway: false, delayMs: 0, failures: 0 };
  return faulty;

  function faultyOrm(): Orm {
    return new Proxy(real.orm, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        const method = value.bind(target) as (...args: unknown[]) => unknown;
        if (name !== "transaction" && name !== "execute") return method;
        return async (...args: unknown[]) => {
          if (faulty.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, faulty.delayMs));
          if (!faulty.isAway) return method(...args);
          if (name === "transaction") faulty.failures += 1;
          throw new Error("the database is away");
        };
      },
    });
  }
}
