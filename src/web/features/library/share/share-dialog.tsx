import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { sharedLinkDays } from "#shared/contracts/shared-links.ts";
import { sharedLinkQuery, usePutSharedLink } from "#web/api/shared-links.ts";
import { useSubmit } from "#web/lib/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { PillGroup } from "#web/ui/choices.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { ShareLink } from "./share-link.tsx";

interface ShareDialogProps {
  itemId: string;
  onClose: () => void;
}

/** The one link of a text: made here, copied, given another end, taken back. */
export function ShareDialog({ itemId, onClose }: ShareDialogProps) {
  const t = useTranslations("sharing");
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("title")} description={t("text")}>
      <ShareState itemId={itemId} onClose={onClose} />
    </Dialog>
  );
}

function ShareState({ itemId, onClose }: ShareDialogProps) {
  const t = useTranslations("sharing");
  const { data: link, error, refetch } = useQuery(sharedLinkQuery(itemId));
  const [isFresh, setFresh] = useState(false);
  if (link) return <ShareLink itemId={itemId} link={link} takesFocus={isFresh} onClose={onClose} />;
  if (link === null) return <NewLink itemId={itemId} onCreated={() => setFresh(true)} />;
  if (error) return <ErrorState title={t("loadFailed")} error={error} onRetry={() => void refetch()} className="mt-6" />;
  return (
    <LoadingState className="mt-6 grid gap-3">
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-10 w-40" />
    </LoadingState>
  );
}

const usualDays = 7;

function NewLink({ itemId, onCreated }: { itemId: string; onCreated: () => void }) {
  const t = useTranslations("sharing");
  const [days, setDays] = useState(String(usualDays));
  const { mutateAsync } = usePutSharedLink(itemId);
  const { isBusy, problem, submit } = useSubmit();
  const create = async () => {
    const chosen = sharedLinkDays.find((choice) => String(choice) === days) ?? usualDays;
    await mutateAsync({ days: chosen, isNew: false });
    onCreated();
  };
  return (
    <form noValidate onSubmit={submit(create)} className="mt-6 grid gap-5">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-label">{t("validFor")}</legend>
        <PillGroup
          aria-label={t("validFor")}
          value={days}
          onValueChange={setDays}
          choices={sharedLinkDays.map((choice) => ({ value: String(choice), label: t("days", { days: choice }) }))}
        />
        <FieldNote error={problem} />
      </fieldset>
      <div className="flex justify-end">
        <Button type="submit" variant="action" busy={isBusy}>
          {t("create")}
        </Button>
      </div>
    </form>
  );
}
