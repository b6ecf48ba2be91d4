import { useCallback } from "react";
import { type Act, type Refusal, refusalOf } from "#shared/permissions.ts";
import { useUser } from "./session.ts";

/** Asks what the person may do, by the rules of the server. @returns null where they may; else why not, and what would help. */
export function usePermissions(): (act: Act) => Refusal | null {
  const user = useUser();
  return useCallback((act) => refusalOf(user, act), [user]);
}
