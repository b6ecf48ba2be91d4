import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { TemplateSummary } from "#shared/contracts/templates.ts";
import { templateQuery, templatesQuery } from "#web/api/templates.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { EarlierMarketSets } from "./earlier-market-sets.tsx";
import { StartForm } from "./start-form.tsx";

/** The first step: the kind of text, its brief and the markets; beside it the sets that were written before. */
export function MarketsStart({ templateId }: { templateId: number | null }) {
  const t = useTranslations("markets");
  const templates = useQuery(templatesQuery);
  const chosen = templates.data?.find(({ id }) => id === templateId) ?? templates.data?.[0];
  return (
    <div className="mx-auto w-full max-w-320 px-5 py-6 sm:py-8 desk:px-10">
      <PageHeader title={t("title")} text={t("start.text")} />
      <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
        <section aria-label={t("start.brief")} className="border-ink border-t pt-5">
          {templates.data && chosen ? (
            <>
              <TemplateChoice templates={templates.data} chosen={chosen} />
              <Brief key={chosen.id} templateId={chosen.id} />
            </>
          ) : templates.error ? (
            <ErrorState error={templates.error} onRetry={() => void templates.refetch()} />
          ) : (
            <FormSkeleton />
          )}
        </section>
        <EarlierMarketSets />
      </div>
    </div>
  );
}

function TemplateChoice({ templates, chosen }: { templates: readonly TemplateSummary[]; chosen: TemplateSummary }) {
  const t = useTranslations("markets.start");
  const language = useLanguage();
  const navigate = useNavigate();
  const refusal = usePermissions();
  const id = useId();
  const nameOf = (template: TemplateSummary) => {
    const name = language === "ar" ? template.nameAr : template.name;
    return refusal({ act: "template", template }) ? t("locked", { name }) : name;
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold text-label">
        {t("template")}
      </label>
      <NativeSelect
        id={id}
        value={chosen.id}
        onChange={({ target }) =>
          void navigate({ to: "/matrix", search: { template: Number(target.value) }, replace: true, resetScroll: false })
        }
      >
        {templates.map((template) => (
          <option key={template.id} value={template.id} disabled={refusal({ act: "template", template }) !== null}>
            {nameOf(template)}
          </option>
        ))}
      </NativeSelect>
      <p className="text-ink-3 text-label">{language === "ar" ? chosen.descriptionAr : chosen.description}</p>
    </div>
  );
}

function Brief({ templateId }: { templateId: number }) {
  const template = useQuery(templateQuery(templateId));
  if (template.data) return <StartForm template={template.data} />;
  if (template.error) {
    return <ErrorState error={template.error} onRetry={() => void template.refetch()} className="mt-6" />;
  }
  return <FormSkeleton />;
}

function FormSkeleton() {
  return (
    <LoadingState className="mt-6 grid gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="h-28" />
      <Skeleton className="h-48" />
    </LoadingState>
  );
}
