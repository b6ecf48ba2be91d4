import type { OutboxMail } from "#shared/contracts/outbox.ts";
import { call } from "./client.ts";

/** The mails of local mode, newest first. Throws `request.not_found` where mails are really sent. */
export async function getOutbox(): Promise<OutboxMail[]> {
  const { mails } = await call("GET /outbox", { mount: "server", recover: false });
  return mails;
}
