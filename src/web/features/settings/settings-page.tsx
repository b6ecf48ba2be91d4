import { useQuery } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { Settings } from "#shared/contracts/account.ts";
import { settingsQuery, useUpdateSettings } from "#web/api/settings.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { setPreferences } from "#web/lib/preferences.ts";
import { toast } from "#web/lib/toast.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import {
  AppearanceSection,
  BrandVoicesSection,
  LanguageSection,
  NotificationsSection,
  ProfileSection,
  SecuritySection,
} from "./settings-sections.tsx";
import { useSettingsDraft } from "./use-settings-draft.ts";

/** `/settings`: the profile, and how Lahja shows itself to this person. */
export function SettingsPage() {
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
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) save();
        }}
      >
        <ProfileSection {...draft} />
        <LanguageSection {...draft} />
        <AppearanceSection {...draft} />
        <BrandVoicesSection />
        <NotificationsSection {...draft} />
        <SecuritySection />
        {draft.changeCount > 0 ? (
          <div className="sticky bottom-0 z-20 -mx-5 flex flex-wrap items-center gap-3 border-hair border-t bg-page px-5 py-3 desk:mx-0 desk:px-0">
            <p role="status" className="flex grow items-center gap-2 text-label">
              <span aria-hidden className="size-2 rounded-full bg-saffron" />
              {t("unsaved", { count: draft.changeCount })}
            </p>
            <Button variant="ghost" onClick={draft.discard}>
              {t("discard")}
            </Button>
            <Button type="submit" variant="action" busy={isPending}>
              {isPending ? t("saving") : t("save")}
            </Button>
          </div>
        ) : null}
      </form>
      <LeaveGuard isDirty={draft.changeCount > 0} />
    </div>
  );
}

const sections = ["profile", "language", "appearance", "brandVoices", "notifications", "security"] as const;

/** The list of sections: beside them on a wide page, a row to swipe on a phone. */
function SectionLinks() {
  const t = useTranslations("settings.sections");
  return (
    <nav
      aria-label={t("label")}
      className="-mx-5 mb-5 flex gap-2 overflow-x-auto px-5 py-1 desk:sticky desk:top-24 desk:mx-0 desk:mb-0 desk:grid desk:self-start desk:overflow-visible desk:border-ink desk:border-t desk:px-0 desk:pt-3"
    >
      {sections.map((section) => (
        <a
          key={section}
          href={`#${section}`}
          className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-hair-2 px-4 text-label hover:text-ink desk:min-h-9 desk:rounded-none desk:border-0 desk:px-0 desk:text-ink-2 desk:text-body"
        >
          {t(section)}
        </a>
      ))}
    </nav>
  );
}

/** Asks before unsaved changes are lost: on a link here, and by the browser's own question when the tab closes. */
function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations("settings.leave");
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={status === "blocked"}
      onOpenChange={(open) => open || reset?.()}
      title={t("title")}
      text={t("text")}
      cancel={t("stay")}
      confirm={t("leave")}
      onConfirm={() => proceed?.()}
    />
  );
}
