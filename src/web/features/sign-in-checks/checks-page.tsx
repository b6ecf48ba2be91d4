import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { SignInDiagnosis } from "#shared/contracts/session.ts";
import { checkPaths, phoneTestPath } from "#shared/paths.ts";
import { getDiagnosis } from "#web/identity/connection-test.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { ConnectionTest } from "./connection-test.tsx";
import { Diagnosis } from "./diagnosis.tsx";
import { PhoneTest } from "./phone-test.tsx";

type State = { diagnosis: SignInDiagnosis } | { error: unknown } | null;

const names = { "/firebase-test": "connection", "/phone-test": "phone", "/firebase-diagnosis": "diagnosis" } as const;

/** `/firebase-test`, `/phone-test` and `/firebase-diagnosis`: the server says who may see them, by letting them see the last. */
export default function ChecksPage({ path, notFound }: { path: string; notFound: ReactNode }) {
  const t = useTranslations();
  const [state, setState] = useState<State>(null);
  useEffect(() => {
    getDiagnosis().then(
      (diagnosis) => setState({ diagnosis }),
      (error: unknown) => setState({ error }),
    );
  }, []);

  if (state && "error" in state && isHidden(state.error)) return notFound;
  const name = names[checkPaths.find((known) => known === path) ?? phoneTestPath];
  return (
    <>
      <Toaster />
      <section className="mx-auto grid w-full max-w-180 gap-8">
        <PageHeader title={t(`checks.${name}.title`)} text={t(`checks.${name}.text`)} />
        {state && "error" in state ? <ErrorState error={state.error} /> : null}
        {name === "diagnosis" ? <Diagnosis diagnosis={state && "diagnosis" in state ? state.diagnosis : null} /> : null}
        {state && "diagnosis" in state && name === "connection" ? <ConnectionTest /> : null}
        {state && "diagnosis" in state && name === "phone" ? <PhoneTest /> : null}
        <nav aria-label={t("checks.pages")} className="border-hair border-t pt-4">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {checkPaths
              .filter((other) => other !== path)
              .map((other) => (
                <li key={other}>
                  <a href={other} className="text-link">
                    {t(`checks.${names[other]}.title`)}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </section>
    </>
  );
}

function isHidden(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "request.not_found" || error.status === 401);
}
