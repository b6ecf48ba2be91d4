import type { UseQueryResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Pencil, PenLine, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SavedBrandVoice } from "#shared/contracts/brand-voice.ts";
import { useUser } from "#web/api/session.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { EmptyState, ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { chooseBrandVoice } from "#web/writing/draft-store.ts";
import { DeleteVoiceDialog } from "./delete-voice-dialog.tsx";
import { RulesList } from "./rules-list.tsx";
import { newVoice } from "./voice-draft.ts";

interface VoiceListProps {
  query: UseQueryResult<SavedBrandVoice[]>;
  onOpen: (id: string) => void;
}

/** Every brand voice with its rules, and the way to a new one. */
export function VoiceList({ query, onOpen }: VoiceListProps) {
  const t = useTranslations("brandVoices");
  const { data: voices, error, refetch } = query;
  const [deleting, setDeleting] = useState<SavedBrandVoice | null>(null);
  const isEmpty = voices?.length === 0;
  const makeButton = (
    <Button variant="action" icon={<Plus aria-hidden className="size-4" />} onClick={() => onOpen(newVoice)}>
      {t(isEmpty ? "empty.action" : "make")}
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-280 px-5 py-6 sm:py-8 desk:px-10">
      <PageHeader title={t("title")} text={t("text")} aside={voices && !isEmpty ? makeButton : null} />
      <div className="mt-6">
        {voices ? null : error ? (
          <ErrorState title={t("listFailed")} error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )}
        {isEmpty ? <EmptyState title={t("empty.title")} text={t("empty.text")} action={makeButton} /> : null}
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
    <li className="grid gap-x-8 gap-y-4 border-hair border-b py-5 md:grid-cols-[minmax(0,240px)_minmax(0,1fr)_auto]">
      <h2 className="font-bold font-display text-[22px] leading-[1.6] [overflow-wrap:anywhere]">
        <bdi>{voice.name}</bdi>
      </h2>
      <RulesList rules={voice} />
      <div className="flex flex-wrap items-start gap-2">
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
    </li>
  );
}

function ListSkeleton() {
  return (
    <LoadingState className="border-ink border-t">
      {["a", "b", "c"].map((key) => (
        <div key={key} className="grid gap-3 border-hair border-b py-6">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      ))}
    </LoadingState>
  );
}
