import { spawn } from "node:child_process";
import { join } from "node:path";

export const project = "demo-lahja";
/** Where worker processes read the address of the emulator. */
export const emulatorVariable = "LAHJA_TEST_EMULATOR";

/** What a test asks of the emulator behind the app's back. */
export interface Emulator {
  readonly url: string;
  /** The link of the newest mail to an address that confirms it or sets a new password. */
  mailLink(email: string): Promise<string>;
  /** The newest code that was sent to a number. */
  smsCode(number: string): Promise<string>;
  /** Signs somebody up, past the app. */
  newUser(email: string, password: string): Promise<void>;
  /** A token of somebody who has a password, signed in anew. */
  idToken(email: string, password: string): Promise<string>;
  /** As the console does. */
  changeUser(email: string, change: object): Promise<void>;
}

/** Starts the emulator as a process of its own: one for the whole run, because its start takes seconds of a core. */
export async function startEmulator(): Promise<{ url: string; close: () => void }> {
  const child = spawn(process.execPath, ["main.mjs"], {
    cwd: join(import.meta.dirname, "emulator"),
    stdio: ["pipe", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const address = /emulator at (\S+)/.exec(chunk.toString())?.[1];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`the emulator ended with ${code}`)));
  });
  return { url, close: () => child.stdin.end() };
}

export function emulatorAt(url: string): Emulator {
  const json = { "content-type": "application/json" };
  const ask = async (path: string, body?: object, headers: HeadersInit = { authorization: "Bearer owner", ...json }) => {
    const sending = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const answer = await fetch(`${url}${path}`, { headers, ...sending });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };
  /** A call that any browser may make. */
  const askAsBrowser = (act: "signUp" | "signInWithPassword", body: object) =>
    ask(`/identitytoolkit.googleapis.com/v1/accounts:${act}?key=a-key`, { ...body, returnSecureToken: true }, json);
  return {
    url,
    async mailLink(email) {
      const { oobCodes } = (await ask(`/emulator/v1/projects/${project}/oobCodes`)) as {
        oobCodes: { email: string; oobLink: string }[];
      };
      return oobCodes.findLast((code) => code.email === email)?.oobLink ?? "";
    },
    async smsCode(number) {
      const { verificationCodes } = (await ask(`/emulator/v1/projects/${project}/verificationCodes`)) as {
        verificationCodes: { phoneNumber: string; code: string }[];
      };
      return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? "";
    },
    async newUser(email, password) {
      await askAsBrowser("signUp", { email, password });
    },
    async idToken(email, password) {
      return ((await askAsBrowser("signInWithPassword", { email, password })) as { idToken: string }).idToken;
    },
    async changeUser(email, change) {
      const base = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
      const { users } = (await ask(`${base}:lookup`, { email: [email] })) as { users: { localId: string }[] };
      await ask(`${base}:update`, { localId: users[0]?.localId, ...change });
    },
  };
}
