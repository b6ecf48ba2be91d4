import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Settings } from "#shared/contracts/account.ts";
import { loadLaterMessages } from "#shared/locales/messages.ts";
import { settingsQuery, useUpdateSettings } from "#web/api/settings.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { setPreferences } from "#web/lib/preferences.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { LeaveGuard } from "#web/ui/leave-guard.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { DataSection } from "./data-section.tsx";
import { DefaultBriefSection } from "./default-brief-section.tsx";
import { isLeavingForHome } from "./leave-for-home.ts";
import { SectionLinks } from "./section-links.tsx";
import {
  AppearanceSection,
  BrandVoicesSection,
  LanguageSection,
  NotificationsSection,
  ProfileSection,
  SecuritySection,
  settingsFormId,
  TrendsSection,
} from "./settings-sections.tsx";
import { useSettingsDraft } from "./use-settings-draft.ts";
import { WriterSection } from "./writer-section.tsx";

/** `/settings`: the profile, how Lahja shows itself and writes for this person, their account and their data. */
export function SettingsPage() {
  return (
    <WithMessages load={loadLaterMessages}>
      <Page />
    </WithMessages>
  );
}

function Page() {
  const t = useTranslations("settings");
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <div className="flex grow flex-col">
      <div className="w-full grow px-5 py-6 sm:py-8 desk:px-10">
        <PageHeader title={t("title")} />
        <div className="sm:mt-6">
          {error ? <ErrorState title={t("loadFailed")} error={error} onRetry={() => void refetch()} /> : null}
          {data ? <SettingsForm settings={data} /> : error ? null : <SettingsSkeleton />}
        </div>
      </div>
    </div>
  );
}

function SettingsSkeleton() {
  return (
    <LoadingState className="grid max-w-190 gap-5 border-ink border-t pt-6">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </LoadingState>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useTranslations("settings");
  const textOf = useErrorText();
  const draft = useSettingsDraft(settings);
  const { mutate, isPending } = useUpdateSettings();
  const isDirty = draft.changeCount > 0;

  const save = () => {
    if (!draft.fields.displayName.trim()) {
      toast({ title: t("nameRequired"), tone: "error" });
      return;
    }
    mutate(draft.update, {
      onSuccess: () => {
        setPreferences(draft.preferences);
        draft.discard();
        toast({ title: t("saved"), text: t("savedText"), tone: "success" });
      },
      onError: (error) => toast({ title: t("saveFailed"), text: textOf(error), tone: "error" }),
    });
  };

  return (
    <div className="grid gap-x-14 desk:grid-cols-[200px_minmax(0,760px)]">
      <SectionLinks />
      <div>
        <ProfileSection {...draft} />
        <LanguageSection {...draft} />
        <AppearanceSection {...draft} />
        <DefaultBriefSection {...draft} />
        <WriterSection />
        <BrandVoicesSection />
        <SecuritySection />
        <NotificationsSection {...draft} />
        <TrendsSection {...draft} />
        <DataSection />
        <SaveBar changeCount={draft.changeCount} isPending={isPending} onSave={save} onDiscard={draft.discard} />
      </div>
      <LeaveGuard
        text={t("leave")}
        isBlocking={({ current, next }) => isDirty && current.pathname !== next.pathname}
        isBlockingUnload={() => isDirty && !isLeavingForHome()}
      />
    </div>
  );
}

interface SaveBarProps {
  changeCount: number;
  isPending: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Sticks to the bottom while there is something to save. */
function SaveBar({ changeCount, isPending, onSave, onDiscard }: SaveBarProps) {
  const t = useTranslations("settings");
  if (changeCount === 0) return null;
  return (
    <form
      id={settingsFormId}
      noValidate
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-5 flex flex-wrap items-center gap-3 border-hair border-t bg-page px-5 py-3 desk:mx-0 desk:px-0"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSave();
      }}
    >
      <p role="status" className="flex grow items-center gap-2 text-label max-sm:basis-full">
        <span aria-hidden className="size-2 rounded-full bg-saffron" />
        {t("unsaved", { count: changeCount })}
      </p>
      <Button variant="ghost" className="max-sm:grow" onClick={onDiscard}>
        {t("discard")}
      </Button>
      <Button type="submit" variant="action" className="max-sm:grow" busy={isPending}>
        {isPending ? t("saving") : t("save")}
      </Button>
    </form>
  );
}
