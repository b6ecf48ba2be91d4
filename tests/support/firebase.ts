import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import type { KeySource } from "#server/identity/firebase-tokens.ts";

export const firebaseProject = "lahja-test";

/** A server with Firebase set up for the project that the tests sign tokens for. */
export const firebaseEnv = {
  FIREBASE_API_KEY: "a-key",
  FIREBASE_AUTH_DOMAIN: "lahja-test.firebaseapp.com",
  FIREBASE_PROJECT_ID: firebaseProject,
  FIREBASE_STORAGE_BUCKET: "lahja-test.appspot.com",
  FIREBASE_MESSAGING_SENDER_ID: "1",
  FIREBASE_APP_ID: "1:1:web:1",
};

/** Claims of a token; those of a usual one where left out. Times are seconds from now. */
export interface TokenWish {
  readonly claims?: JWTPayload;
  readonly keyId?: string;
  readonly issuedIn?: number;
  readonly expiresIn?: number;
}

export interface FirebaseKeys {
  readonly source: KeySource;
  /** How often the keys were asked for. */
  readonly asked: () => number;
  /** Takes the present keys away and puts a new one in their place. */
  rotate(): Promise<string>;
  /** From now on the key server hangs, answers with an error, or works. */
  become(state: "up" | "broken" | "hanging"): void;
  token(now: Date, wish?: TokenWish): Promise<string>;
  close(): Promise<void>;
}

/** A key set of our own on loopback in the place of Google's, and tokens signed by its keys. */
export async function startFirebaseKeys(cooldownMs = 0): Promise<FirebaseKeys> {
  const keys = new Map<string, CryptoKey>();
  let published: object[] = [];
  let asked = 0;
  let state: "up" | "broken" | "hanging" = "up";
  const server = createServer((_request, response) => {
    asked += 1;
    if (state === "hanging") return;
    if (state === "broken") return void response.writeHead(500).end();
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;

  async function rotate(): Promise<string> {
    const { publicKey, privateKey } = await generateKeyPair("RS256");
    const kid = `key-${keys.size + 1}`;
    keys.set(kid, privateKey);
    published = [{ ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" }];
    return kid;
  }
  let current = await rotate();

  return {
    source: { address, cooldownMs, timeoutMs: 10_000 },
    asked: () => asked,
    rotate: async () => {
      current = await rotate();
      return current;
    },
    become(next) {
      state = next;
    },
    async token(now, { claims = {}, keyId = current, issuedIn = -10, expiresIn = 3_590 } = {}) {
      const seconds = Math.floor(now.getTime() / 1_000);
      const key = keys.get(keyId);
      if (!key) throw new Error(`no key ${keyId}`);
      const usual = { sub: "uid-1", auth_time: seconds - 10, firebase: { sign_in_provider: "password" } };
      return new SignJWT({
        iss: `https://securetoken.google.com/${firebaseProject}`,
        aud: firebaseProject,
        iat: seconds + issuedIn,
        exp: seconds + expiresIn,
        ...usual,
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", kid: keyId, typ: "JWT" })
        .sign(key);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
