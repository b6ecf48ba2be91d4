/** A new account, as it was made. */
export interface NewAccount {
  readonly id: string;
  /** Null for who signs in by a phone number only. */
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** Who is told what happens to accounts. */
interface AccountListener {
  created(account: NewAccount): Promise<void>;
  verified(userId: string): Promise<void>;
}

/** Passes on what happens to accounts. The identity plug-in knows no features: the one that wants to be told says so. */
export interface AccountNews extends AccountListener {
  /** From now on this listener is told, and no other. */
  tell(listener: AccountListener): void;
}

export function createAccountNews(): AccountNews {
  let told: AccountListener | null = null;
  return {
    tell(listener) {
      told = listener;
    },
    created: async (account) => told?.created(account),
    verified: async (userId) => told?.verified(userId),
  };
}
