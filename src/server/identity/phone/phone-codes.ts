import { createHmac, hkdfSync, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { phoneCodes } from "#server/platform/db/identity-schema.ts";
import type { OwnPurpose } from "#shared/contracts/phone.ts";
import { AppError } from "#shared/errors.ts";
import { phoneCodeLength } from "#shared/phone-code.ts";

/** How long a code is good, and the ticket that it is exchanged for. */
export const phoneCodeSeconds = 600;
/** A code that is asked for so soon after another is the same wish: a button pressed twice, two tabs, a call that was repeated. */
const sameWishSeconds = 5;
/** With a million codes and this many tries for each, whoever guesses needs far more codes than a number is sent in a year. */
const triesPerCode = 5;

/** What a code is for. One for signing in deletes no account. */
export type CodePurpose = "sign-in" | "connect" | OwnPurpose;

/** A code is worth nothing for another purpose or number, and to nobody else than whoever asked for it. */
export interface CodeWish {
  readonly purpose: CodePurpose;
  readonly number: string;
  /** The browser that asked; of who is signed in, the session. */
  readonly holder: string;
}

/** A code that was just made. */
export interface NewCode {
  readonly key: string;
  readonly id: string;
  readonly code: string;
}

/**
 * The codes of phone numbers: stored as a keyed hash, good for ten minutes, once, with five tries, for whoever asked. Of codes that were asked
 * for one after the other only the last is good; those that are asked for at the same moment are one. Numbers are stored as a keyed hash, too.
 */
export interface PhoneCodes {
  /** The hash that stands for a number in keys and counters. */
  subjectOf(number: string): string;
  /**
   * Replaces the code before. `fixed`: the code of a test number.
   * @returns null where one was made a moment ago, which stays.
   */
  make(wish: CodeWish, fixed?: string): Promise<NewCode | null>;
  /** Takes a code back that could not be sent. */
  withdraw(code: Pick<NewCode, "key" | "id">): Promise<void>;
  /**
   * Uses the code up. A try is counted before the code is compared, so that sixty at once are five. Who did not ask for the code has no try.
   * @throws AppError phone.no_code, phone.code_expired, phone.code_spent, phone.code_wrong
   */
  spend(wish: CodeWish, code: string): Promise<void>;
  /** For a number that was just proven: the ticket that names its account. */
  makeTicket(number: string): Promise<string>;
  /** Uses the ticket up. @returns false for one that is expired, used or another number's. */
  spendTicket(number: string, ticket: string): Promise<boolean>;
  /** Allows the code's message to be handed to the gateway, once. @returns false where the code is not the valid one any more. */
  claimSending(code: Pick<NewCode, "key" | "id">): Promise<boolean>;
  /** Allows it once more, because the gateway certainly did not take it. */
  releaseSending(code: Pick<NewCode, "key" | "id">): Promise<void>;
}

export function createPhoneCodes(db: Pick<Database, "orm">, secret: string, clock: () => Date): PhoneCodes {
  // A plain hash of a number or a code is found by trying all of them.
  const hashKey = Buffer.from(hkdfSync("sha256", secret, "", "lahja:phone-codes:v1", 32));
  const hashOf = (...parts: string[]) => createHmac("sha256", hashKey).update(parts.join("\n")).digest("base64url");
  const subjectOf = (number: string) => hashOf("number", number);
  const keyOf = (purpose: CodePurpose | "set-up", number: string) => `${purpose}:${subjectOf(number)}`;
  const isThis = ({ key, id }: Pick<NewCode, "key" | "id">) => and(eq(phoneCodes.key, key), eq(phoneCodes.id, id));
  const now = () => clock();

  /** Ids begin with the hash of who asked. */
  const ownerOf = (holder: string) => `${hashOf("holder", holder)}.`;
  const isOf = (holder: string) => sql`starts_with(${phoneCodes.id}, ${ownerOf(holder)})`;

  /** One statement, so that of several at once one is new. @returns its id, or null where a row as young is there. */
  async function put(key: string, id: string, secretText: string, sameSeconds: number): Promise<string | null> {
    const expiresMs = now().getTime() + phoneCodeSeconds * 1_000;
    const row = { id, hash: hashOf(key, secretText), tries: 0, handedOverAt: null, expiresAt: new Date(expiresMs) };
    const setWhere = lte(phoneCodes.expiresAt, new Date(expiresMs - sameSeconds * 1_000));
    const made = await db.orm
      .insert(phoneCodes)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: phoneCodes.key, set: row, setWhere })
      .returning({ id: phoneCodes.id });
    return made[0]?.id ?? null;
  }

  /** Why there was no try to be had. */
  async function refusal(key: string, holder: string): Promise<AppError> {
    const [row] = await db.orm
      .select()
      .from(phoneCodes)
      .where(and(eq(phoneCodes.key, key), isOf(holder)));
    if (!row) return new AppError("phone.no_code");
    return new AppError(row.expiresAt <= now() ? "phone.code_expired" : "phone.code_spent");
  }

  return {
    subjectOf,
    async make({ purpose, number, holder }, fixed) {
      const key = keyOf(purpose, number);
      const code = fixed ?? String(randomInt(10 ** phoneCodeLength)).padStart(phoneCodeLength, "0");
      const id = await put(key, ownerOf(holder) + randomUUID(), code, sameWishSeconds);
      return id === null ? null : { key, id, code };
    },
    async withdraw(code) {
      await db.orm.delete(phoneCodes).where(isThis(code));
    },
    async spend({ purpose, number, holder }, code) {
      const key = keyOf(purpose, number);
      const hasTry = and(gt(phoneCodes.expiresAt, now()), lt(phoneCodes.tries, triesPerCode));
      const [row] = await db.orm
        .update(phoneCodes)
        .set({ tries: sql`${phoneCodes.tries} + 1` })
        .where(and(eq(phoneCodes.key, key), isOf(holder), hasTry))
        .returning();
      if (!row) throw await refusal(key, holder);
      if (!isSame(row.hash, hashOf(key, code))) {
        const left = triesPerCode - row.tries;
        throw left > 0 ? new AppError("phone.code_wrong", { left }) : new AppError("phone.code_spent");
      }
      const used = await db.orm.delete(phoneCodes).where(isThis(row)).returning({ id: phoneCodes.id });
      // The same code was used at this very moment in another tab.
      if (used.length === 0) throw new AppError("phone.no_code");
    },
    async makeTicket(number) {
      const ticket = randomBytes(24).toString("base64url");
      await put(keyOf("set-up", number), randomUUID(), ticket, 0);
      return ticket;
    },
    async spendTicket(number, ticket) {
      const key = keyOf("set-up", number);
      const used = await db.orm
        .delete(phoneCodes)
        .where(and(eq(phoneCodes.key, key), eq(phoneCodes.hash, hashOf(key, ticket)), gt(phoneCodes.expiresAt, now())))
        .returning({ id: phoneCodes.id });
      return used.length === 1;
    },
    async claimSending(code) {
      const claimed = await db.orm
        .update(phoneCodes)
        .set({ handedOverAt: now() })
        .where(and(isThis(code), isNull(phoneCodes.handedOverAt), gt(phoneCodes.expiresAt, now())))
        .returning({ id: phoneCodes.id });
      return claimed.length === 1;
    },
    async releaseSending(code) {
      await db.orm.update(phoneCodes).set({ handedOverAt: null }).where(isThis(code));
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Deletes expired codes. A code that a minute ago was good is kept for an hour, so that its person is told that it expired. */
export async function sweepPhoneCodes(db: Pick<Database, "orm">, now: Date): Promise<void> {
  await db.orm.delete(phoneCodes).where(lt(phoneCodes.expiresAt, new Date(now.getTime() - 3_600_000)));
}
