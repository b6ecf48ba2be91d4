import type { Deps } from "#server/deps.ts";
import type { Actor, Person } from "#server/platform/actor.ts";
import type { ModelNotice, SessionUser } from "#shared/contracts/account.ts";
import { type Language, varieties } from "#shared/options.ts";
import { safeNext } from "#shared/paths.ts";
import { tellTabs } from "../events/events.service.ts";
import { ownWriterInUse } from "../own-writer/own-writer.service.ts";
import { getPersonal } from "../settings/settings.service.ts";

export async function describeUser(
  deps: Pick<Deps, "db" | "config" | "writers">,
  actor: Actor,
  requestLanguage: Language,
): Promise<SessionUser> {
  const { person, plan, role, wayIn, mustConfirm, planSwitching } = actor;
  const [personal, ownWriter] = await Promise.all([
    getPersonal(deps, person.id, requestLanguage),
    ownWriterInUse(deps, person.id),
  ]);
  const { wantsModelNotice, ...chosen } = personal;
  const modelNotice = wantsModelNotice && ownWriter === null ? modelNoticeFor(deps, person) : null;
  return { ...person, plan, role, wayIn, mustConfirm, planSwitching, ...chosen, ownWriter, modelNotice };
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

/** The other tabs of a browser stand on its session too: they ask the person to sign in before anything is lost to a refused call. */
export function tellSignedOut(deps: Pick<Deps, "events">, userId: string): void {
  tellTabs(deps, userId, { type: "signed-out" });
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
