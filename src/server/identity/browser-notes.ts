import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "#server/platform/http/context.ts";
import { createSealer } from "#server/platform/sealed-text.ts";

/** Accounts that share a browser; the one that was noted longest ago is forgotten first. */
const notesPerBrowser = 5;
const between = "~";

/**
 * What the server notes in a browser about several accounts, in one cookie that no script reads. Each note is sealed for its owner: it
 * cannot be read, changed, or handed to another account.
 */
export interface BrowserNotes {
  /** The name of the cookie. */
  readonly cookie: string;
  /** What is noted for the owner; null where there is nothing. */
  read(c: Context<AppEnv>, owner: string): string | null;
  /** Notes a text for the owner, in place of an older one, and keeps all notes for as long as a new one. */
  write(c: Context<AppEnv>, owner: string, text: string): void;
}

interface NotesParts {
  readonly secret: string;
  readonly isSecure: boolean;
  /** The cookie is `lahja.<name>`. */
  readonly name: string;
  readonly purpose: string;
  readonly keptSeconds: number;
}

export function createBrowserNotes({ secret, isSecure, name, purpose, keptSeconds }: NotesParts): BrowserNotes {
  const sealer = createSealer(secret, purpose);
  const plainName = `lahja.${name}`;
  // Under HTTPS '__Host-': no other host of the domain can plant a note.
  const prefix = isSecure ? { prefix: "host" as const } : {};
  const notes = (c: Context<AppEnv>) =>
    (getCookie(c, plainName, prefix.prefix) || "")
      .split(between)
      .slice(0, notesPerBrowser)
      .filter((note) => note !== "");

  return {
    cookie: isSecure ? `__Host-${plainName}` : plainName,
    read(c, owner) {
      for (const note of notes(c)) {
        const text = sealer.open(note, owner);
        if (text !== null) return text;
      }
      return null;
    },
    write(c, owner, text) {
      const others = notes(c).filter((note) => sealer.open(note, owner) === null);
      setCookie(c, plainName, [sealer.seal(text, owner), ...others].slice(0, notesPerBrowser).join(between), {
        ...prefix,
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: isSecure,
        maxAge: keptSeconds,
      });
    },
  };
}
