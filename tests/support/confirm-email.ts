import { expect } from "vitest";
import type { EmailConfirmation } from "#shared/contracts/account.ts";
import { errorCode, type TestClient } from "./http.ts";
import { tokenIn } from "./mail.ts";
import { type TestApp, testPassword } from "./test-app.ts";

/** Makes an account in a browser, which is not signed in by it. */
export async function makeAccount(client: TestClient, email: string, callbackURL?: string): Promise<void> {
  const body = { name: "Mona", email, password: testPassword, callbackURL };
  expect((await client.post("/api/auth/sign-up/email", body)).status).toBe(200);
}

/** The token of the newest mail to an address. */
export async function mailedToken(app: TestApp, email: string, atLeast = 1): Promise<string> {
  return tokenIn((await app.mailsTo(email, atLeast))[0]?.text);
}

/** Opens the link of the mail: says what it is worth in this browser. */
export const look = (client: TestClient, token: string) =>
  client.get(`/api/auth/confirm-email?token=${encodeURIComponent(token)}`);

/** Presses the button of the link's page. */
export const press = (client: TestClient, token: string) => client.post("/api/auth/confirm-email", { token });

export const worth = async (answer: Promise<Response>) => (await (await answer).json()) as EmailConfirmation;

/** The status, and the code of an error. */
export async function outcome(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  return response.ok ? String(response.status) : `${response.status} ${await errorCode(response)}`;
}

/** Who a browser is signed in as. */
export async function personOf(client: TestClient): Promise<{ email: string; emailVerified: boolean } | null> {
  const response = await client.get("/api/auth/user");
  return response.ok ? ((await response.json()) as { email: string; emailVerified: boolean }) : null;
}
