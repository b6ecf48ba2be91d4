import type { Role, Standing } from "#shared/permissions.ts";

/** What belongs to a workspace, or is meant to: an actor, a stored row. */
export interface InWorkspace {
  readonly workspaceId: string;
}

/** Whose things are meant, and who makes or changes them. */
export interface Owner extends InWorkspace {
  readonly userId: string;
}

/** A person in their own workspace, whichever one a request names. */
export function inOwnWorkspace({ userId }: Pick<Owner, "userId">): Owner {
  return { workspaceId: userId, userId };
}

/** The person behind a request, whichever way they signed in. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly isOperator: boolean;
}

/**
 * Who asks, for which workspace, and by which way in. Made once, where a request is admitted; everything behind it takes the actor and
 * never a request, so that nobody can read another credential of the same request.
 */
export interface Actor extends Owner, Standing {
  readonly person: Person;
  readonly role: Role;
  /** The browser's session; null where the way in has none. */
  readonly sessionId: string | null;
}
