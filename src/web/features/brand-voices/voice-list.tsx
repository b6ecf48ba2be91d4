import type { UseQueryResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Pencil, PenLine, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SavedBrandVoice } from "#shared/contracts/brand-voice.ts";
import { useUser } from "#web/api/session.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { chooseBrandVoice } from "#web/writing/brief/draft-store.ts";
import { phoneBarClass } from "#web/writing/work/sheet-tools.tsx";
import { DeleteVoiceDialog } from "./delete-voice-dialog.tsx";
import { NoVoices } from "./no-voices.tsx";
import { newVoice } from "./voice-draft.ts";
import { VoiceSheet } from "./voice-sheet.tsx";
import { VoiceUse } from "./voice-use.tsx";

interface VoiceListProps {
  query: UseQueryResult<SavedBrandVoice[]>;
  onOpen: (id: string) => void;
}

/** Every brand voice as it sounds, and the way to a new one. */
export function VoiceList({ query, onOpen }: VoiceListProps) {
  const t = useTranslations("brandVoices");
  const { data: voices, error, refetch } = query;
  const [deleting, setDeleting] = useState<SavedBrandVoice | null>(null);
  const isEmpty = voices?.length === 0;
  const makeButton = (
    <Button
      variant="action"
      icon={<Plus aria-hidden className="size-4" />}
      className={cx(!isEmpty && "max-md:min-h-12 max-md:w-full")}
      onClick={() => onOpen(newVoice)}
    >
      {t(isEmpty ? "empty.action" : "make")}
    </Button>
  );
  const makeBar = (
    <div data-bottom-bar className={phoneBarClass}>
      {makeButton}
    </div>
  );
  return (
    <div className="mx-auto w-full max-w-280 px-5 py-6 max-md:pb-28 sm:py-8 desk:px-10">
      <PageHeader title={t("title")} text={t("text")} aside={voices && !isEmpty ? makeBar : null} />
      <div className="mt-6">
        {voices ? null : error ? (
          <ErrorState title={t("listFailed")} error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )}
        {isEmpty ? <NoVoices action={makeButton} /> : null}
        {voices && !isEmpty ? (
          <ul className="border-ink border-t">
            {voices.map((voice) => (
              <VoiceRow key={voice.id} voice={voice} onEdit={() => onOpen(voice.id)} onDelete={() => setDeleting(voice)} />
            ))}
          </ul>
        ) : null}
      </div>
      <DeleteVoiceDialog voice={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}

interface VoiceRowProps {
  voice: SavedBrandVoice;
  onEdit: () => void;
  onDelete: () => void;
}

function VoiceRow({ voice, onEdit, onDelete }: VoiceRowProps) {
  const t = useTranslations("brandVoices");
  const user = useUser();
  const navigate = useNavigate();
  const tryIt = () => {
    chooseBrandVoice(user.id, voice.id);
    void navigate({ to: "/create" });
  };
  return (
    <li className="grid gap-x-10 gap-y-4 border-hair border-b py-7 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
      <h2 className="font-bold font-display text-[26px] leading-[1.6] [overflow-wrap:anywhere]">
        <bdi>{voice.name}</bdi>
      </h2>
      <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
        <VoiceSheet rules={voice} />
      </div>
      <div className="min-w-0">
        <VoiceUse id={voice.id} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button size="small" icon={<PenLine aria-hidden className="size-3.5" />} onClick={tryIt}>
            {t("rules.try")}
          </Button>
          <Button size="small" icon={<Pencil aria-hidden className="size-3.5" />} onClick={onEdit}>
            {t("edit")}
          </Button>
          <IconButton
            label={t("delete.label", { name: voice.name })}
            tooltip={false}
            icon={<Trash2 aria-hidden className="size-4.5" />}
            className="size-8!"
            onClick={onDelete}
          />
        </div>
      </div>
    </li>
  );
}

function ListSkeleton() {
  return (
    <LoadingState className="border-ink border-t">
      {["a", "b", "c"].map((key) => (
        <div key={key} className="grid gap-x-10 gap-y-4 border-hair border-b py-7 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
          <Skeleton className="h-9 w-40" />
          <Skeleton className="h-28" />
        </div>
      ))}
    </LoadingState>
  );
}
