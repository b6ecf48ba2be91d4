import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from "jose";
import { z } from "zod";
import type { FirebaseSettings } from "#server/platform/firebase-settings.ts";
import { AppError } from "#shared/errors.ts";
import { sessionLifeMs } from "./session.store.ts";

/** What a verified ID token says of its person. Nothing else about a person is believed. */
export interface TokenClaims {
  readonly uid: string;
  /** Lower case. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  /** In E.164. Firebase knows a number only once a code has proven it. */
  readonly phone: string | null;
  /** When the person last proved who they are; refreshing a token keeps it. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

export interface TokenVerifier {
  /**
   * @throws AppError identity.token_too_long, token_expired, token_clock, token_invalid, and service_unavailable where the keys
   * that sign tokens cannot be had.
   */
  verify(token: string): Promise<TokenClaims>;
}

/** Firebase's tokens have 1 to 4 kB; its custom claims are limited to 1,000 bytes. */
const longestToken = 8_192;
/** How far the clocks of Google and of this server may differ. */
const skewSeconds = 60;
const googleKeysAddress = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** Which provider signed in is not asked, except for guests, who are nobody. */
const guestProvider = "anonymous";
const seconds = z.number().int();
/** The claims that Firebase's documentation of ID tokens demands, and those that are used. */
const payload = z.object({
  sub: z.string().min(1).max(128),
  iat: seconds,
  exp: seconds,
  auth_time: seconds,
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  phone_number: z
    .string()
    .regex(/^\+[1-9]\d{4,14}$/)
    .optional(),
  firebase: z.object({ sign_in_provider: z.string() }).optional(),
});

/** Where the keys lie, and how often they are asked for. A test has its own. */
export interface KeySource {
  readonly address: string;
  /** How long after one look at the keys an unknown key id causes no other. */
  readonly cooldownMs: number;
  readonly timeoutMs: number;
}

const googleKeys: KeySource = { address: googleKeysAddress, cooldownMs: 30_000, timeoutMs: 5_000 };
/** What Google's answer says of its own keys (Cache-Control: about six hours). A new key is looked for as soon as a token names it. */
const keysKeptMs = 6 * 3_600_000;

interface VerifierParts {
  readonly firebase: Pick<FirebaseSettings, "projectId">;
  readonly clock: () => Date;
}

/**
 * Verifies ID tokens as Firebase's documentation says: RS256 by a key of Google's set, issuer, audience, `sub`, `iat`, `exp`,
 * `auth_time`.
 */
export function createTokenVerifier({ firebase, clock }: VerifierParts, source: KeySource = googleKeys): TokenVerifier {
  const keys = readable(
    createRemoteJWKSet(new URL(source.address), {
      cacheMaxAge: keysKeptMs,
      cooldownDuration: source.cooldownMs,
      timeoutDuration: source.timeoutMs,
    }),
  );
  return verifier(clock, async (token, now) => {
    const options = { ...expected(firebase, now), algorithms: ["RS256"] };
    return (await jwtVerify(token, keys, options)).payload;
  });
}

/**
 * Reads the tokens of the emulator, which signs none of them. Only `createBearer` builds it, in local mode with an emulator's
 * address, which the configuration takes for `demo-` projects alone.
 */
export function createEmulatorVerifier({ firebase, clock }: VerifierParts): TokenVerifier {
  return verifier(clock, async (token, now) => UnsecuredJWT.decode(token, expected(firebase, now)).payload);
}

function expected({ projectId }: VerifierParts["firebase"], now: Date) {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ["sub", "iat", "exp", "auth_time"],
    clockTolerance: skewSeconds,
    currentDate: now,
  };
}

function verifier(clock: () => Date, read: (token: string, now: Date) => Promise<unknown>): TokenVerifier {
  return {
    async verify(token) {
      if (token.length > longestToken) throw new AppError("identity.token_too_long");
      const now = clock();
      const claims = payload.safeParse(await read(token, now).catch(refuse)).data;
      if (!claims || claims.firebase?.sign_in_provider === guestProvider) throw new AppError("identity.token_invalid");
      const latest = now.getTime() / 1_000 + skewSeconds;
      // Issued in the future: the clock of this server is wrong, for Google's is not.
      if (claims.iat > latest || claims.auth_time > latest) throw new AppError("identity.token_clock");
      // Firebase renews tokens for ever. A person is asked to sign in again after as long as on the session way.
      if (now.getTime() - claims.auth_time * 1_000 >= sessionLifeMs) throw new AppError("identity.token_expired");
      return {
        uid: claims.sub,
        email: claims.email?.toLowerCase() ?? null,
        emailVerified: claims.email_verified === true,
        phone: claims.phone_number ?? null,
        name: claims.name?.trim().slice(0, 120) || null,
        signedInAt: new Date(claims.auth_time * 1_000),
        expiresAt: new Date(claims.exp * 1_000),
      };
    },
  };
}

class KeysUnreadable extends Error {}

/** Tells keys that cannot be had, which is nobody's fault but the network's, from a key that does not exist. */
function readable(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JOSENotSupported) throw cause;
      throw new KeysUnreadable("the keys that sign ID tokens could not be read", { cause });
    }
  };
}

function refuse(error: unknown): never {
  if (error instanceof KeysUnreadable) throw new AppError("identity.service_unavailable", {}, { cause: error });
  if (error instanceof errors.JWTExpired) throw new AppError("identity.token_expired");
  if (error instanceof errors.JOSEError) throw new AppError("identity.token_invalid");
  throw error;
}
