import { expect, test } from "vitest";
import { createSealer } from "./sealed-text.ts";

const secret = "a-secret-that-only-tests-use-0123456789";
const key = "sk-live-3f9a-مفتاح";

test("what is sealed opens for its owner, reads as nothing, and never looks the same twice", () => {
  const sealer = createSealer(secret, "own-writer-key");
  const sealed = sealer.seal(key, "mona");
  expect(sealer.open(sealed, "mona")).toBe(key);
  expect(sealed).toMatch(/^v1\./);
  expect(sealed).not.toContain(key);
  expect(Buffer.from(sealed.split(".")[3] ?? "", "base64").toString()).not.toContain("sk-live");
  expect(sealer.seal(key, "mona")).not.toBe(sealed);
});

test("what is sealed stands in an address or a cookie as it is, and opens in the other alphabet of Base64 as well", () => {
  const sealer = createSealer(secret, "own-writer-key");
  for (let time = 0; time < 50; time++) {
    const sealed = sealer.seal(key, "mona");
    expect(encodeURIComponent(sealed)).toBe(sealed);
    const parts = sealed.split(".").map((part, at) => (at === 0 ? part : Buffer.from(part, "base64url").toString("base64")));
    expect(sealer.open(parts.join("."), "mona")).toBe(key);
  }
});

test("it opens for nobody else, with no other secret and for no other purpose", () => {
  const sealed = createSealer(secret, "own-writer-key").seal(key, "mona");
  expect(createSealer(secret, "own-writer-key").open(sealed, "sara")).toBeNull();
  expect(createSealer(`${secret}!`, "own-writer-key").open(sealed, "mona")).toBeNull();
  expect(createSealer(secret, "something else").open(sealed, "mona")).toBeNull();
});

test("what was changed on the way does not open, nor what was never sealed", () => {
  const sealer = createSealer(secret, "own-writer-key");
  const [version, nonce, tag, encrypted = ""] = sealer.seal(key, "mona").split(".");
  const flipped = Buffer.from(encrypted, "base64");
  flipped[0] = (flipped[0] ?? 0) ^ 1;
  for (const sealed of [
    [version, nonce, tag, flipped.toString("base64")].join("."),
    ["v2", nonce, tag, encrypted].join("."),
    // A shortened tag would be easier to guess.
    [
      version,
      nonce,
      Buffer.from(tag ?? "", "base64")
        .subarray(0, 4)
        .toString("base64"),
      encrypted,
    ].join("."),
    "",
    "sk-live-3f9a",
  ]) {
    expect(sealer.open(sealed, "mona")).toBeNull();
  }
});
