import type { SessionUser } from "#shared/contracts/account.ts";
import type { AccountWay } from "#shared/contracts/account-ways.ts";

interface Provers {
  /** A code to the number, in the place of a password. */
  readonly byCode: boolean;
  /** The providers of whom one has to say once more who it is; where there are none, the password does, or the code. */
  readonly providers: readonly AccountWay[];
}

/**
 * How a person proves once more who they are. Without a password, whoever has an address and another way signs in once more, and everybody else
 * gives a code.
 */
export function proversOf(ways: readonly AccountWay[], { email, phone, wayIn }: SessionUser): Provers {
  const hasPassword = ways.some(({ id }) => id === "password");
  const others = ways.filter(({ id, isOffered }) => isOffered && id !== "phone");
  const byCode = !hasPassword && phone !== null && (email === null || others.length === 0);
  return { byCode, providers: hasPassword || byCode || wayIn === "bearer" ? [] : others };
}
