import { expect, test } from "vitest";
import { firebaseEnv } from "#tests/support/firebase.ts";
import { loadConfig } from "./config.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://lahja.example",
  DATABASE: "pglite",
  AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
  SMTP_URL: "smtp://localhost:1",
  MAIL_FROM: "Lahja <hello@lahja.example>",
};
const emulator = { FIREBASE_PROJECT_ID: "demo-lahja", FIREBASE_EMULATOR: "http://127.0.0.1:9099" };

test("the token way is on when all six settings are there, and off when one is missing", () => {
  expect(loadConfig(firebaseEnv).firebase).toMatchObject({ projectId: "lahja-test", emulator: null, tokenSync: null });
  for (const name of Object.keys(firebaseEnv)) expect(loadConfig({ ...firebaseEnv, [name]: "" }).firebase, name).toBeNull();
});

test("an emulator is for local mode and a project of its own", () => {
  expect(loadConfig({ ...firebaseEnv, ...emulator }).firebase?.emulator).toBe("http://127.0.0.1:9099");
});

test.each([
  ["an emulator in production", { ...production, ...emulator }, /^FIREBASE_EMULATOR is for local mode/],
  ["an emulator's project in production", { ...production, FIREBASE_PROJECT_ID: "demo-x" }, /^FIREBASE_PROJECT_ID/],
  ["an emulator without its project", { FIREBASE_EMULATOR: "http://127.0.0.1:9099" }, /^FIREBASE_EMULATOR needs/],
  ["an emulator elsewhere", { ...emulator, FIREBASE_EMULATOR: "http://emulator.example" }, /^FIREBASE_EMULATOR must/],
  ["a domain that adds to the policy", { FIREBASE_AUTH_DOMAIN: "a.example; script-src *" }, /^FIREBASE_AUTH_DOMAIN/],
  ["an address as the domain", { FIREBASE_AUTH_DOMAIN: "https://a.example" }, /^FIREBASE_AUTH_DOMAIN/],
  ["tokens in the clear", { FIREBASE_TOKEN_SYNC: "http://sync.example" }, /^FIREBASE_TOKEN_SYNC/],
  ["no address for tokens", { FIREBASE_TOKEN_SYNC: "sync" }, /^FIREBASE_TOKEN_SYNC/],
])("the server does not start with %s", (_name, env, message) => {
  expect(() => loadConfig({ ...firebaseEnv, ...env })).toThrow(message);
});

test("tokens may be sent to this machine, or by https", () => {
  for (const address of ["http://localhost:8080/sync", "https://sync.example/"])
    expect(loadConfig({ ...firebaseEnv, FIREBASE_TOKEN_SYNC: address }).firebase?.tokenSync).toBe(address);
});
