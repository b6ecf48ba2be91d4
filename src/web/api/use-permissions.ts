import { useCallback } from "react";
import { type Act, type Refusal, refusalOf } from "#shared/permissions.ts";
import { useUser } from "./session.ts";

/**
 * Applies the server's permission rules to the signed-in person.
 * @returns a function of an act: null if it is allowed, otherwise the reason and what would allow it.
 */
export function usePermissions(): (act: Act) => Refusal | null {
  const user = useUser();
  return useCallback((act) => refusalOf(user, act), [user]);
}
