import { useTranslations } from "use-intl";
import type { Report } from "#shared/contracts/report.ts";
import { cx } from "#web/ui/cx.ts";
import { untoldShaded } from "#web/writing/paper/marks-choice.ts";
import { Section, Verdict } from "./parts.tsx";

/** How many sentences carry what was told, and the switch that shades the others. Nothing for reports from before this was counted. */
export function ToldSection({ told: found }: { told: Report["told"] }) {
  const t = useTranslations("receipt.told");
  if (!found || found.sentences === 0) return null;
  const { hasFacts, sentences, told, known, others } = found;
  return (
    <Section
      title={t("title")}
      verdict={
        <Verdict
          tone={hasFacts && told + known >= sentences / 2 ? "good" : "open"}
          text={t("count", { told, total: sentences })}
        />
      }
      folds="told"
    >
      <p className="text-ink-2 text-label">
        {hasFacts ? t("carry", { told, total: sentences }) : t("noFacts")}
        {known > 0 ? ` ${t("known", { count: known })}` : null}
      </p>
      {hasFacts && others.length > 0 ? <ShadeSwitch /> : null}
    </Section>
  );
}

function ShadeSwitch() {
  const t = useTranslations("receipt.told");
  const shades = untoldShaded.use();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shades}
      onClick={() => untoldShaded.set(!shades)}
      className="touch-target mt-2 inline-flex min-h-8 items-center gap-2.5 text-label hover:text-ink"
    >
      <span
        aria-hidden
        className={cx(
          "flex h-5 w-9 items-center rounded-full border p-0.5 transition-colors",
          shades ? "justify-end border-action bg-action" : "border-field bg-sheet",
        )}
      >
        <span className={cx("size-3.5 rounded-full", shades ? "bg-on-action" : "bg-ink-3")} />
      </span>
      {t("shade")}
    </button>
  );
}
