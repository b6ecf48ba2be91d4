import type { Logger } from "pino";
import type { Config } from "#server/platform/config.ts";
import type { Database, Orm } from "#server/platform/db/database.ts";
import { pseudoAddressOf } from "#server/platform/pseudo-address.ts";
import { AppError } from "#shared/errors.ts";
import type { AccountNews } from "./account-news.ts";
import { markConfirmed } from "./email.store.ts";
import {
  countUsers,
  findByUid,
  insertLink,
  insertUser,
  lockByEmail,
  lockByPhone,
  type StoredUser,
} from "./firebase-account.store.ts";
import type { TokenClaims } from "./firebase-tokens.ts";
import { setFirstPlan } from "./membership.store.ts";

interface AccountParts {
  readonly db: Pick<Database, "orm">;
  readonly config: Pick<Config, "mode" | "defaultPlan">;
  readonly accountNews: AccountNews;
  readonly clock: () => Date;
  readonly log: Logger;
}

/**
 * Finds the user of a verified token, or makes one. Users are keyed on (`firebase`, uid); an address joins a token to an account that
 * exists only where both sides confirmed it, for whoever signs up with a stranger's address would otherwise share their account.
 */
export function createFirebaseAccounts({ db, config, accountNews, clock, log }: AccountParts) {
  const tell = (news: Promise<void>) =>
    void news.catch((error: unknown) => log.error({ err: error }, "a person could not be told of their account"));

  /** Several calls of one page may be a person's first. Who loses the race finds what the winner made. */
  async function joinOrCreate(claims: TokenClaims): Promise<StoredUser> {
    const made = await db.orm.transaction(async (tx) => {
      const known = await findByUid(tx, claims.uid);
      if (known) return { user: known, isNew: false };
      const owner = await ownerOf(tx, claims);
      if (owner) return { user: await join(tx, owner, claims.uid, clock()), isNew: false };
      return { user: await create(tx, claims), isNew: true };
    });
    const { user, isNew } = made;
    if (isNew) tell(accountNews.created({ id: user.id, email: user.email, emailVerified: user.emailVerified }));
    return user;
  }

  async function create(tx: Orm, claims: TokenClaims): Promise<StoredUser> {
    const now = clock();
    const user = await insertUser(tx, {
      id: crypto.randomUUID(),
      name: claims.name ?? claims.email?.split("@")[0] ?? "",
      email: claims.email ?? pseudoAddressOf(claims.uid),
      phoneNumber: claims.phone,
      emailVerified: claims.email !== null && claims.emailVerified,
      // As on the session way: on a person's own machine the first account is the operator.
      isOperator: config.mode === "local" && (await countUsers(tx)) === 0,
      createdAt: now,
      updatedAt: now,
    });
    if (!user || !(await insertLink(tx, { userId: user.id, uid: claims.uid }, now))) throw new Raced();
    await setFirstPlan(tx, user.id, config.defaultPlan);
    return user;
  }

  /** The link of Firebase's own mail was opened since the last token. */
  async function takeOverConfirmation(user: StoredUser, claims: TokenClaims): Promise<StoredUser> {
    if (user.emailVerified || !claims.emailVerified || claims.email !== user.email) return user;
    if (await markConfirmed(db.orm, user, clock())) tell(accountNews.verified(user.id));
    return { ...user, emailVerified: true };
  }

  return {
    /** @throws AppError identity.account_exists where the address belongs to an account that it may not be joined to. */
    async userOf(claims: TokenClaims): Promise<StoredUser> {
      const known = await findByUid(db.orm, claims.uid);
      if (known) return takeOverConfirmation(known, claims);
      return joinOrCreate(claims).catch((error: unknown) => {
        if (error instanceof Raced) return joinOrCreate(claims);
        throw error;
      });
    },
  };
}

/** Another request made the same user at the same moment; the transaction is undone. */
class Raced extends Error {}

/**
 * The account of the token's address or number. A number is proven on both sides wherever it is known.
 * @throws AppError identity.account_exists
 */
async function ownerOf(tx: Orm, { email, emailVerified, phone }: TokenClaims): Promise<StoredUser | null> {
  const owner = email === null ? null : await lockByEmail(tx, email);
  if (owner && !(owner.emailVerified && emailVerified)) throw new AppError("identity.account_exists");
  return owner ?? (phone === null ? null : lockByPhone(tx, phone));
}

async function join(tx: Orm, owner: StoredUser, uid: string, now: Date): Promise<StoredUser> {
  if (!(await insertLink(tx, { userId: owner.id, uid }, now))) throw new Raced();
  return owner;
}
