import type { Deps } from "#server/deps.ts";
import type { Actor, Person } from "#server/platform/actor.ts";
import type { ModelNotice, SessionUser } from "#shared/contracts/account.ts";
import type { PhoneWay, WaysToSignIn } from "#shared/contracts/sign-in-ways.ts";
import { type Language, varieties } from "#shared/options.ts";
import { safeNext } from "#shared/paths.ts";
import { tellTabs } from "../events/events.service.ts";
import type { OwnWriterService } from "../own-writer/own-writer.service.ts";
import type { SettingsService } from "../settings/settings.service.ts";

type SessionDeps = Pick<Deps, "config" | "writers" | "events" | "identity">;
interface SessionParts {
  readonly settings: SettingsService;
  readonly ownWriter: OwnWriterService;
}

export interface SessionService {
  /** The ways of signing in that work now. */
  ways(): Promise<WaysToSignIn>;
  /** Who is signed in, with what they chose and may do. */
  describeUser(actor: Actor, requestLanguage: Language): Promise<SessionUser>;
  /** Gives the person a name, and says who is signed in. */
  rename(actor: Actor, displayName: string, requestLanguage: Language): Promise<SessionUser>;
  /** The other tabs of a browser stand on its session too: they ask the person to sign in before anything is lost to a refused call. */
  tellSignedOut(userId: string): void;
}

export function createSessionService(deps: SessionDeps, { settings, ownWriter: ownWriters }: SessionParts): SessionService {
  const service: SessionService = {
    ways: () => waysOf(deps),
    async describeUser(actor, requestLanguage) {
      const { person, plan, role, wayIn, mustConfirm, planSwitching, bestOfThree } = actor;
      const [personal, ownWriter] = await Promise.all([
        settings.personal(person.id, requestLanguage),
        ownWriters.inUse(person.id),
      ]);
      const { wantsModelNotice, ...chosen } = personal;
      const modelNotice = wantsModelNotice && ownWriter === null ? modelNoticeFor(deps, person) : null;
      return { ...person, plan, role, wayIn, mustConfirm, planSwitching, bestOfThree, ...chosen, ownWriter, modelNotice };
    },
    async rename(actor, displayName, requestLanguage) {
      await settings.update(actor.person, { displayName }, requestLanguage);
      return service.describeUser({ ...actor, person: { ...actor.person, displayName } }, requestLanguage);
    },
    tellSignedOut: (userId) => tellTabs(deps, userId, { type: "signed-out" }),
  };
  return service;
}

/** Where Firebase is set up, its token is the way in, and its console says which of its providers are open. */
async function waysOf({ config, identity }: Pick<Deps, "config" | "identity">): Promise<WaysToSignIn> {
  const { firebase } = config;
  if (!firebase) return { way: "session", email: true, ...(await identity.providers()), phone: phoneWayOf(config), token: null };
  const { emulator, tokenSync, ...project } = firebase;
  const token = { ...project, ...(emulator ? { emulator } : {}), ...(tokenSync ? { tokenSync } : {}) };
  // Firebase sends its own codes, behind its own captcha.
  const phone = { delivery: "sms" as const, captcha: null, testNumbers: phoneWayOf(config)?.testNumbers ?? [] };
  return { way: "token", email: true, google: true, providers: [], phone, token };
}

function phoneWayOf({ phone }: Pick<Deps["config"], "phone">): PhoneWay | null {
  if (!phone) return null;
  return {
    delivery: phone.twilio ? "sms" : "outbox",
    captcha: phone.captcha && { provider: phone.captcha.provider, siteKey: phone.captcha.siteKey },
    testNumbers: phone.testNumbers.map(({ number, code }) => ({ number, hint: code })),
  };
}

/** What connecting a model takes; null where one writes already, or where this person can do nothing about it. */
function modelNoticeFor({ config, writers }: Pick<Deps, "config" | "writers">, person: Person): ModelNotice | null {
  if (varieties.some((variety) => writers.writerFor(variety)?.info.kind === "model")) return null;
  const { ownWriters } = config;
  const isOperator = person.isOperator || config.mode === "local";
  if (!isOperator && !ownWriters) return null;
  const unusedKeys = isOperator ? config.unusedKeys.map(({ setting, missing }) => ({ setting, missing })) : [];
  return { isOperator, unusedKeys, ownWriters };
}

/**
 * Where `/api/login` leads: the sign-in page, which returns to where the person was. `next` says it; otherwise the page that
 * the link stood on, when that was one of ours.
 */
export function signInAddress(next: string | undefined, referrer: string | undefined, ownOrigin: string): string {
  const back = safeNext(next ?? pathOf(referrer, ownOrigin));
  return back === "/" || back.startsWith("/firebase-login")
    ? "/firebase-login"
    : `/firebase-login?next=${encodeURIComponent(back)}`;
}

function pathOf(referrer: string | undefined, ownOrigin: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  return url.origin === ownOrigin ? `${url.pathname}${url.search}` : null;
}
