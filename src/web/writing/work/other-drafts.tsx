import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { titleOf } from "#language/text/title.ts";
import type { OtherDraft } from "#shared/contracts/drafts.ts";
import type { Variety } from "#shared/options.ts";
import { draftsQuery, useTakeDraft } from "#web/api/drafts.ts";
import { libraryItemQuery } from "#web/api/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast, toastDurationsMs } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { PaperText } from "#web/writing/paper/paper-text.tsx";
import { useTextDirection } from "#web/writing/paper/text-direction.ts";
import { varietyPartTone } from "#web/writing/receipt/facts.ts";
import { Verdict, WholeVerdict } from "#web/writing/receipt/parts.tsx";
import type { TextWork } from "./use-text-work.ts";

interface OtherDraftsProps {
  generationId: string;
  itemId: string;
  variety: Variety;
  work: TextWork;
}

/** The drafts that were not delivered, with a line of the receipt each. One that is taken becomes the text, as an edit that can be undone. */
export function OtherDrafts({ generationId, itemId, variety, work }: OtherDraftsProps) {
  const t = useTranslations("drafts");
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery(draftsQuery(generationId));
  const { take, taking } = useTaking({ generationId, itemId, work });
  if (!data?.keptUntil) return null;
  const { drafts } = data;
  return (
    <section
      aria-label={t("title", { count: drafts.length })}
      className="mt-6 rounded-paper border border-hair bg-page px-5 py-5"
    >
      <h2 ref={heading} tabIndex={-1} className="font-display text-panel">
        {t("title", { count: drafts.length })}
      </h2>
      <p className="mt-1 text-ink-2 text-label">{t("hint", { count: drafts.length, time: format.time(data.keptUntil) })}</p>
      <ul>
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            variety={variety}
            isInPlace={draft.text === work.text}
            isTaking={taking === draft.id}
            isDisabled={taking !== null}
            // The button of a draft that is in place is gone: a keyboard goes on from the heading.
            onTake={() => void take(draft).then((isTaken) => isTaken && heading.current?.focus({ preventScroll: true }))}
          />
        ))}
      </ul>
    </section>
  );
}

interface DraftRowProps {
  draft: OtherDraft;
  variety: Variety;
  /** It is the text now. */
  isInPlace: boolean;
  isTaking: boolean;
  isDisabled: boolean;
  onTake: () => void;
}

function DraftRow({ draft, variety, isInPlace, isTaking, isDisabled, onTake }: DraftRowProps) {
  const t = useTranslations("drafts");
  const receipt = useTranslations("receipt");
  const format = useFormat();
  const direction = useTextDirection(draft.text, variety);
  const { text, words, report, isTaken } = draft;
  return (
    <li className="border-hair-2 border-b border-dashed py-4 last:border-b-0 last:pb-0">
      <h3 className="font-semibold">
        <bdi>{titleOf(text)}</bdi>
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-4 text-label">
        <span className="text-ink-2">{format.words(words)}</span>
        <Verdict tone={varietyPartTone(report)} text={receipt("variety.title")} />
        <WholeVerdict report={report} />
      </p>
      <details className="group/draft mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-label [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden
            className="size-3.5 transition-transform group-not-open/draft:-rotate-90 rtl:group-not-open/draft:rotate-90"
          />
          <span className="text-link">{t("read")}</span>
        </summary>
        <div className="py-2">
          <PaperText markdown={text} variety={variety} direction={direction} />
        </div>
      </details>
      {isInPlace ? (
        <p className="text-ink-2 text-label">{t("inPlace")}</p>
      ) : (
        <Button size="small" busy={isTaking} disabled={isDisabled} onClick={onTake}>
          {isTaken ? t("takeAgain") : t("take", { words })}
        </Button>
      )}
    </li>
  );
}

/** Takes a draft. What is not saved yet is saved before, so that the text that goes stays among the versions. */
function useTaking({ generationId, itemId, work }: Omit<OtherDraftsProps, "variety">) {
  const t = useTranslations("drafts");
  const common = useTranslations("common");
  const textOf = useErrorText();
  const queries = useQueryClient();
  const { mutateAsync, isPending, variables } = useTakeDraft(generationId, itemId);

  /** @returns whether it is the text now. */
  const take = async ({ id, words, isTaken }: OtherDraft): Promise<boolean> => {
    if (isPending) return false;
    const before = work.text;
    const isSaved = await work.saveFirst();
    const version = queries.getQueryData(libraryItemQuery(itemId).queryKey)?.version;
    if (!isSaved || version === undefined) {
      toast({ tone: "error", title: t("notSaved") });
      return false;
    }
    try {
      await mutateAsync({ draft: id, version });
      toast({
        tone: "success",
        title: t("taken"),
        ...(isTaken ? {} : { text: t("charged", { words }) }),
        durationMs: toastDurationsMs.longest,
        action: { label: common("undo"), onSelect: () => work.replaceText(before) },
      });
      return true;
    } catch (error) {
      toast({ tone: "error", title: t("failed"), text: textOf(error) });
      return false;
    }
  };
  return { take, taking: isPending ? (variables?.draft ?? null) : null };
}
