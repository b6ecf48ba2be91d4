import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Preferences, SessionUser } from "#shared/contracts/account.ts";
import { useUser } from "#web/api/session.ts";
import { deviceTimeZone, setPreferences, validPreferences } from "#web/lib/preferences.ts";

/** What the server knows of the person's preferences, as far as this browser understands it. Who chose no time zone has the device's. */
export function chosenPreferences(user: SessionUser): Partial<Preferences> {
  return { timeZone: deviceTimeZone(), ...validPreferences(user.preferences) };
}

/** Takes over what the person chose in another browser; a choice of this tab that is still on its way to the server wins. */
export function useSyncedPreferences(): void {
  const user = useUser();
  const queries = useQueryClient();
  useEffect(() => {
    if (queries.isMutating() === 0) setPreferences(chosenPreferences(user));
  }, [user, queries]);
}
