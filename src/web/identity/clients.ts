import type { SessionUser } from "#shared/contracts/account.ts";
import type { SignInWay } from "#shared/contracts/sign-in-ways.ts";
import type { IdentityClient } from "./identity-client.ts";
import { sessionClient } from "./session-client.ts";
import { loadWays } from "./ways.ts";

/** The client of the way in which this server signs people in. Throws an `ApiError` if the server does not say. */
export async function signInClient(): Promise<IdentityClient> {
  return clientOfWay((await loadWays()).way);
}

/** The client of the way in which a person signed in, which need not be the one that this server offers now. */
export function clientOf(person: Pick<SessionUser, "wayIn">): Promise<IdentityClient> {
  return clientOfWay(person.wayIn === "bearer" ? "token" : "session");
}

async function clientOfWay(way: SignInWay): Promise<IdentityClient> {
  // The token way is a chunk of its own, which is fetched only where it is used.
  if (way === "token") return (await import("./token-client.ts")).loadTokenClient();
  return sessionClient;
}
