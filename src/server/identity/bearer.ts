import type { Config } from "#server/platform/config.ts";
import { AppError } from "#shared/errors.ts";
import type { createFirebaseAccounts } from "./firebase-accounts.ts";
import { createEmulatorVerifier, createTokenVerifier, type KeySource, type TokenVerifier } from "./firebase-tokens.ts";
import type { Identity } from "./identity.ts";
import { toPerson } from "./session.ts";

export interface BearerParts {
  readonly config: Config;
  readonly accounts: ReturnType<typeof createFirebaseAccounts>;
  readonly clock: () => Date;
  /** Replaces Google's keys where a test signs the tokens. */
  readonly firebaseKeys?: KeySource | undefined;
}

/** Reads the bearer token of a request, and nothing else of it: a cookie beside the token means nothing here. */
export function createBearer({ config, accounts, clock, firebaseKeys }: BearerParts): Identity["bearer"] {
  const verifier = verifierOf({ config, clock, firebaseKeys });
  if (!verifier) return () => Promise.reject(new AppError("identity.not_configured"));
  return async (request) => {
    const token = tokenIn(request.headers.get("authorization"));
    if (token === null) return null;
    const claims = await verifier.verify(token);
    const person = toPerson(await accounts.userOf(claims), config);
    const endsInMs = Math.max(0, claims.expiresAt.getTime() - clock().getTime());
    return { person, sessionId: null, token: { uid: claims.uid, signedInAt: claims.signedInAt, endsInMs } };
  };
}

/** Tokens without a signature are read in local mode only; the configuration refuses an emulator in production besides. */
function verifierOf({ config, clock, firebaseKeys }: Omit<BearerParts, "accounts">): TokenVerifier | null {
  const { firebase, mode } = config;
  if (!firebase) return null;
  if (firebase.emulator && mode === "local") return createEmulatorVerifier({ firebase, clock });
  return createTokenVerifier({ firebase, clock }, firebaseKeys);
}

function tokenIn(header: string | null): string | null {
  return /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? null;
}
