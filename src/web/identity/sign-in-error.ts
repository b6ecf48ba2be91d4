import { useCallback } from "react";
import { useTranslations } from "use-intl";
import type { SignInProblem } from "#shared/sign-in-problems.ts";
import { useErrorText } from "#web/lib/error-text.ts";

/** Something that went wrong in the browser or at a provider while a person signed in. */
export class SignInError extends Error {
  override readonly name = "SignInError";
  readonly problem: SignInProblem;
  /** What the text names: a provider, a way of signing in. */
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
  const usual = useErrorText();
  return useCallback(
    (error) => {
      if (!(error instanceof SignInError)) return usual(error);
      // Each problem has its own arguments. It is only known at run time, so the types cannot check them.
      const translate = t as unknown as (key: SignInProblem, names: Readonly<Record<string, string>>) => string;
      return translate(error.problem, error.names);
    },
    [t, usual],
  );
}
