import { SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AppError } from "#shared/errors.ts";
import { type FirebaseKeys, firebaseProject, startFirebaseKeys } from "#tests/support/firebase.ts";
import { createEmulatorVerifier, createTokenVerifier } from "./firebase-tokens.ts";

const now = new Date("2026-11-20T10:00:00Z");
const seconds = now.getTime() / 1_000;
const parts = { firebase: { projectId: firebaseProject }, clock: () => now };
const claims = {
  iss: `https://securetoken.google.com/${firebaseProject}`,
  aud: firebaseProject,
  sub: "uid-1",
  iat: seconds - 10,
  exp: seconds + 3_590,
  auth_time: seconds - 10,
};

let keys: FirebaseKeys;
beforeEach(async () => {
  keys = await startFirebaseKeys();
});
afterEach(() => keys.close());

const verify = (token: string, verifier = createTokenVerifier(parts, keys.source)) =>
  verifier.verify(token).then(
    ({ uid }) => uid,
    ({ code }: AppError) => code,
  );

/** The token with another payload under the same signature. */
function forged(token: string, payload: object): string {
  const [header, , signature] = token.split(".");
  return [header, Buffer.from(JSON.stringify(payload)).toString("base64url"), signature].join(".");
}

test("a token of the project names its person, in lower case, and only what it says", async () => {
  const token = await keys.token(now, { claims: { email: "Mona@Example.com", email_verified: true, name: " منى " } });
  expect(await createTokenVerifier(parts, keys.source).verify(token)).toEqual({
    uid: "uid-1",
    email: "mona@example.com",
    emailVerified: true,
    phone: null,
    name: "منى",
    signedInAt: new Date((seconds - 10) * 1_000),
    expiresAt: new Date((seconds + 3_590) * 1_000),
  });
});

describe("refused is", () => {
  test("a token whose payload was changed", async () => {
    expect(await verify(forged(await keys.token(now), { ...claims, sub: "somebody-else" }))).toBe("identity.token_invalid");
  });

  test("a token without a signature, however it is written", async () => {
    expect(await verify(new UnsecuredJWT(claims).encode())).toBe("identity.token_invalid");
    const [, payload, signature] = (await keys.token(now)).split(".");
    for (const alg of ["none", "None", "NONE", ""]) {
      const header = Buffer.from(JSON.stringify({ alg, kid: "key-1" })).toString("base64url");
      expect(await verify([header, payload, signature].join("."))).toBe("identity.token_invalid");
      expect(await verify([header, payload, ""].join("."))).toBe("identity.token_invalid");
    }
  });

  test("a token that is signed with the public key as a shared secret", async () => {
    const secret = new TextEncoder().encode(JSON.stringify(await (await fetch(keys.source.address)).json()));
    const token = await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "key-1" }).sign(secret);
    expect(await verify(token)).toBe("identity.token_invalid");
  });

  test("a token of another key under a known name", async () => {
    const other = await startFirebaseKeys();
    expect(await verify(await other.token(now))).toBe("identity.token_invalid");
    await other.close();
  });

  test.each([
    ["another project", { aud: "another-project" }],
    ["another issuer", { iss: "https://securetoken.google.com/another-project" }],
    ["an issuer that only ends alike", { iss: `https://evil.example/${firebaseProject}` }],
    ["nobody", { sub: "" }],
    ["a person with too long an id", { sub: "x".repeat(129) }],
    ["no sign-in", { auth_time: undefined }],
    ["a guest", { firebase: { sign_in_provider: "anonymous" } }],
    ["a time that is no number", { auth_time: "yesterday" }],
  ])("a token of %s", async (_name, changed) => {
    expect(await verify(await keys.token(now, { claims: changed }))).toBe("identity.token_invalid");
  });

  test.each(["", "x", "a.b.c", "....", "\u0000", "é.é.é"])("what is no token: %j", async (text) => {
    expect(await verify(text)).toBe("identity.token_invalid");
  });

  test("a token of 20 kB", async () => {
    expect(await verify(await keys.token(now, { claims: { padding: "x".repeat(20_000) } }))).toBe("identity.token_too_long");
  });
});

describe("the time", () => {
  test.each([
    [{ expiresIn: -59 }, "uid-1"],
    [{ expiresIn: -61 }, "identity.token_expired"],
    [{ issuedIn: 59 }, "uid-1"],
    [{ issuedIn: 61 }, "identity.token_clock"],
    [{ issuedIn: 3_600, expiresIn: 7_200 }, "identity.token_clock"],
    [{ issuedIn: -3_600 - 3_600, expiresIn: -3_600 }, "identity.token_expired"],
    [{ claims: { auth_time: seconds + 61 } }, "identity.token_clock"],
    // Ninety days after the sign-in behind it, a token that was renewed ever since counts no longer.
    [{ claims: { auth_time: seconds - 90 * 86_400 + 1 } }, "uid-1"],
    [{ claims: { auth_time: seconds - 90 * 86_400 } }, "identity.token_expired"],
  ])("of %j gives %s", async (wish, outcome) => {
    expect(await verify(await keys.token(now, wish))).toBe(outcome);
  });
});

describe("the keys", () => {
  test("are asked for once for many tokens", async () => {
    const verifier = createTokenVerifier(parts, keys.source);
    const token = await keys.token(now);
    await Promise.all(Array.from({ length: 20 }, () => verify(token, verifier)));
    expect(keys.asked()).toBe(1);
  });

  test("are asked for again when a token names a new one, and a key that was taken away counts no longer", async () => {
    const verifier = createTokenVerifier(parts, keys.source);
    const before = await keys.token(now);
    expect(await verify(before, verifier)).toBe("uid-1");
    await keys.rotate();
    expect(await verify(await keys.token(now), verifier)).toBe("uid-1");
    expect(await verify(before, verifier)).toBe("identity.token_invalid");
  });

  test("are not asked for at every name that somebody makes up", async () => {
    const verifier = createTokenVerifier(parts, { ...keys.source, cooldownMs: 30_000 });
    await verify(await keys.token(now), verifier);
    const known = await keys.token(now);
    const header = Buffer.from(JSON.stringify({ alg: "RS256", kid: "made-up" })).toString("base64url");
    const [, ...rest] = known.split(".");
    for (let time = 0; time < 5; time++)
      expect(await verify([header, ...rest].join("."), verifier)).toBe("identity.token_invalid");
    expect(keys.asked()).toBe(1);
  });

  test.each(["broken", "hanging"] as const)(
    "that cannot be had (%s) are not the token's fault, and it works as soon as they can",
    async (state) => {
      const verifier = createTokenVerifier(parts, { ...keys.source, timeoutMs: state === "hanging" ? 100 : 10_000 });
      const token = await keys.token(now);
      keys.become(state);
      expect(await verify(token, verifier)).toBe("identity.service_unavailable");
      keys.become("up");
      expect(await verify(token, verifier)).toBe("uid-1");
    },
  );
});

test("the emulator's verifier reads what is not signed, with the same claims, and nothing that pretends to be", async () => {
  const verifier = createEmulatorVerifier(parts);
  expect(await verify(new UnsecuredJWT(claims).encode(), verifier)).toBe("uid-1");
  expect(await verify(new UnsecuredJWT({ ...claims, aud: "another" }).encode(), verifier)).toBe("identity.token_invalid");
  expect(await verify(new UnsecuredJWT({ ...claims, exp: seconds - 61 }).encode(), verifier)).toBe("identity.token_expired");
  expect(await verify(await keys.token(now), verifier)).toBe("identity.token_invalid");
});
