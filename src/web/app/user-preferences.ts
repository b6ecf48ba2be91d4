import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Preferences, SessionUser } from "#shared/contracts/account.ts";
import { useUser } from "#web/api/session.ts";
import { setPreferences, validPreferences } from "#web/lib/preferences.ts";

/** The server answers UTC for a person who never chose a time zone; this browser knows better. */
export function chosenPreferences(user: SessionUser): Partial<Preferences> {
  const { timeZone, ...rest } = validPreferences(user.preferences);
  return timeZone === undefined || timeZone === "UTC" ? rest : { ...rest, timeZone };
}

/** Takes over what the person chose in another browser; a choice of this tab that is still on its way to the server wins. */
export function useSyncedPreferences(): void {
  const user = useUser();
  const queries = useQueryClient();
  useEffect(() => {
    if (queries.isMutating() === 0) setPreferences(chosenPreferences(user));
  }, [user, queries]);
}
