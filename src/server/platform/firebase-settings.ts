import { z } from "zod";
import type { SettingName } from "./settings.ts";
import { ConfigError } from "./startup-error.ts";

/** What the browser needs to sign in at Firebase Authentication. None of it is a secret: Firebase gives it to every page. */
export interface FirebaseSettings {
  readonly apiKey: string;
  /** A host name: 'lahja.firebaseapp.com'. */
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  /** The origin of the emulator; always null in production. */
  readonly emulator: string | null;
  /** Is sent each new ID token with POST, and DELETE on signing out. */
  readonly tokenSync: string | null;
}

/** The six settings that switch the token way on. */
export const firebaseNames = [
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_STORAGE_BUCKET",
  "FIREBASE_MESSAGING_SENDER_ID",
  "FIREBASE_APP_ID",
] as const satisfies readonly SettingName[];

const optional = z.string().optional();

/** The settings of this file, for the schema of the whole environment. */
export const firebaseEnvironment = {
  FIREBASE_API_KEY: optional,
  FIREBASE_AUTH_DOMAIN: optional,
  FIREBASE_PROJECT_ID: optional,
  FIREBASE_STORAGE_BUCKET: optional,
  FIREBASE_MESSAGING_SENDER_ID: optional,
  FIREBASE_APP_ID: optional,
  FIREBASE_EMULATOR: optional,
  FIREBASE_TOKEN_SYNC: optional,
};

type FirebaseEnvironment = { readonly [Name in keyof typeof firebaseEnvironment]?: string | undefined };

const loopbackNames = ["127.0.0.1", "[::1]", "localhost"];

/**
 * @returns null unless all six settings are present: then nobody signs in by this way.
 * @throws ConfigError for values that cannot be right. Production never starts with an emulator or its `demo-` project: whoever
 * runs an emulator can sign a token for anybody.
 */
export function firebaseSettingsOf(settings: FirebaseEnvironment, mode: "local" | "production"): FirebaseSettings | null {
  const [apiKey, authDomain, projectId, storageBucket, messagingSenderId, appId] = firebaseNames.map((name) => settings[name]);
  if (mode === "production" && settings.FIREBASE_EMULATOR) {
    throw new ConfigError("FIREBASE_EMULATOR is for local mode only: anybody can sign in as anybody at an emulator.");
  }
  if (mode === "production" && projectId?.startsWith("demo-")) {
    throw new ConfigError("FIREBASE_PROJECT_ID: a 'demo-' project exists in the emulator only, and production has none.");
  }
  // Both values stand in the Content-Security-Policy or in the issuer of every token.
  if (authDomain && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(authDomain)) {
    throw new ConfigError("FIREBASE_AUTH_DOMAIN must be a host name: name.firebaseapp.com.");
  }
  if (projectId && !/^[a-z0-9-]{4,40}$/.test(projectId)) {
    throw new ConfigError("FIREBASE_PROJECT_ID must be the id of a project: lower-case letters, digits and hyphens.");
  }
  const emulator = emulatorOf(settings.FIREBASE_EMULATOR, projectId);
  const tokenSync = tokenSyncOf(settings.FIREBASE_TOKEN_SYNC);
  if (!apiKey || !authDomain || !projectId || !storageBucket || !messagingSenderId || !appId) return null;
  return { apiKey, authDomain, projectId, storageBucket, messagingSenderId, appId, emulator, tokenSync };
}

function emulatorOf(address: string | undefined, projectId: string | undefined): string | null {
  if (!address) return null;
  const url = URL.parse(address);
  if (url?.protocol !== "http:" || !loopbackNames.includes(url.hostname)) {
    throw new ConfigError("FIREBASE_EMULATOR must be an address of this machine: http://127.0.0.1:9099.");
  }
  if (!projectId?.startsWith("demo-")) {
    throw new ConfigError("FIREBASE_EMULATOR needs a project of the emulator: FIREBASE_PROJECT_ID=demo-…");
  }
  return url.origin;
}

function tokenSyncOf(address: string | undefined): string | null {
  if (!address) return null;
  const url = URL.parse(address);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && loopbackNames.includes(url.hostname));
  // A space or a semicolon would end the address in the Content-Security-Policy.
  if (!url || !isSafe || url.username || /[\s;,]/.test(url.href)) {
    throw new ConfigError("FIREBASE_TOKEN_SYNC must start with https:// (http is accepted for this machine only).");
  }
  return url.href;
}
