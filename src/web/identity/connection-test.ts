import type { SignInDiagnosis } from "#shared/contracts/session.ts";
import { call } from "#web/api/client.ts";
import { getUser } from "#web/api/session.ts";
import { SignInError } from "./sign-in-error.ts";
import { loadWays } from "./ways.ts";

/** A page of checks does not wait for ever. */
const answerMs = 10_000;

/**
 * Asks Firebase for the project of this server's key, and this server for the person of the present token.
 * Throws a `SignInError` or an `ApiError` that says what does not work.
 */
export async function testConnection(): Promise<"signed-in" | "signed-out"> {
  const { token } = await loadWays();
  if (!token) throw new SignInError("config_missing");
  const service = token.emulator ? `${token.emulator}/identitytoolkit.googleapis.com` : "https://identitytoolkit.googleapis.com";
  const address = `${service}/v1/projects?key=${encodeURIComponent(token.apiKey)}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(answerMs) }).catch((cause: unknown) => {
    throw new SignInError("connection", {}, { cause });
  });
  // The service answers a key that it does not know with 400, and one that is not for this page with 403.
  if (!answer.ok) throw new SignInError(answer.status < 500 ? "config_missing" : "service_fault");
  if (!(await startToken())) return "signed-out";
  await getUser();
  return "signed-in";
}

/** Which settings have a value. Throws `request.not_found` for who may not know. */
export async function getDiagnosis(): Promise<SignInDiagnosis> {
  const { way } = await loadWays();
  if (way === "token" && (await startToken())) return call("GET /auth/token-diagnosis", { recover: false });
  return call("GET /auth/diagnosis", { mount: "server", recover: false });
}

async function startToken(): Promise<boolean> {
  return (await import("./token-state.ts")).startByToken();
}
