import type { Deps } from "#server/deps.ts";
import type { Person } from "#server/platform/actor.ts";
import { type KnownPreferences, preferences, type Settings, type UpdateSettingsRequest } from "#shared/contracts/account.ts";
import { type DefaultBrief, defaultBrief } from "#shared/contracts/default-brief.ts";
import { AppError } from "#shared/errors.ts";
import type { Language } from "#shared/options.ts";
import { tellTabs } from "../events/events.service.ts";
import { type PreferenceChanges, readPreferences, type StoredPreferences, writeSettings } from "./settings.store.ts";

type SettingsDeps = Pick<Deps, "db" | "events" | "clock">;

/** What a person chose for themselves. */
interface Personal {
  readonly preferences: KnownPreferences;
  readonly defaultBrief: DefaultBrief | null;
  readonly wantsModelNotice: boolean;
}

export interface SettingsService {
  /** Complete: what they never chose, or who is gone, follows the language of the request, and plain defaults. */
  personal(userId: string | null, requestLanguage: Language): Promise<Personal>;
  /** What a person chose about trends: whether sources may be asked, and whether a digest is wanted. */
  trends(userId: string): Promise<{ readonly sources: boolean; readonly digest: boolean }>;
  get(person: Person, requestLanguage: Language): Promise<Settings>;
  /**
   * Stores what is given and leaves the rest, then tells the person's other tabs.
   * @throws AppError request.invalid for a time zone that does not exist.
   */
  update(person: Person, request: UpdateSettingsRequest, requestLanguage: Language): Promise<Settings>;
}

export function createSettingsService(deps: SettingsDeps): SettingsService {
  return {
    async personal(userId, requestLanguage) {
      const stored = userId === null ? null : await readPreferences(deps.db, userId);
      return {
        preferences: complete(stored, requestLanguage),
        defaultBrief: defaultBriefOf(stored),
        wantsModelNotice: stored?.modelNotice ?? true,
      };
    },
    async trends(userId) {
      const stored = await readPreferences(deps.db, userId);
      return { sources: stored?.trendSources ?? true, digest: stored?.trendDigest ?? false };
    },
    get: async (person, requestLanguage) => toSettings(person, await readPreferences(deps.db, person.id), requestLanguage),
    update: (person, request, requestLanguage) => updateSettings(deps, person, request, requestLanguage),
  };
}

async function updateSettings(
  deps: SettingsDeps,
  person: Person,
  request: UpdateSettingsRequest,
  requestLanguage: Language,
): Promise<Settings> {
  refuseUnknownTimeZone(request.preferences?.timeZone);
  const before = await readPreferences(deps.db, person.id);
  await writeSettings(
    deps.db,
    person.id,
    { displayName: request.displayName, preferences: toChanges(request, complete(before, requestLanguage)) },
    deps.clock(),
  );
  tellTabs(deps, person.id, { type: "settings" });
  const saved = { ...person, displayName: request.displayName ?? person.displayName };
  return toSettings(saved, await readPreferences(deps.db, person.id), requestLanguage);
}

function toSettings(person: Person, stored: StoredPreferences | null, requestLanguage: Language): Settings {
  const own = complete(stored, requestLanguage);
  return {
    displayName: person.displayName,
    email: person.email,
    phone: person.phone,
    language: own.language,
    notifications: stored?.notifications ?? true,
    darkMode: own.theme === "dark",
    preferences: own,
    defaultBrief: defaultBriefOf(stored),
    trendSources: stored?.trendSources ?? true,
    trendDigest: stored?.trendDigest ?? false,
  };
}

/** One with a choice that this version does not offer any more counts as none. */
function defaultBriefOf(stored: StoredPreferences | null): DefaultBrief | null {
  return defaultBrief
    .nullable()
    .catch(null)
    .parse(stored?.defaultBrief ?? null);
}

/** A stored value that this version does not know counts as not chosen. */
function complete(stored: StoredPreferences | null, requestLanguage: Language): KnownPreferences {
  const fields = preferences.shape;
  return {
    language: fields.language.catch(requestLanguage).parse(stored?.language),
    layoutDirection: fields.layoutDirection.catch("language").parse(stored?.layoutDirection),
    digits: fields.digits.catch("western").parse(stored?.digits),
    theme: fields.theme.catch("system").parse(stored?.theme),
    timeZone: fields.timeZone
      .optional()
      .catch(undefined)
      .parse(stored?.timeZone ?? undefined),
  };
}

/**
 * The flat fields are other names of preferences: `language`, and `darkMode`, which knows no 'system'. So
 * 'not dark' only ends a chosen dark theme. A preference given by its own name wins.
 */
function toChanges(request: UpdateSettingsRequest, before: KnownPreferences): PreferenceChanges {
  const changes: PreferenceChanges = {};
  if (request.language !== undefined) changes.language = request.language;
  if (request.notifications !== undefined) changes.notifications = request.notifications;
  if (request.defaultBrief !== undefined) changes.defaultBrief = request.defaultBrief;
  if (request.modelNotice !== undefined) changes.modelNotice = request.modelNotice;
  if (request.trendSources !== undefined) changes.trendSources = request.trendSources;
  if (request.trendDigest !== undefined) changes.trendDigest = request.trendDigest;
  if (request.darkMode === true) changes.theme = "dark";
  if (request.darkMode === false && before.theme === "dark") changes.theme = "light";
  return { ...changes, ...request.preferences };
}

function refuseUnknownTimeZone(timeZone: string | null | undefined): void {
  if (timeZone === undefined || timeZone === null) return;
  try {
    new Intl.DateTimeFormat("en", { timeZone });
  } catch {
    throw new AppError("request.invalid", { field: "preferences.timeZone" });
  }
}
