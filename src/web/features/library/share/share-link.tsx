import { CalendarClock, Copy, ExternalLink, Link2Off, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type SharedLink, type SharedLinkRequest, sharedLinkDays } from "#shared/contracts/shared-links.ts";
import { useEndSharedLink, usePutSharedLink, useUndoSharedLink } from "#web/api/shared-links.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import { AlertDialog } from "#web/ui/alert-dialog.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { controlClass, Field } from "#web/ui/field.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";

interface ShareLinkProps {
  itemId: string;
  link: SharedLink;
  /** It was made a moment ago, by a button that is gone. */
  takesFocus: boolean;
  onClose: () => void;
}

/** A link that is there: its address, until when, and what can be done with it. */
export function ShareLink({ itemId, link, takesFocus, onClose }: ShareLinkProps) {
  const t = useTranslations("sharing");
  const format = useFormat();
  const address = new URL(link.path, window.location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ tone: "success", title: t("copied") }),
      () => toast({ tone: "error", title: t("copyFailed") }),
    );
  return (
    <div className="mt-6 grid gap-5">
      <Field label={t("address")} hint={t("validUntil", { date: format.dateTime(link.expiresAt) })}>
        {(control) => (
          <input
            {...control}
            readOnly
            dir="ltr"
            // biome-ignore lint/a11y/noAutofocus: the button that made the link is gone, and the link is what it was pressed for
            autoFocus={takesFocus}
            value={address}
            onFocus={({ target }) => target.select()}
            className={`${controlClass} min-h-11 text-ellipsis`}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="action" icon={<Copy aria-hidden className="size-4" />} onClick={() => void copy()} className="grow">
          {t("copy")}
        </Button>
        <a href={link.path} target="_blank" rel="noreferrer" className={buttonClass("paper", "normal", "grow")}>
          <ExternalLink aria-hidden className="mirror-rtl size-4" />
          {t("open")}
        </a>
      </div>
      <div className="flex flex-wrap gap-y-2 border-hair border-t pt-4 [&>*:first-child]:-ms-3">
        <LinkChanges itemId={itemId} />
        <StopButton itemId={itemId} link={link} onStopped={onClose} />
      </div>
    </div>
  );
}

/** Another end, or another address. */
function LinkChanges({ itemId }: { itemId: string }) {
  const t = useTranslations("sharing");
  const format = useFormat();
  const textOf = useErrorText();
  const { mutateAsync, isPending } = usePutSharedLink(itemId);
  const [isAsking, setAsking] = useState(false);
  const change = (request: SharedLinkRequest, done: (link: SharedLink) => string) =>
    mutateAsync(request).then(
      (link) => link && toast({ tone: "success", title: done(link) }),
      (error: unknown) => toast({ tone: "error", title: t("failed"), text: textOf(error) }),
    );
  return (
    <>
      <Menu
        label={t("changeEnd")}
        align="start"
        trigger={
          <Button size="small" variant="ghost" busy={isPending} icon={<CalendarClock aria-hidden className="size-4" />}>
            {t("changeEnd")}
          </Button>
        }
      >
        {sharedLinkDays.map((days) => (
          <MenuItem
            key={days}
            onSelect={() =>
              void change({ days, isNew: false }, ({ expiresAt }) => t("endChanged", { date: format.dateTime(expiresAt) }))
            }
          >
            {t("fromNow", { days })}
          </MenuItem>
        ))}
      </Menu>
      <Button size="small" variant="ghost" icon={<RefreshCw aria-hidden className="size-4" />} onClick={() => setAsking(true)}>
        {t("newAddress")}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("newAddressTitle")}
        text={t("newAddressText")}
        confirm={t("newAddress")}
        busy={isPending}
        onConfirm={() => void change({ isNew: true }, () => t("newAddressDone")).finally(() => setAsking(false))}
      />
    </>
  );
}

/** Takes the link back; for a moment that can be undone. */
function StopButton({ itemId, link, onStopped }: { itemId: string; link: SharedLink; onStopped: () => void }) {
  const t = useTranslations("sharing");
  const textOf = useErrorText();
  const { mutate, isPending } = useEndSharedLink(itemId);
  const undo = useUndoSharedLink(itemId);
  const failed = (error: unknown) => toast({ tone: "error", title: t("failed"), text: textOf(error) });
  const giveBack = () => undo.mutateAsync(link).then(() => toast({ tone: "success", title: t("undone") }), failed);
  const stop = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({
          tone: "success",
          title: t("stopped"),
          durationMs: toastDurationsMs.longest,
          action: { label: t("undo"), onSelect: () => void giveBack() },
        });
        onStopped();
      },
      onError: failed,
    });
  return (
    <Button
      size="small"
      variant="ghost"
      busy={isPending}
      icon={<Link2Off aria-hidden className="size-4" />}
      onClick={stop}
      className="-me-3 text-danger! max-sm:-ms-3 sm:ms-auto"
    >
      {t("stop")}
    </Button>
  );
}
