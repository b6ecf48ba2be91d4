import { Link, useLocation } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { useTranslations } from "use-intl";
import type { TemplateSummary } from "#shared/contracts/templates.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { TemplateIcon } from "#web/writing/brief/template-icon.tsx";
import { type BriefWish, wishParams } from "./generations-address.ts";
import { preloadDesk } from "./load-desk.ts";
import { pageClass } from "./load-failed.tsx";
import { RunningNotice } from "./running-notice.tsx";

/** Specification, section 9. */
const shownTemplates = 6;

const gridClass = "mt-8 grid gap-px overflow-hidden rounded-paper border border-hair bg-hair sm:grid-cols-2 xl:grid-cols-3";

interface TemplateStepProps {
  templates: readonly TemplateSummary[];
  /** What a link asked for before there is a brief. */
  wish: BriefWish | null;
  /** Why the text that the address names is not shown. */
  missing: unknown;
}

/** The first step: which kind of text. Six of them here, all of them in the hub. */
export function TemplateStep({ templates, wish, missing }: TemplateStepProps) {
  const t = useTranslations("generations");
  return (
    <div className={pageClass}>
      <RunningNotice className="mb-8" />
      {missing ? <ErrorState title={t("result.notFound")} error={missing} className="mb-8" /> : null}
      <PickHeader />
      <ul className={gridClass} onPointerEnter={preloadDesk} onFocus={preloadDesk}>
        {templates.slice(0, shownTemplates).map((template) => (
          <li key={template.id} className="bg-sheet">
            <TemplateLink template={template} wish={wish} />
          </li>
        ))}
      </ul>
      <Link to="/templates" className={buttonClass("paper", "normal", "mt-6")}>
        {t("pick.all", { count: templates.length })}
      </Link>
    </div>
  );
}

/** A template outside the plan leads to the plans instead, and says so. */
function TemplateLink({ template, wish }: { template: TemplateSummary; wish: BriefWish | null }) {
  const t = useTranslations();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isLocked = usePermissions()({ act: "template", template }) !== null;
  return (
    <Link
      {...(isLocked ? { to: "/plans" } : { to: pathname, search: { template: template.id, ...wishParams(wish) } })}
      className="flex h-full gap-4 px-6 py-5 transition-colors hover:bg-page focus-visible:-outline-offset-2"
    >
      <TemplateIcon name={template.icon} className={cx("mt-1 size-5", isLocked ? "text-ink-3" : "text-action")} />
      <span className="min-w-0">
        <span className="block font-semibold">{language === "ar" ? template.nameAr : template.name}</span>
        <span className="mt-0.5 block text-ink-2 text-label">
          {language === "ar" ? template.descriptionAr : template.description}
        </span>
        {isLocked ? (
          <span className="mt-1.5 flex items-center gap-1.5 text-label text-warn">
            <Lock aria-hidden className="size-3.5" />
            {t("generations.pick.locked", { plan: t(`options.plan.${template.plan}`) })}
          </span>
        ) : null}
      </span>
    </Link>
  );
}

/** What is known before the templates are there, and their shape. */
export function TemplateStepSkeleton() {
  return (
    <div className={pageClass}>
      <PickHeader />
      <LoadingState className={gridClass}>
        {Array.from({ length: shownTemplates }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity.
          <div key={index} className="grid h-27 content-start gap-3 bg-sheet px-6 py-6">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-full" />
          </div>
        ))}
      </LoadingState>
    </div>
  );
}

function PickHeader() {
  const t = useTranslations("generations.pick");
  return <PageHeader title={t("title")} text={t("text")} />;
}
