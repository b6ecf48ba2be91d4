import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { TemplateSummary } from "#shared/contracts/templates.ts";
import { loadDocumentMessages } from "#shared/locales/messages.ts";
import { useUser } from "#web/api/session.ts";
import { templatesQuery } from "#web/api/templates.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useFormat, WithMessages } from "#web/lib/i18n.tsx";
import { getPreferences } from "#web/lib/preferences.ts";
import { Button } from "#web/ui/button.tsx";
import { PillGroup } from "#web/ui/choices.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { EmptyState, ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { GeneratorDialog } from "./generator-dialog.tsx";
import { TemplateCard } from "./template-card.tsx";
import { type GeneralPart, type HubGroup, type HubSection, partsOf, searchTemplates, sectionsOf } from "./template-groups.ts";

// What the generator's result needs of texts comes beside the page, not after it.
void loadDocumentMessages(getPreferences().language).catch(() => {});

type Chosen = HubGroup | "all";

/** `/templates`: every template by group, a search over all of them, and the generator that a card opens. */
export function TemplateHubPage() {
  const t = useTranslations();
  const { data: templates, error, refetch } = useQuery(templatesQuery);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<Chosen>("all");
  const [opened, setOpened] = useState<TemplateSummary | null>(null);
  const switchId = useId();
  const [isOwnOnly, setOwnOnly] = useState(false);
  const [part, setPart] = useState<GeneralPart | "all">("all");
  const _user = useUser();
  const refusal = usePermissions();
  const own = templates?.filter((template) => !refusal({ act: "template", template })) ?? [];
  const found = searchTemplates(isOwnOnly ? own : (templates ?? []), query);
  const sections = sectionsOf(found).filter(({ group }) => chosen === "all" || chosen === group);
  const parts = chosen === "general" ? partsOf(sections[0]?.templates ?? []) : [];

  return (
    <div className="mx-auto w-full max-w-360 px-5 pt-6 pb-16 desk:px-10 desk:pt-9">
      <PageHeader
        title={t("shell.titles.templates")}
        text={t("templates.text")}
        aside={
          <SearchField
            label={t("templates.search", { count: templates?.length ?? 0 })}
            value={query}
            onValueChange={setQuery}
            className="w-full md:w-90"
          />
        }
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <GroupPills templates={found} chosen={chosen} onChoose={setChosen} />
        {templates && own.length < templates.length ? (
          <div className="flex min-h-11 items-center gap-3 text-label">
            <Switch id={switchId} checked={isOwnOnly} onCheckedChange={setOwnOnly} />
            <label htmlFor={switchId}>{t("templates.inMyPlan", { count: own.length })}</label>
          </div>
        ) : null}
      </div>
      {parts.length > 1 ? <PartPills parts={parts.map((one) => one.part)} chosen={part} onChoose={setPart} /> : null}
      <p role="status" className="sr-only">
        {templates && query ? t("templates.found", { count: found.length }) : null}
      </p>
      {templates ? (
        <Sections
          sections={sections}
          part={chosen === "general" && parts.some((one) => one.part === part) ? part : "all"}
          onOpen={setOpened}
          onShowAll={() => {
            setQuery("");
            setOwnOnly(false);
            setPart("all");
            setChosen("all");
          }}
        />
      ) : error ? (
        <ErrorState title={t("templates.failed")} error={error} onRetry={() => void refetch()} className="mt-10" />
      ) : (
        <HubSkeleton />
      )}
      {opened ? (
        <WithMessages load={loadDocumentMessages}>
          <GeneratorDialog key={opened.id} summary={opened} onClose={() => setOpened(null)} onReopen={() => setOpened(opened)} />
        </WithMessages>
      ) : null}
    </div>
  );
}

interface GroupPillsProps {
  /** Those that fit the search: the counts follow it. */
  templates: readonly TemplateSummary[];
  chosen: Chosen;
  onChoose: (group: Chosen) => void;
}

/** On a phone the pills run sideways, the last one visibly cut. */
function GroupPills({ templates, chosen, onChoose }: GroupPillsProps) {
  const t = useTranslations("templates.groups");
  const format = useFormat();
  const counts = new Map<Chosen, number>(sectionsOf(templates).map(({ group, templates: inIt }) => [group, inIt.length]));
  counts.set("all", templates.length);
  const groups = ["all", "social-media", "content", "products", "general"] as const;
  return (
    <PillGroup
      aria-label={t("label")}
      value={chosen}
      onValueChange={onChoose}
      choices={groups.map((group) => ({
        value: group,
        label: (
          <>
            {t(group)}
            <bdi className="opacity-75">{format.number(counts.get(group) ?? 0)}</bdi>
          </>
        ),
      }))}
      className="-mx-5 max-w-[calc(100%+40px)] flex-nowrap! overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:flex-wrap! desk:mx-0 desk:px-0"
    />
  );
}

interface PartPillsProps {
  parts: readonly GeneralPart[];
  chosen: GeneralPart | "all";
  onChoose: (part: GeneralPart | "all") => void;
}

/** The largest group once more in parts. */
function PartPills({ parts, chosen, onChoose }: PartPillsProps) {
  const t = useTranslations("templates");
  const isShown = parts.some((part) => part === chosen);
  return (
    <PillGroup
      aria-label={t("parts.label")}
      value={isShown ? chosen : "all"}
      onValueChange={onChoose}
      choices={(["all", ...parts] as const).map((part) => ({
        value: part,
        label: part === "all" ? t("groups.all") : t(`parts.${part}`),
      }))}
      className="mt-3"
    />
  );
}

interface SectionsProps {
  sections: readonly HubSection[];
  part: GeneralPart | "all";
  onOpen: (template: TemplateSummary) => void;
  onShowAll: () => void;
}

function Sections({ sections, part, onOpen, onShowAll }: SectionsProps) {
  const t = useTranslations("templates");
  if (sections.length === 0) {
    return (
      <EmptyState
        title={t("none.title")}
        text={t("none.text")}
        action={<Button onClick={onShowAll}>{t("none.action")}</Button>}
        className="mt-10"
      />
    );
  }
  return sections.map(({ group, templates }) => (
    <section key={group} aria-labelledby={`group-${group}`} className="mt-9">
      <h2 id={`group-${group}`} className="border-ink border-b pb-2 font-display text-panel">
        {t(`groups.${group}`)}
      </h2>
      {group === "general" ? (
        partsOf(templates)
          .filter((one) => part === "all" || one.part === part)
          .map((one) => (
            <section key={one.part} aria-labelledby={`part-${one.part}`} className="mt-6">
              <h3 id={`part-${one.part}`} className="border-hair border-b pb-1 font-semibold text-ink-2">
                {t(`parts.${one.part}`)}
              </h3>
              <Cards templates={one.templates} onOpen={onOpen} level="h4" />
            </section>
          ))
      ) : (
        <Cards templates={templates} onOpen={onOpen} level="h3" />
      )}
    </section>
  ));
}

interface CardsProps extends Pick<SectionsProps, "onOpen"> {
  templates: readonly TemplateSummary[];
  level: "h3" | "h4";
}

function Cards({ templates, onOpen, level }: CardsProps) {
  const refusal = usePermissions();
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
      {templates.map((template) => (
        <li key={template.id}>
          <TemplateCard
            template={template}
            level={level}
            isLocked={refusal({ act: "template", template }) !== null}
            onOpen={() => onOpen(template)}
          />
        </li>
      ))}
    </ul>
  );
}

function HubSkeleton() {
  return (
    <LoadingState className="mt-10">
      <Skeleton className="mb-4 h-7 w-40" />
      <div className="grid gap-x-10 border-ink border-t sm:grid-cols-2 xl:grid-cols-3">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <div key={key} className="flex gap-4 border-hair border-b py-5">
            <Skeleton className="h-19 w-15" />
            <div className="grid grow content-start gap-3">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-3.5" />
              <Skeleton className="h-3.5 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </LoadingState>
  );
}
