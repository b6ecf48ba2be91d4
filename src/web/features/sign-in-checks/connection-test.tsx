import { useState } from "react";
import { useTranslations } from "use-intl";
import { testConnection } from "#web/identity/connection-test.ts";
import { useSignInErrorText } from "#web/identity/sign-in-error.ts";
import { Button } from "#web/ui/button.tsx";
import { connectionFailure } from "./failures.ts";

type State = { is: "idle" | "testing" | "signed-in" | "signed-out" } | { is: "failed"; error: unknown };

/** One press, and what came of it. */
export function ConnectionTest() {
  const t = useTranslations("checks.connection");
  const textOf = useSignInErrorText();
  const [state, setState] = useState<State>({ is: "idle" });

  const run = () => {
    setState({ is: "testing" });
    testConnection().then(
      (is) => setState({ is }),
      (error: unknown) => setState({ is: "failed", error }),
    );
  };
  const texts = { idle: t("idle"), testing: t("testing"), "signed-out": t("success"), "signed-in": t("signedIn") };
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status" className="w-full border border-hair bg-sheet px-5 py-4">
        {state.is === "failed" ? (
          <>
            <p className="font-semibold text-danger">{t(connectionFailure(state.error))}</p>
            <p className="mt-1 text-ink-2">{textOf(state.error)}</p>
          </>
        ) : (
          <p>{texts[state.is]}</p>
        )}
      </div>
      <Button variant="action" size="main" busy={state.is === "testing"} onClick={run}>
        {t("run")}
      </Button>
    </div>
  );
}
