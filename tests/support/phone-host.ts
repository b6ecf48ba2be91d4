import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the fake answers a form. 'cut' takes it and closes the connection. */
export type PhoneHostAnswer = { readonly status: number; readonly body: unknown } | "cut";

interface AskedForm {
  /** Host and path, as the setting PHONE_GATEWAY hands them on: 'api.twilio.com/2010-04-01/…'. */
  readonly path: string;
  readonly form: URLSearchParams;
  readonly authorization: string | undefined;
}

/** A real HTTP server on loopback in the place of Twilio and of the three providers of captchas, in their wire forms. */
export interface PhoneHost {
  readonly url: string;
  readonly asked: readonly AskedForm[];
  /** The forms that Twilio accepted, the oldest first. */
  readonly sent: readonly { readonly to: string; readonly text: string }[];
  /** Sets how a host answers from now on. */
  respond(host: string, answer: PhoneHostAnswer): void;
  /** As it was at the beginning: every message is taken, every captcha passes. */
  reset(): void;
  close(): Promise<void>;
}

export const twilioHost = "api.twilio.com";
export const captchaHosts = {
  recaptcha: "www.google.com",
  turnstile: "challenges.cloudflare.com",
  hcaptcha: "api.hcaptcha.com",
} as const;

const passed = (hostname = "lahja.example"): PhoneHostAnswer => ({
  status: 200,
  body: { success: true, challenge_ts: "2026-11-20T10:00:00Z", hostname },
});

/** Twilio's answer to a message that it takes. */
const queued: PhoneHostAnswer = {
  status: 201,
  body: { sid: "SM0123456789abcdef0123456789abcdef", status: "queued", error_code: null, error_message: null },
};

/** Twilio's answer with an error of its own. */
export const twilioRefuses = (status: number, code: number): PhoneHostAnswer => ({
  status,
  body: { code, message: "refused", more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

/** A provider's answer to a captcha that it does not accept. */
export const captchaRefuses = (...codes: string[]): PhoneHostAnswer => ({
  status: 200,
  body: { success: false, "error-codes": codes },
});

export const captchaPassedOn = passed;

export async function startPhoneHost(): Promise<PhoneHost> {
  const answers = new Map<string, PhoneHostAnswer>();
  const asked: AskedForm[] = [];
  const sent: { to: string; text: string }[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = (request.url ?? "").slice(1);
    const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
    asked.push({ path, form, authorization: request.headers.authorization });
    const host = path.split("/", 1)[0] ?? "";
    const given = answers.get(host) ?? (host === twilioHost ? queued : passed());
    if (given === "cut") return void request.socket.destroy();
    if (host === twilioHost && given.status === 201) sent.push({ to: form.get("To") ?? "", text: form.get("Body") ?? "" });
    response.writeHead(given.status, { "content-type": "application/json" });
    response.end(typeof given.body === "string" ? given.body : JSON.stringify(given.body));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    sent,
    respond: (host, given) => void answers.set(host, given),
    reset() {
      answers.clear();
      asked.splice(0);
      sent.splice(0);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
