import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type ClientMetadata, type Configuration } from "oidc-provider";

/** What the provider says of somebody who signs in as `login`. */
interface ProviderPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface TestProvider {
  readonly issuer: string;
  /** For OIDC_PROVIDERS. */
  readonly setting: string;
  /** People by their login; the next visit signs in as `login`. */
  readonly people: Map<string, ProviderPerson>;
  /** Begins to serve an app. Its server may not run yet: it needs to know this provider first. */
  serve(appOrigin: string): void;
  /** Whether it answers at all. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

const client = { client_id: "lahja", client_secret: "a-secret-of-the-test" };

const clientAt = (appOrigin: string): ClientMetadata => ({
  ...client,
  redirect_uris: [`${appOrigin}/api/auth/callback/acme`],
  grant_types: ["authorization_code"],
});

/**
 * A real OpenID Connect provider on loopback (`oidc-provider`, whose own development pages ask for a login and for consent). What stands in its
 * login field becomes the account.
 */
export async function startProvider(): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>();
  let isDown = false;
  let answer: RequestListener = () => undefined;
  const server = createServer((request, response) => {
    if (isDown) return void request.socket.destroy();
    answer(request, response);
  });
  const port = await listen(server);
  const issuer = `http://localhost:${port}`;
  const serve = (appOrigin: string) => {
    answer = new Provider(issuer, { ...settings, clients: [clientAt(appOrigin)] }).callback();
  };
  const settings: Configuration = {
    cookies: { keys: ["keys-of-the-test"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    findAccount: (_context, login) => ({ accountId: login, claims: async () => ({ sub: login, ...people.get(login) }) }),
  };
  return {
    issuer,
    setting: JSON.stringify([
      { id: "acme", name: "Acme", issuer, clientId: client.client_id, clientSecret: client.client_secret },
    ]),
    people,
    serve,
    setDown: (next) => {
      isDown = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));
}

/** Goes through the provider's pages as a browser does. @returns the address of ours that it leads to. */
export async function visitProvider(start: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  let [address, body] = [start, undefined as string | undefined];
  for (let step = 0; step < 12; step++) {
    const response = await fetch(address, {
      method: body === undefined ? "GET" : "POST",
      redirect: "manual",
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = response.headers.get("location");
    if (location) {
      [address, body] = [new URL(location, address).href, undefined];
      if (new URL(address).pathname.startsWith("/api/auth/callback/")) return address;
      continue;
    }
    const html = await response.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
    if (!action) throw new Error(`the provider shows no form: ${html.slice(0, 300)}`);
    const isLogin = html.includes('name="login"');
    [address, body] = [new URL(action, address).href, isLogin ? `prompt=login&login=${login}&password=any` : "prompt=consent"];
  }
  throw new Error("the provider led nowhere");
}
