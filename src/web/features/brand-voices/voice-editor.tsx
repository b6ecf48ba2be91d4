import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { SavedBrandVoice } from "#shared/contracts/brand-voice.ts";
import { useSaveBrandVoice } from "#web/api/brand-voices.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { LeaveGuard } from "#web/ui/leave-guard.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { EmptyState, ErrorState, LoadingState, Skeleton } from "#web/ui/states.tsx";
import { draftOfVoice, isChanged, readVoiceDraft, type VoiceDraft } from "./voice-draft.ts";
import { VoiceForm } from "./voice-form.tsx";
import { VoiceSheet } from "./voice-sheet.tsx";
import { VoiceUse } from "./voice-use.tsx";

interface VoiceEditorProps {
  /** Null for a voice that is being made. */
  id: string | null;
  query: UseQueryResult<SavedBrandVoice[]>;
  onClose: () => void;
}

/** One brand voice: its form, and beside it how it sounds as it is typed. */
export function VoiceEditor({ id, query, onClose }: VoiceEditorProps) {
  const t = useTranslations("brandVoices");
  const voice = query.data?.find((candidate) => candidate.id === id) ?? null;
  // What was typed must outlive a deletion in another tab: the form stays once it was open.
  const wasOpen = useRef(false);
  if (voice) wasOpen.current = true;
  const back = (
    <button
      type="button"
      onClick={onClose}
      className="touch-target inline-flex items-center gap-2 text-ink-2 text-label hover:text-ink"
    >
      <ArrowLeft aria-hidden className="mirror-rtl size-4" />
      {t("form.back")}
    </button>
  );
  return (
    <div className="mx-auto w-full max-w-280 px-5 py-6 sm:py-8 desk:px-10">
      {back}
      <div className="mt-4">
        <PageHeader title={voice ? <bdi>{voice.name}</bdi> : t(id === null ? "form.newTitle" : "form.editTitle")} />
      </div>
      {query.error && !query.data ? (
        <ErrorState title={t("listFailed")} error={query.error} onRetry={() => void query.refetch()} className="mt-6" />
      ) : !query.data ? (
        <LoadingState className="mt-6 grid max-w-160 gap-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-32" />
          <Skeleton className="h-11" />
        </LoadingState>
      ) : id !== null && !voice && !wasOpen.current ? (
        <EmptyState
          className="mt-6"
          title={t("form.gone")}
          text={t("empty.text")}
          action={<Button onClick={onClose}>{t("form.back")}</Button>}
        />
      ) : (
        <Editor voice={voice} isGone={id !== null && !voice} onClose={onClose} />
      )}
    </div>
  );
}

interface EditorProps {
  voice: SavedBrandVoice | null;
  /** It was deleted somewhere else while it was open: saving makes it anew. */
  isGone: boolean;
  onClose: () => void;
}

function Editor({ voice: current, isGone, onClose }: EditorProps) {
  const t = useTranslations("brandVoices");
  const textOf = useErrorText();
  // What another tab stores meanwhile must not change under the hands; saving then says so.
  const [voice] = useState(current);
  const [draft, setDraft] = useState<VoiceDraft>(() => draftOfVoice(voice));
  const [isNameMissing, setNameMissing] = useState(false);
  const isSaved = useRef(false);
  // Of two quick presses the second comes before the page shows that the first is under way.
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useSaveBrandVoice(isGone ? null : voice);
  const rules = readVoiceDraft(draft);

  const save = () => {
    if (isBusy.current) return;
    setNameMissing(rules.name === "");
    if (rules.name === "") return form.current?.querySelector("input")?.focus();
    isBusy.current = true;
    mutate(rules, {
      onSuccess: () => {
        isSaved.current = true;
        toast({ tone: "success", title: t("form.saved"), text: t("form.savedText") });
        onClose();
      },
      onError: (error) => {
        isBusy.current = false;
        toast({ tone: "error", title: t("form.saveFailed"), text: textOf(error) });
      },
    });
  };
  const isBlocking = () => isChanged(draft, voice) && !isSaved.current;

  return (
    <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,640px)_minmax(0,1fr)]">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <VoiceForm
          draft={draft}
          onChange={(next) => {
            setDraft(next);
            if (next.name.trim() !== "") setNameMissing(false);
          }}
          nameError={isNameMissing ? t("form.nameMissing") : null}
        />
        <div className="sticky bottom-0 z-20 -mx-5 mt-8 border-hair border-t bg-page px-5 py-3 lg:mx-0 lg:px-0">
          {isGone ? (
            <p role="status" className="mb-3 text-label text-warn">
              {t("form.goneMeanwhile")}
            </p>
          ) : null}
          <Button type="submit" variant="action" size="main" className="w-full" busy={isPending}>
            {t("form.save")}
          </Button>
        </div>
      </form>
      <aside aria-labelledby="voice-rules" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <h2 id="voice-rules" className="border-ink border-b-2 pb-2 font-display text-panel">
          {t("rules.title")}
        </h2>
        <p className="mt-2 mb-4 text-ink-3 text-label">{t("rules.text")}</p>
        <VoiceSheet rules={rules} />
        {voice ? (
          <div className="mt-6 border-hair border-t pt-3">
            <VoiceUse id={voice.id} />
          </div>
        ) : null}
      </aside>
      <LeaveGuard text={t("leave")} isBlocking={isBlocking} isBlockingUnload={isBlocking} />
    </div>
  );
}
