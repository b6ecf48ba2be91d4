import type { Logger } from "pino";
import type { Person } from "#server/platform/actor.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Jobs } from "#server/platform/jobs.ts";
import type { PhoneSettings } from "#server/platform/phone-settings.ts";
import { createSms } from "#server/platform/sms.ts";
import type { OwnPurpose, PhoneCodeSent, SendPhoneCode } from "#shared/contracts/phone.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { phoneCodeLength, readPhoneCode } from "#shared/phone-code.ts";
import type { PhoneCountry } from "#shared/phone-countries.ts";
import { readPhoneNumber } from "#shared/phone-number.ts";
import type { Credential } from "../identity.ts";
import { createCaptcha } from "./captcha.ts";
import { connectNumber, findByPhone, nameAccount } from "./phone-account.store.ts";
import { type CodeWish, createPhoneCodes } from "./phone-codes.ts";
import { createPhoneDelivery } from "./phone-delivery.ts";
import { countSending, forgetSending } from "./phone-limits.ts";

/** Who asks for a code, and in which language it is written. */
interface Asker {
  readonly address: string;
  readonly language: Language;
  /** The mark of the browser, before anybody is signed in. */
  readonly browser: string;
  /** Told as soon as there is a code of this browser's, before its message is sent: after a time-out, too, it may arrive. */
  readonly onNewCode: () => void;
}

type Sender = Pick<Asker, "address" | "language">;

/** Of who is signed in, a code is for the session that asked for it. */
type Holder = Pick<Credential, "person" | "sessionId">;

/** Signing in by a phone number. Every call throws `phone.not_enabled` where the server does not offer it. */
export interface PhoneSignIn {
  /**
   * A code that was asked for a moment ago is on its way, and stays; it is for whoever asked for it then.
   * @param connecter who is signed in and adds a number to their account; null for a sign-in.
   */
  sendCode(wish: SendPhoneCode, connecter: Holder | null, asker: Asker): Promise<PhoneCodeSent>;
  /**
   * @param browser the mark of the browser that asked for the code.
   * @returns the account of the number; without one that has a name, the ticket that makes it.
   */
  verifyCode(browser: string, phone: string, code: string): Promise<{ readonly userId: string } | { readonly ticket: string }>;
  /** Makes the account of a number that was just proven, or names the one that has no name. @returns its id. */
  setUp(wish: { readonly phone: string; readonly ticket: string; readonly name: string }): Promise<string>;
  /**
   * Adds a number to an account, by the code that was sent to it for this. Throws `phone.has_number` where the account has one, and
   * `phone.taken` where the number opens another account: only who holds the number learns that.
   */
  connect(connecter: Holder, phone: string, code: string): Promise<void>;
  /** Sends a person the code that proves that it is they who delete the account, or who change how one signs in to it. */
  sendOwnCode(purpose: OwnPurpose, actor: Holder, asker: Sender): Promise<PhoneCodeSent>;
  /** Uses that code up. */
  spendOwnCode(purpose: OwnPurpose, actor: Holder, code: string): Promise<void>;
}

export interface PhoneParts {
  readonly config: Pick<Config, "mode" | "publicUrl" | "phone">;
  readonly secret: string;
  readonly db: Pick<Database, "orm">;
  readonly jobs: Jobs;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Makes an account with a confirmed number and without an address. @returns its id; throws where the number has one already. */
  readonly createAccount: (account: { readonly name: string; readonly phoneNumber: string }) => Promise<string>;
}

export function createPhoneSignIn(parts: PhoneParts): PhoneSignIn {
  const { phone } = parts.config;
  return phone ? phoneSignIn(parts, phone) : notOffered;
}

const refuse = () => Promise.reject(new AppError("phone.not_enabled"));
const notOffered: PhoneSignIn = {
  sendCode: refuse,
  verifyCode: refuse,
  setUp: refuse,
  connect: refuse,
  sendOwnCode: refuse,
  spendOwnCode: refuse,
};

function phoneSignIn({ config, secret, db, jobs, clock, log, createAccount }: PhoneParts, settings: PhoneSettings): PhoneSignIn {
  const { mode } = config;
  const hostname = mode === "production" ? new URL(config.publicUrl).hostname : null;
  const captcha = createCaptcha({ settings, hostname });
  const codes = createPhoneCodes(db, secret, clock);
  const delivery = createPhoneDelivery({ config, secret, sms: createSms({ settings, db, clock }), codes, jobs, log });

  async function send(wish: CodeWish, { address, language }: Sender, onNewCode?: () => void): Promise<PhoneCodeSent> {
    const { number, purpose } = wish;
    const subject = codes.subjectOf(number);
    await countSending(db, { mode, subject, address, perDay: settings.codesPerDay }, clock());
    const test = settings.testNumbers.find((known) => known.number === number);
    const code = await codes.make(wish, test?.code);
    if (code) onNewCode?.();
    return { number, state: test || !code ? "sent" : await delivery.send(code, number, purpose, language) };
  }

  async function spend(wish: CodeWish, typed: string): Promise<void> {
    const code = readPhoneCode(typed);
    if (code === "") throw new AppError("phone.code_missing");
    // Not counted as a try: it cannot be the code.
    if (code.length !== phoneCodeLength) throw new AppError("phone.code_wrong");
    await codes.spend(wish, code);
    await forgetSending(db, codes.subjectOf(wish.number));
  }

  return {
    async sendCode({ phone, country, captcha: answer }, connecter, asker) {
      const number = numberOf(phone, country);
      if (connecter) refuseSecond(connecter.person);
      await captcha.check(answer, asker.address);
      if (connecter) return send({ purpose: "connect", number, holder: holderOf(connecter) }, asker);
      return send({ purpose: "sign-in", number, holder: asker.browser }, asker, asker.onNewCode);
    },
    async verifyCode(browser, phone, code) {
      const number = numberOf(phone);
      await spend({ purpose: "sign-in", number, holder: browser }, code);
      const account = await findByPhone(db.orm, number);
      return account?.name ? { userId: account.id } : { ticket: await codes.makeTicket(number) };
    },
    async setUp({ phone, ticket, name: typed }) {
      const number = numberOf(phone);
      const name = typed.trim();
      // Before the ticket is used up: what was typed can be mended.
      if (name === "") throw new AppError("phone.name_missing");
      if (!(await codes.spendTicket(number, ticket))) throw new AppError("phone.setup_failed");
      const account = await findByPhone(db.orm, number);
      if (!account) return createAccount({ name, phoneNumber: number });
      await nameAccount(db.orm, account.id, name, clock());
      return account.id;
    },
    async connect(connecter, phone, code) {
      const number = numberOf(phone);
      refuseSecond(connecter.person);
      await spend({ purpose: "connect", number, holder: holderOf(connecter) }, code);
      if (!(await connectNumber(db.orm, connecter.person.id, number, clock()))) throw new AppError("phone.taken");
    },
    sendOwnCode: (purpose, actor, asker) => send(ownWish(purpose, actor), asker),
    spendOwnCode: (purpose, actor, code) => spend(ownWish(purpose, actor), code),
  };
}

function holderOf({ person, sessionId }: Holder): string {
  return sessionId ?? person.id;
}

function ownWish(purpose: OwnPurpose, actor: Holder): CodeWish {
  return { purpose, number: ownNumber(actor.person), holder: holderOf(actor) };
}

/** The number in E.164. Throws the problem that the form would have shown. */
function numberOf(typed: string, chosen?: PhoneCountry): string {
  const reading = readPhoneNumber(typed, chosen);
  if ("number" in reading) return reading.number;
  if (reading.problem === "other_country") throw new AppError("phone.other_country", { country: reading.country });
  throw new AppError(`phone.${reading.problem}`);
}

/** An account has one number. */
function refuseSecond({ phone }: Person): void {
  if (phone !== null) throw new AppError("phone.has_number");
}

function ownNumber({ phone }: Person): string {
  if (phone === null) throw new AppError("phone.missing");
  return phone;
}
