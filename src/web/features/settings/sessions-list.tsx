import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Laptop, Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { AccountSession } from "#shared/contracts/account.ts";
import { sessionsQuery, useEndSessions } from "#web/api/account.ts";
import { useUser } from "#web/api/session.ts";
import { setSessionRecovery } from "#web/api/session-expired.ts";
import { clientOf } from "#web/identity/clients.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat, useLanguage } from "#web/lib/i18n.tsx";
import { isolate } from "#web/lib/isolate.ts";
import { toast } from "#web/lib/toast.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { forgetPerson, saveBeforeSignOut } from "#web/writing/autosave/sign-out.ts";
import { leaveForHome } from "./leave-for-home.ts";
import { useProof } from "./proof-gate.tsx";

/** Where the person is signed in, and how to end it: one, all others, or everywhere. */
export function SessionsList() {
  const t = useTranslations("settings.sessions");
  const { data, error, refetch } = useQuery(sessionsQuery);
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <h3 className="font-semibold text-label">{t("title")}</h3>
          <p className="text-ink-3 text-label">{data?.sessions.length === 1 ? t("only") : t("hint")}</p>
        </div>
        {data && data.sessions.length > 1 ? <EndOthers /> : null}
      </div>
      {data ? (
        <ul aria-label={t("title")} className="mt-2 divide-y divide-hair">
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : null}
      {error ? <ErrorState title={t("loadFailed")} error={error} onRetry={() => void refetch()} className="mt-3" /> : null}
      {data || error ? null : (
        <LoadingState className="mt-3 grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </LoadingState>
      )}
      {data ? <EndEverywhere /> : null}
    </div>
  );
}

/** Ends one session, or all others; says how it went. */
function useEnd() {
  const t = useTranslations("settings.sessions");
  const textOf = useErrorText();
  const withProof = useProof();
  const { mutateAsync, isPending } = useEndSessions();
  // Not callbacks of the mutation: with its session the row is gone before they would be called.
  const end = async (id: string | null) => {
    try {
      await withProof(() => mutateAsync(id));
      toast({ title: t(id === null ? "endedOthers" : "ended"), tone: "success" });
    } catch (error) {
      toast({ title: t("failed"), text: textOf(error), tone: "error" });
    }
  };
  return { end, isPending };
}

function EndOthers() {
  const t = useTranslations("settings.sessions");
  const { end, isPending } = useEnd();
  return (
    <Button size="small" variant="outline" busy={isPending} onClick={() => void end(null)}>
      {t("endOthers")}
    </Button>
  );
}

const devices = { computer: Monitor, phone: Smartphone, tablet: Tablet } as const;

/** The server knows no more than the hour. */
const hourMs = 3_600_000;

function SessionRow({ session }: { session: AccountSession }) {
  const t = useTranslations("settings.sessions");
  const format = useFormat();
  const { end, isPending } = useEnd();
  const { isCurrent, browser, system, device } = session;
  const Icon = isCurrent && device === "computer" ? Laptop : devices[device];
  const isRecent = Date.now() - Date.parse(session.lastOpenedAt) < hourMs;
  const opened = isRecent ? t("openedRecently") : t("opened", { time: format.relative(session.lastOpenedAt) });
  const named = browser && system ? t("browserOn", { browser: isolate(browser), system: isolate(system) }) : null;
  const name = named ?? browser ?? system ?? t("unknown");
  const started = t("started", { date: format.date(session.startedAt) });
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-48">
        <p className="font-medium text-label">{isCurrent ? t("current") : t(`device.${device}`)}</p>
        <p className="text-ink-3 text-label">{`${name} · ${started}`}</p>
      </div>
      {isCurrent ? (
        <p className="inline-flex items-center gap-1.5 text-label text-ok">
          <Check aria-hidden className="size-3.5" />
          {t("here")}
        </p>
      ) : (
        <div className="flex items-center gap-4 max-sm:grow max-sm:justify-between max-sm:ps-8">
          <span className="text-ink-2 text-label">{opened}</span>
          <Button
            size="small"
            busy={isPending}
            aria-label={t("endLabel", { device: name, opened })}
            onClick={() => void end(session.id)}
          >
            {t("end")}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Everywhere means here too: the others are ended first, then this one, as by logging out. */
function EndEverywhere() {
  const t = useTranslations("settings.sessions");
  const textOf = useErrorText();
  const language = useLanguage();
  const queries = useQueryClient();
  const user = useUser();
  const withProof = useProof();
  const { mutateAsync } = useEndSessions();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const endAll = async () => {
    setBusy(true);
    setSessionRecovery(false);
    try {
      // The question has said that the rest is lost.
      await saveBeforeSignOut(queries, user.id);
      await withProof(() => mutateAsync(null));
      await (await clientOf(user)).signOut();
      await forgetPerson(queries, user.id);
      leaveForHome(language);
    } catch (error) {
      setSessionRecovery(true);
      setBusy(false);
      toast({ title: t("failed"), text: textOf(error), tone: "error" });
    }
  };

  return (
    <>
      <Button variant="ghost" className="-ms-4 mt-1" onClick={() => setOpen(true)}>
        {t("endAll")}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("endAllTitle")}
        text={t("endAllText")}
        confirm={t("endAll")}
        busy={isBusy}
        onConfirm={() => void endAll()}
      />
    </>
  );
}
