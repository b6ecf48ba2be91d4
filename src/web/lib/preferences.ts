import { useSyncExternalStore } from "react";
import type { Preferences } from "#shared/contracts/account.ts";
import { type Language, languages } from "#shared/options.ts";
import { parseStored, readStoredJson, writeStorage } from "./storage.ts";

/**
 * How this browser shows Lahja: kept in local storage, and on the server once signed in. `public/boot.js` reads the same keys
 * before the first paint; the two change together.
 */
const languageKey = "lahja-language";
const restKey = "lahja-preferences";
const yearSeconds = 31_536_000;

const themes: readonly Preferences["theme"][] = ["system", "light", "dark"];
const layoutDirections: readonly Preferences["layoutDirection"][] = ["language", "ltr"];
const digitStyles: readonly Preferences["digits"][] = ["western", "arabic-indic"];

function oneOf<Value extends string>(allowed: readonly Value[], value: unknown): Value | undefined {
  return allowed.find((candidate) => candidate === value);
}

/** Keeps what is valid of a stored or received object; the rest is left out, never guessed. */
export function validPreferences(value: unknown): Partial<Preferences> {
  if (typeof value !== "object" || value === null) return {};
  const record = value as Record<string, unknown>;
  const kept = {
    language: oneOf(languages, record.language),
    layoutDirection: oneOf(layoutDirections, record.layoutDirection),
    digits: oneOf(digitStyles, record.digits),
    theme: oneOf(themes, record.theme),
    timeZone: typeof record.timeZone === "string" && isTimeZone(record.timeZone) ? record.timeZone : undefined,
  };
  return Object.fromEntries(Object.entries(kept).filter(([, entry]) => entry !== undefined));
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false; // not a zone that this browser knows
  }
}

/** The zone of the device, which holds for who chose none: it moves with them. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What holds where nothing was chosen. */
const defaults = { layoutDirection: "language", digits: "western", theme: "system" } as const satisfies Partial<Preferences>;

/** The language on the page is the one that `boot.js` decided. */
function initialPreferences(): Preferences {
  return {
    ...defaults,
    timeZone: deviceTimeZone(),
    ...validPreferences(readStoredJson(restKey)),
    language: document.documentElement.lang === "ar" ? "ar" : "en",
  };
}

let kept: Preferences | undefined;
let preview: Partial<Preferences> = {};
let shown: Preferences | undefined;
const listeners = new Set<() => void>();

/** What is shown: the kept preferences with those that are only tried out over them. */
export function getPreferences(): Preferences {
  shown ??= { ...getKeptPreferences(), ...preview };
  return shown;
}

function getKeptPreferences(): Preferences {
  kept ??= initialPreferences();
  return kept;
}

/** Where there is no browser to ask: the server, which draws the app's first view for a person whose preferences it knows. */
export function assumePreferences(known: Pick<Preferences, "language" | "timeZone"> & Partial<Preferences>): void {
  kept = { ...defaults, ...known };
  shown = undefined;
}

/** Changes some preferences in this browser at once. Saving them for the person's other devices is the settings call's part. */
export function setPreferences(patch: Partial<Preferences>): void {
  const next = { ...getKeptPreferences(), ...patch };
  kept = next;
  const { language, timeZone, ...rest } = next;
  const device = deviceTimeZone();
  // The device's own zone is no choice: written down, it would stay behind when the device moves.
  writeStorage(restKey, JSON.stringify({ ...rest, ...(timeZone === device ? {} : { timeZone }) }));
  // The server greets a person by the time of day where they are, and draws dates as they will stand.
  setCookie("lahja-time-zone", encodeURIComponent(device));
  if (patch.language) rememberLanguage(language);
  showChange();
}

/** Shows some preferences on this page before they are saved; `{}` ends it. */
export function previewPreferences(tried: Partial<Preferences>): void {
  preview = tried;
  showChange();
}

function showChange(): void {
  shown = undefined;
  applyTheme(getPreferences().theme);
  for (const listener of listeners) listener();
}

/** The cookie lets the server send a returning visitor to the landing page of their language. */
function rememberLanguage(language: Language): void {
  writeStorage(languageKey, language);
  setCookie(languageKey, language);
}

function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140, and these cookies are no secret.
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

const wantsDark = () => matchMedia("(prefers-color-scheme: dark)");

function applyTheme(theme: Preferences["theme"]): void {
  const isDark = theme === "dark" || (theme === "system" && wantsDark().matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
}

/** Follows the device's theme while 'system' is chosen, and the choices made in other tabs. Called once, by each entry. */
export function watchDevice(): void {
  wantsDark().addEventListener("change", () => applyTheme(getPreferences().theme));
  addEventListener("storage", (event) => {
    if (event.key === restKey) setPreferences(validPreferences(parseStored(event.newValue)));
    const language = event.key === languageKey ? oneOf(languages, event.newValue) : undefined;
    if (language && language !== getPreferences().language) setPreferences({ language });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, getPreferences, getPreferences);
}

/** Without what is only tried out: what a form compares its changes with. */
export function useKeptPreferences(): Preferences {
  return useSyncExternalStore(subscribe, getKeptPreferences, getKeptPreferences);
}
