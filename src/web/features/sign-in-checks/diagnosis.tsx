import { useTranslations } from "use-intl";
import type { SignInDiagnosis } from "#shared/contracts/session.ts";
import { cx } from "#web/ui/cx.ts";

/** Each setting of both ways with its state; null while the server has not answered. */
export function Diagnosis({ diagnosis }: { diagnosis: SignInDiagnosis | null }) {
  const t = useTranslations("checks.diagnosis");
  if (!diagnosis) return <p role="status">{t("unknown")}</p>;
  return (
    <>
      <p>{t(`way.${diagnosis.way}`)}</p>
      {(["token", "session"] as const).map((way) => (
        <section key={way}>
          <h2 className="font-display text-panel">{t(way)}</h2>
          <dl className="mt-2 border-ink border-t">
            {diagnosis[way].map(({ name, isSet }) => (
              <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 border-hair border-b py-2">
                <dt>
                  <code lang="en" dir="ltr" className="text-label">
                    {name}
                  </code>
                </dt>
                <dd className={cx("font-medium text-label", isSet ? "text-ok" : "text-ink-3")}>
                  {t(isSet ? "configured" : "missing")}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
