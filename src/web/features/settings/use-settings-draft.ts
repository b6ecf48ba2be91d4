import { useEffect, useState } from "react";
import type { Preferences, Settings, UpdateSettingsRequest } from "#shared/contracts/account.ts";
import type { DefaultBrief } from "#shared/contracts/default-brief.ts";
import { deviceTimeZone, previewPreferences, useKeptPreferences } from "#web/lib/preferences.ts";

type DraftPreferences = Pick<Preferences, "layoutDirection" | "digits" | "theme">;

/** What waits for 'Save Settings'. The language is not in it: it is saved at once. */
export interface SettingsFields extends DraftPreferences {
  displayName: string;
  notifications: boolean;
  trendSources: boolean;
  trendDigest: boolean;
  /** Null: that of the device. */
  timeZone: string | null;
  /** Null: the choices of the last brief. */
  defaultBrief: DefaultBrief | null;
}

interface SettingsDraft {
  /** What the form shows: the saved settings with the changes over them. */
  fields: SettingsFields;
  set: <Key extends keyof SettingsFields>(key: Key, value: SettingsFields[Key]) => void;
  /** How many fields differ from what is saved. */
  changeCount: number;
  discard: () => void;
  /** The changes as the server takes them. */
  update: UpdateSettingsRequest;
  /** The changes that this browser keeps too. */
  preferences: Partial<Preferences>;
}

/** The unsaved changes of the settings page. Only changes are kept, so that a change made elsewhere shows beneath them. */
export function useSettingsDraft(settings: Settings): SettingsDraft {
  const { layoutDirection, digits, theme } = useKeptPreferences();
  const [changes, setChanges] = useState<Partial<SettingsFields>>({});
  const saved: SettingsFields = {
    displayName: settings.displayName,
    notifications: settings.notifications,
    trendSources: settings.trendSources,
    trendDigest: settings.trendDigest,
    timeZone: settings.preferences.timeZone ?? null,
    defaultBrief: settings.defaultBrief,
    layoutDirection,
    digits,
    theme,
  };
  const changed = changedFields(changes, saved);
  const preferences = browserPart(changed);
  usePreview(preferences);
  return {
    fields: { ...saved, ...changes },
    set: (key, value) => setChanges((before) => ({ ...before, [key]: value })),
    changeCount: Object.keys(changed).length,
    discard: () => setChanges({}),
    update: updateOf(changed),
    preferences,
  };
}

/** What is chosen is seen at once; it goes with the page, or when the changes are discarded. */
function usePreview(preferences: Partial<Preferences>): void {
  const tried = JSON.stringify(preferences);
  useEffect(() => previewPreferences(JSON.parse(tried)), [tried]);
  useEffect(() => () => previewPreferences({}), []);
}

/** A field that was changed back is no change. */
export function changedFields(changes: Partial<SettingsFields>, saved: SettingsFields): Partial<SettingsFields> {
  const keys = Object.keys(changes) as (keyof SettingsFields)[];
  const isChanged = (key: keyof SettingsFields) => JSON.stringify(changes[key]) !== JSON.stringify(saved[key]);
  return Object.fromEntries(keys.filter(isChanged).map((key) => [key, changes[key]]));
}

/** Fields that the server takes as they are. What is left are preferences. */
const ownFields = ["notifications", "trendSources", "trendDigest", "defaultBrief"] as const;

function updateOf({ displayName, ...changed }: Partial<SettingsFields>): UpdateSettingsRequest {
  const preferences = preferencesIn(changed);
  return {
    ...Object.fromEntries(ownFields.flatMap((field) => (changed[field] === undefined ? [] : [[field, changed[field]]]))),
    ...(displayName === undefined ? {} : { displayName: displayName.trim() }),
    ...(Object.keys(preferences).length === 0 ? {} : { preferences }),
  };
}

function preferencesIn({ layoutDirection, digits, theme, timeZone }: Partial<SettingsFields>) {
  return {
    ...(layoutDirection === undefined ? {} : { layoutDirection }),
    ...(digits === undefined ? {} : { digits }),
    ...(theme === undefined ? {} : { theme }),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}

function browserPart(changed: Partial<SettingsFields>): Partial<Preferences> {
  const { timeZone, ...rest } = preferencesIn(changed);
  return timeZone === undefined ? rest : { ...rest, timeZone: timeZone ?? deviceTimeZone() };
}
