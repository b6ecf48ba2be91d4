import { z } from "zod";
import { createSealer } from "#server/platform/sealed-text.ts";
import { confirmEmailPath, safeNext } from "#shared/paths.ts";

/** How long the link of a confirmation mail is good. */
export const confirmationSeconds = 24 * 3_600;

const sealedFields = z.object({
  userId: z.string(),
  /** The address that the mail went to: the link confirms no other. */
  email: z.string(),
  /** Where the person wanted to go, a path of ours. */
  next: z.string(),
  untilMs: z.number(),
});

export interface ConfirmationToken extends z.infer<typeof sealedFields> {
  readonly isOver: boolean;
}

/**
 * The token in the link of a confirmation mail. It is sealed: who holds it cannot change what it confirms or where it leads, and
 * whoever makes an account with a stranger's address cannot write anything readable into the link.
 */
export interface ConfirmationTokens {
  /** Makes the link's path and query. `next`: a path of ours. `untilMs`: a day from now where nothing is given. */
  address(user: { id: string; email: string }, next: string, untilMs?: number): string;
  /** Null for what this server never made. */
  read(token: string): ConfirmationToken | null;
}

export function createConfirmationTokens(secret: string, clock: () => Date): ConfirmationTokens {
  const sealer = createSealer(secret, "confirm-email");
  // There is no owner to bind it to before it is open: the account stands inside.
  const owner = "";
  return {
    address({ id, email }, next, untilMs = clock().getTime() + confirmationSeconds * 1_000) {
      const fields: z.infer<typeof sealedFields> = { userId: id, email, next, untilMs };
      return `${confirmEmailPath}?token=${sealer.seal(JSON.stringify(fields), owner)}`;
    },
    read(token) {
      const text = sealer.open(token, owner);
      const fields = text === null ? undefined : sealedFields.safeParse(JSON.parse(text)).data;
      // Checked once more: a link outlives the version that made it.
      return fields ? { ...fields, next: safeNext(fields.next), isOver: fields.untilMs <= clock().getTime() } : null;
    },
  };
}
