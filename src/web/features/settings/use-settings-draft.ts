import { useState } from "react";
import type { Preferences, Settings, UpdateSettingsRequest } from "#shared/contracts/account.ts";
import { usePreferences } from "#web/lib/preferences.ts";

type DraftPreferences = Pick<Preferences, "layoutDirection" | "digits" | "theme" | "timeZone">;

/** What waits for 'Save Settings'. The language is not in it: it changes at once. */
export type SettingsFields = { displayName: string; notifications: boolean } & DraftPreferences;

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
  preferences: Partial<DraftPreferences>;
}

/** The unsaved changes of the settings page. Only changes are kept, so that a change made elsewhere shows beneath them. */
export function useSettingsDraft(settings: Settings): SettingsDraft {
  const { layoutDirection, digits, theme, timeZone } = usePreferences();
  const [changes, setChanges] = useState<Partial<SettingsFields>>({});
  const saved: SettingsFields = {
    displayName: settings.displayName,
    notifications: settings.notifications,
    layoutDirection,
    digits,
    theme,
    timeZone,
  };

  const keys = Object.keys(changes) as (keyof SettingsFields)[];
  const changed = Object.fromEntries(
    keys.filter((key) => changes[key] !== saved[key]).map((key) => [key, changes[key]]),
  ) as Partial<SettingsFields>;
  const { displayName, notifications, ...preferences } = changed;
  return {
    fields: { ...saved, ...changes },
    set: (key, value) => setChanges((before) => ({ ...before, [key]: value })),
    changeCount: Object.keys(changed).length,
    discard: () => setChanges({}),
    update: {
      ...(displayName === undefined ? {} : { displayName: displayName.trim() }),
      ...(notifications === undefined ? {} : { notifications }),
      ...(Object.keys(preferences).length === 0 ? {} : { preferences }),
    },
    preferences,
  };
}
