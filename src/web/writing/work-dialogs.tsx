import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { TextConflict, TextWork } from "./use-text-work.ts";

/** What comes between a person and a changed text: leaving it unsaved, and somebody else's changes. */
export function WorkDialogs({ work }: { work: TextWork }) {
  return (
    <>
      <LeaveGuard work={work} />
      {work.conflict ? <ConflictDialog conflict={work.conflict} work={work} /> : null}
    </>
  );
}

function LeaveGuard({ work }: { work: TextWork }) {
  const t = useTranslations("receipt.edit");
  // A fix that could not be stored is kept nowhere but on this page.
  const isLost = work.edited === null && work.saving === "failed";
  const isDirty = work.edited?.isDirty ?? isLost;
  const isKept = work.edited?.isKept ?? !isLost;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    // A reload finds the changes again where this browser keeps them.
    enableBeforeUnload: () => isDirty && !isKept,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={status === "blocked"}
      onOpenChange={(open) => open || reset?.()}
      title={t("leaveTitle")}
      text={t("leaveText")}
      cancel={t("stay")}
      confirm={t("leave")}
      onConfirm={() => {
        work.dropEdit();
        proceed?.();
      }}
    />
  );
}

/** Neither text is lost by itself: both are shown, and the person chooses. */
function ConflictDialog({ conflict, work }: { conflict: TextConflict; work: TextWork }) {
  const t = useTranslations("receipt.conflict");
  const format = useFormat();
  const { mine, theirs } = conflict;
  return (
    <Dialog
      open
      onOpenChange={() => {
        // Closing it answers nothing: the next save asks again.
        work.postpone();
      }}
      title={t("title")}
      description={t("text", { version: theirs.version })}
      className="max-w-205!"
    >
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Version title={t("mine")} text={mine} other={theirs.content}>
          <Button variant="ink" onClick={work.keepMine}>
            {t("keepMine")}
          </Button>
        </Version>
        <Version title={t("theirs", { time: format.time(theirs.updatedAt) })} text={theirs.content} other={mine}>
          <Button onClick={work.takeTheirs}>{t("takeTheirs")}</Button>
        </Version>
      </div>
    </Dialog>
  );
}

interface VersionProps {
  title: string;
  text: string;
  other: string;
  children: ReactNode;
}

function Version({ title, text, other, children }: VersionProps) {
  return (
    <section className="flex min-w-0 flex-col">
      <h3 className="font-semibold text-label">{title}</h3>
      <p
        dir={directionOf(text) ?? undefined}
        className="mt-2 mb-4 line-clamp-6 grow whitespace-pre-line rounded-paper border border-hair bg-sheet px-4 py-3 text-label"
      >
        {differingPart(text, other)}
      </p>
      {children}
    </section>
  );
}

/** Where two texts part, with a little before it. */
function differingPart(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  const from = text.lastIndexOf("\n", Math.max(0, at - 1)) + 1;
  return `${from > 0 ? "… " : ""}${text.slice(from, from + 400)}`;
}
