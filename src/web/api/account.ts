import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeleteAccountRequest } from "#shared/contracts/account.ts";
import type { Proof } from "#shared/contracts/account-proof.ts";
import type { OwnPurpose } from "#shared/contracts/phone.ts";
import { call, callRaw } from "./client.ts";
import { queryKeys } from "./query-keys.ts";
import { type SentFile, sentFile } from "./sent-file.ts";
import { setSessionRecovery } from "./session-expired.ts";

/** Where the person is signed in. Read anew whenever it is looked at: nothing tells of a session that began elsewhere. */
export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => call("GET /account/sessions", { signal }),
  staleTime: 0,
});

/** Ends one other session; null: all of them. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call("DELETE /account/sessions") : call("DELETE /account/sessions/:id", { params: { id } }),
    // Also after a failure: a session that is not there any more must leave the list.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
}

/** How the person can sign in. */
export const accountWaysQuery = queryOptions({
  queryKey: queryKeys.accountWays,
  queryFn: ({ signal }) => call("GET /account/ways", { signal }),
  staleTime: 0,
});

/** Sign-ins and changes of the account. */
export const accountEventsQuery = queryOptions({
  queryKey: queryKeys.accountEvents,
  queryFn: ({ signal }) => call("GET /account/events", { signal }),
  staleTime: 0,
});

/** Takes a way of signing in away. */
export function useDisconnectWay() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (way: string) => call("DELETE /account/ways/:way", { params: { way } }),
    onSettled: () =>
      // The person's number stands in their record.
      Promise.all(
        [queryKeys.accountWays, queryKeys.accountEvents, queryKeys.user].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** Everything that is stored of the person, as a zip archive. */
export async function fetchExport(): Promise<SentFile> {
  return sentFile(await callRaw("GET /account/export"));
}

/** Sends a code to the person's own number. @returns 'delayed' where the gateway takes it only later. */
export async function sendOwnPhoneCode(purpose: OwnPurpose): Promise<"sent" | "delayed"> {
  return (await call("POST /account/phone-code", { body: { purpose } })).state;
}

/** Throws `identity.fresh_sign_in` where the person has to prove first who they are. */
export function askProof(): Promise<void> {
  return call("GET /account/proof");
}

/** Proves who the person is. Throws `identity.wrong_password`, the codes of a wrong code (`phone.…`), `request.rate_limited`. */
export function proveWho(body: Proof): Promise<void> {
  return call("POST /account/proof", { body });
}

/** Deletes the account for good. Afterwards no call of this page has anybody to speak for, and none asks for signing in. */
export async function deleteAccount(request: DeleteAccountRequest): Promise<void> {
  setSessionRecovery(false);
  try {
    await call("DELETE /account", { body: request });
  } catch (error) {
    setSessionRecovery(true);
    throw error;
  }
}
