import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "#tests/support/temp-dir.ts";
import { readOrCreateSecret } from "./auth-secret.ts";

const folder = () => join(tempDir("secret"), "data");

test("the secret is made once, for its owner only, and stays the same", () => {
  const data = folder();
  const secret = readOrCreateSecret(data);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(statSync(join(data, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(readOrCreateSecret(data)).toBe(secret);
  expect(readOrCreateSecret(folder())).not.toBe(secret);
});

test("a damaged secret is named, not used", () => {
  const data = folder();
  readOrCreateSecret(data);
  writeFileSync(join(data, "auth-secret"), "");
  expect(() => readOrCreateSecret(data)).toThrow(/damaged/);
});
