import { z } from "zod";
import { ConfigError } from "./startup-error.ts";

/** The account of this app at an identity provider. */
interface ProviderClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A company's own sign-in, by OpenID Connect. */
interface OidcProvider extends ProviderClient {
  /** Stands in addresses and in the database, so it must not change. */
  readonly id: string;
  /** What the button says. */
  readonly name: string;
  /** Its discovery document lies at `<issuer>/.well-known/openid-configuration`. */
  readonly issuer: string;
  /** Whether the operator vouches for its email addresses. Not every service of a company says that it confirmed them. */
  readonly emailsConfirmed: boolean;
}

/** The ways of signing in besides address and password. */
export interface SignInSettings {
  readonly google: ProviderClient | null;
  readonly oidc: readonly OidcProvider[];
}

const optional = z.string().optional();

/** The settings of this file, for the schema of the whole environment. */
export const signInEnvironment = { GOOGLE_CLIENT_ID: optional, GOOGLE_CLIENT_SECRET: optional, OIDC_PROVIDERS: optional };

type SignInEnvironment = { readonly [Name in keyof typeof signInEnvironment]?: string | undefined };

/** @throws ConfigError for half a client, and for a list that cannot be read. */
export function signInSettingsOf(settings: SignInEnvironment, mode: "local" | "production"): SignInSettings {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    throw new ConfigError("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or none.");
  }
  return { google: clientId && clientSecret ? { clientId, clientSecret } : null, oidc: oidcOf(settings.OIDC_PROVIDERS, mode) };
}

const text = z.string().trim().min(1);
const oidcList = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,30}$/),
    name: text.max(40),
    issuer: z.url({ protocol: /^https?$/ }),
    emailsConfirmed: z.boolean().default(false),
    clientId: text,
    clientSecret: text,
  }),
);
const oidcShape =
  'a JSON list such as [{"id":"acme","name":"Acme","issuer":"https://login.acme.example","clientId":"…","clientSecret":"…"}]';
/** Names of ways that are no providers of this list. */
const takenIds = ["google", "password", "phone", "credential", "phone-number"];

function oidcOf(setting: string | undefined, mode: "local" | "production"): OidcProvider[] {
  if (setting === undefined) return [];
  const list = oidcList.safeParse(parsed(setting)).data;
  // The setting holds secrets: the message repeats nothing of it.
  if (!list) throw new ConfigError(`OIDC_PROVIDERS must be ${oidcShape}; an id is of a-z, 0-9 and hyphens.`);
  const ids = list.map(({ id }) => id);
  const taken = ids.find((id, index) => takenIds.includes(id) || ids.indexOf(id) !== index);
  if (taken) throw new ConfigError(`OIDC_PROVIDERS: the id '${taken}' is taken; choose another.`);
  const plain = list.find(({ issuer }) => mode === "production" && !issuer.startsWith("https:"));
  if (plain) throw new ConfigError(`OIDC_PROVIDERS: the issuer of '${plain.id}' must start with https:// in production.`);
  return list.map((provider) => ({ ...provider, issuer: provider.issuer.replace(/\/+$/, "") }));
}

function parsed(setting: string): unknown {
  try {
    return JSON.parse(setting);
  } catch {
    return null;
  }
}
