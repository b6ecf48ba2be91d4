import type { Deps } from "#server/deps.ts";
import { listAccountEvents } from "#server/identity/account-events.ts";
import { type Actor, inOwnWorkspace, type Person } from "#server/platform/actor.ts";
import { countCall } from "#server/platform/rate-limit.ts";
import { describeUserAgent } from "#server/platform/user-agent.ts";
import { zipStream } from "#server/platform/zip.ts";
import type { AccountSessions, DeleteAccountRequest } from "#shared/contracts/account.ts";
import type { Proof } from "#shared/contracts/account-proof.ts";
import type { AccountEvent, AccountWay } from "#shared/contracts/account-ways.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { phoneCountryOf, readPhoneNumber } from "#shared/phone-number.ts";
import { tellTabs } from "../events/events.service.ts";
import type { GenerationsService } from "../generations/generations.service.ts";
import type { SettingsService } from "../settings/settings.service.ts";
import { exportFiles } from "./account.export.ts";
import { deletePerson, getAccount, listArchiveIds } from "./account.store.ts";

/** An export reads everything that a person has. In local mode there is one machine, and it is the person's. */
const exportsPerHour = { local: 50, production: 5 } as const;
/** Each proof and each deletion is a guess at a password. */
const guessesPerWindow = { local: 50, production: 5 } as const;
const hourSeconds = 3_600;
const guessWindowSeconds = 600;

/** Whether the person typed the address of this account; who has none types their number, in any form. */
function names({ email, phone }: Person, typed: string): boolean {
  if (email !== null) return typed.toLowerCase() === email.toLowerCase();
  const reading = readPhoneNumber(typed, phoneCountryOf(phone ?? ""));
  return "number" in reading && reading.number === phone;
}

type RequestContext = Parameters<Deps["identity"]["isFresh"]>[0];

export interface AccountService {
  sessions(actor: Actor): Promise<AccountSessions>;
  /**
   * Proves that it is the person, by the password or the code that was sent to their number; it counts for ten minutes in this browser.
   * Throws `identity.wrong_password`, the codes of a wrong code (`phone.…`), `request.rate_limited`, and `identity.sign_in_again` for whoever
   * comes by a token.
   */
  prove(c: RequestContext, actor: Actor, proof: Proof): Promise<void>;
  /** Throws `identity.fresh_sign_in` or `identity.sign_in_again` where the person has not proven for a while who they are. */
  requireProof(c: RequestContext, actor: Actor): Promise<void>;
  /** Ends one of the person's sessions; its open tabs are told. Throws `request.not_found`. */
  endSession(c: RequestContext, actor: Actor, id: string): Promise<void>;
  /** Ends all of them but the one that asks. Throws like `requireProof`, as the others do that change how one signs in. */
  endOtherSessions(c: RequestContext, actor: Actor): Promise<void>;
  /** The ways in which the person can sign in, the oldest first, a number last. */
  ways(actor: Actor): Promise<AccountWay[]>;
  /** Takes one of them away. Throws `request.not_found`, `identity.last_way`, `phone.needed`. */
  disconnect(c: RequestContext, actor: Actor, way: string): Promise<void>;
  /** Sign-ins and changes of the account, the newest first. */
  events(actor: Actor): Promise<AccountEvent[]>;
  /** Everything that is stored of the person, as a zip archive that is made while it is sent. Throws `request.rate_limited`. */
  export(actor: Actor, requestLanguage: Language): Promise<{ name: string; body: ReadableStream<Uint8Array> }>;
  /**
   * Deletes the person with everything that is theirs, at once and for good. Texts that are being written are ended first.
   * Throws `identity.confirmation_wrong`, `identity.wrong_password`, `identity.fresh_sign_in`, the codes of a wrong code (`phone.…`),
   * `request.rate_limited`.
   * @returns the headers that clear the cookie.
   */
  delete(c: RequestContext, actor: Actor, wish: DeleteAccountRequest, requestLanguage: Language): Promise<Headers>;
}

interface OtherServices {
  readonly generations: GenerationsService;
  readonly settings: SettingsService;
}

export function createAccountService(deps: Deps, { generations, settings }: OtherServices): AccountService {
  const { db, config, identity, jobs, accountMails, clock, log } = deps;

  /** The confirmation is the last thing that is ever sent to the address. Without it the account is as deleted as with it. */
  async function confirm({ person: { id, displayName: name, email } }: Actor, requestLanguage: Language): Promise<void> {
    if (email === null) return;
    try {
      const to = { id, name, email };
      await accountMails.send("accountDeleted", to, config.publicUrl, requestLanguage);
    } catch (error) {
      log.error({ err: error }, "the deletion of an account could not be confirmed by mail");
    }
  }

  function countGuess({ userId: subject }: Actor, scope: string): Promise<void> {
    const limit = { scope, subject, max: guessesPerWindow[config.mode], windowSeconds: guessWindowSeconds };
    return countCall(db, limit, clock());
  }

  return {
    async sessions(actor) {
      const open = await identity.sessions(actor);
      const described = open.map(({ id, isCurrent, userAgent, startedAt, lastOpenedAt }) => ({
        id,
        isCurrent,
        ...describeUserAgent(userAgent),
        startedAt: startedAt.toISOString(),
        lastOpenedAt: lastOpenedAt.toISOString(),
      }));
      return { sessions: described.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
    },
    async prove(c, actor, proof) {
      await countGuess(actor, "account-proof");
      if (actor.token) return identity.requireFresh(c, actor);
      if ("password" in proof) await identity.verifyPassword(actor, proof.password);
      else await identity.verifyPhoneCode("prove", actor, proof.code);
      identity.rememberProof(c, actor);
    },
    requireProof: (c, actor) => identity.requireFresh(c, actor),
    async endSession(c, actor, id) {
      await identity.requireFresh(c, actor);
      if (!(await identity.revoke(actor, id))) throw new AppError("request.not_found");
      tellTabs(deps, actor.userId, { type: "signed-out" });
    },
    async endOtherSessions(c, actor) {
      await identity.requireFresh(c, actor);
      if ((await identity.revokeOthers(actor)) === 0) return;
      tellTabs(deps, actor.userId, { type: "signed-out" });
      await identity.recordSessionsEnded(c, actor);
    },
    ways: (actor) => identity.ways(actor),
    async disconnect(c, actor, way) {
      await identity.requireFresh(c, actor);
      await identity.disconnect(c, actor, way);
    },
    async events({ userId }) {
      const rows = await listAccountEvents(db.orm, userId);
      return rows.map(({ id, kind, way, userAgent, createdAt }) => ({
        ...{ id, kind, way, at: createdAt.toISOString() },
        ...describeUserAgent(userAgent),
      }));
    },
    async export(actor, requestLanguage) {
      const max = exportsPerHour[config.mode];
      await countCall(db, { scope: "account-export", subject: actor.userId, max, windowSeconds: hourSeconds }, clock());
      const now = clock();
      const { person, plan } = actor;
      const profile = { ...person, plan, ...(await getAccount(db.orm, person.id)) };
      const chosen = await settings.get(person, requestLanguage);
      const files = exportFiles(db.orm, { owner: inOwnWorkspace(actor), profile, settings: chosen, now });
      return { name: `lahja-${now.toISOString().slice(0, 10)}.zip`, body: zipStream(files) };
    },
    async delete(c, actor, { confirmation, password, code }, requestLanguage) {
      await countGuess(actor, "account-delete");
      if (!names(actor.person, confirmation)) throw new AppError("identity.confirmation_wrong");
      if (actor.token) await identity.requireFresh(c, actor);
      else if (password !== undefined) await identity.verifyPassword(actor, password);
      else if (code !== undefined) await identity.verifyPhoneCode("delete", actor, code);
      else if (!identity.isFresh(c, actor)) throw new AppError("identity.fresh_sign_in");
      // A text that another process writes ends when it finds its row gone: what counts is that nobody waits for it here.
      await generations.endAll(inOwnWorkspace(actor));
      // Not inside the transaction: on PGlite the queue would wait for it, and it for the queue.
      if (actor.person.email !== null) await jobs.discard("mail", { to: actor.person.email });
      for (const archiveId of await listArchiveIds(db.orm, inOwnWorkspace(actor))) await jobs.discard("archive", { archiveId });
      await deletePerson(db.orm, actor.person);
      tellTabs(deps, actor.userId, { type: "signed-out" });
      await confirm(actor, requestLanguage);
      return identity.clearCookie(actor);
    },
  };
}
