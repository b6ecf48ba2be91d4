import { useCallback } from "react";
import { useTranslations } from "use-intl";
import type { SignInProblem } from "#shared/sign-in-problems.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { isolate } from "#web/lib/isolate.ts";
import { useWays } from "./ways.ts";

/** Something that went wrong in the browser or at a provider while a person signed in. */
export class SignInError extends Error {
  override readonly name = "SignInError";
  readonly problem: SignInProblem;
  /** The ids of what the text names: `provider`, and `ways` with commas between. */
  readonly names: Readonly<Record<string, string>>;

  constructor(problem: SignInProblem, names: Readonly<Record<string, string>> = {}, options?: { cause?: unknown }) {
    super(problem, options);
    this.problem = problem;
    this.names = names;
  }
}

/** The sentence for what went wrong while signing in, in the person's language. Needs the texts of `signIn`. */
export function useSignInErrorText(): (error: unknown) => string {
  const t = useTranslations("signIn.problems");
  const words = useTranslations("signIn.wayNames");
  const offered = useWays()?.providers;
  const usual = useErrorText();
  return useCallback(
    (error) => {
      if (!(error instanceof SignInError)) return usual(error);
      // Each problem has its own arguments. It is only known at run time, so the types cannot check them.
      const translate = t as unknown as (key: SignInProblem, names: Readonly<Record<string, string>>) => string;
      const { provider = "", ways = "" } = error.names;
      const nameOf = (id: string) => {
        if (id === "password" || id === "phone") return words(id);
        return isolate(id === "google" ? "Google" : (offered?.find((candidate) => candidate.id === id)?.name ?? id));
      };
      return translate(error.problem, {
        provider: nameOf(provider),
        ways: ways.split(",").filter(Boolean).map(nameOf).join(", "),
      });
    },
    [t, words, offered, usual],
  );
}
