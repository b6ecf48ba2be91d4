import { type SyntheticEvent, useState } from "react";
import { useErrorText } from "./error-text.ts";

interface Submit {
  isBusy: boolean;
  /** The sentence to show above the button; null while all is well. */
  problem: string | null;
  setProblem: (problem: string | null) => void;
  /** For `onSubmit`: runs the act once, shows its error, and refuses a second press meanwhile. */
  submit: (act: () => Promise<void>) => (event: SyntheticEvent) => void;
}

/** One submit of a small form: busy, problem, and no double sending. `explain`: where the form knows more of an error than its code. */
export function useSubmit(explain?: (error: unknown) => string): Submit {
  const usual = useErrorText();
  const textOf = explain ?? usual;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };

  const submit = (act: () => Promise<void>) => (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void run(act);
  };
  return { isBusy, problem, setProblem, submit };
}
