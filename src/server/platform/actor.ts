import type { Role, Standing } from "#shared/permissions.ts";

export interface InWorkspace {
  readonly workspaceId: string;
}

/** The workspace that things belong to, and the person who creates or changes them. */
export interface Owner extends InWorkspace {
  readonly userId: string;
}

/** The person in their personal workspace, whichever workspace a request names. */
export function inOwnWorkspace({ userId }: Pick<Owner, "userId">): Owner {
  return { workspaceId: userId, userId };
}

export interface Person {
  readonly id: string;
  /** Null for who signs in by a phone number only. */
  readonly email: string | null;
  /** A confirmed number in E.164. */
  readonly phone: string | null;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly isOperator: boolean;
}

/** A verified token of an identity service. */
export interface BearerToken {
  /** What the service calls the person. */
  readonly uid: string;
  /** When the person last proved who they are. */
  readonly signedInAt: Date;
  /** How long the token is good for, counted from its request. */
  readonly endsInMs: number;
}

/**
 * Who makes a request, for which workspace, and how they signed in. It is created once, at admission. The code behind it takes the
 * actor and never the request, so that no code can read another credential of the same request.
 */
export interface Actor extends Owner, Standing {
  readonly person: Person;
  readonly role: Role;
  /** The browser's session; null for bearer tokens. */
  readonly sessionId: string | null;
  /** Only with a bearer token. */
  readonly token?: BearerToken;
}
