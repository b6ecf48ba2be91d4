import { useQuery } from "@tanstack/react-query";
import { Download, Pencil, RotateCw, Star } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Generation } from "#shared/contracts/generations.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { libraryItemQuery, useUpdateItem } from "#web/api/library.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat, useLanguage } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/choices.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { pageHeadingId } from "#web/ui/page-header.tsx";
import { VoiceName } from "#web/ui/voice.tsx";
import { CopyTextButton } from "#web/writing/copy-text-button.tsx";
import { ExportItems } from "#web/writing/export-items.tsx";
import { Paper } from "#web/writing/paper.tsx";
import { TemplateIcon } from "#web/writing/template-icon.tsx";
import { BrokenNotice } from "./paper-notice.tsx";
import { PlainText } from "./plain-text.tsx";
import { Receipt } from "./receipt.tsx";
import { ReceiptSummary } from "./receipt-summary.tsx";

interface ResultViewProps {
  template: TemplateDetail;
  generation: Generation;
  onEdit: () => void;
  onAgain: () => void;
  isAgainPending: boolean;
}

type View = "document" | "plain";

/** The finished text on its paper, with what can be done with it, and the receipt beside it. */
export function ResultView(props: ResultViewProps) {
  const { generation } = props;
  const t = useTranslations("create.result");
  const [view, setView] = useState<View>("document");
  const item = useQuery({ ...libraryItemQuery(generation.itemId ?? ""), enabled: generation.itemId !== null }).data ?? null;
  const heading = useRef<HTMLHeadingElement>(null);

  // What had the focus (Stop, the main button) is gone now: a keyboard goes on from the text.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  const notice = generation.state === "done" ? null : <BrokenNotice generation={generation} />;
  return (
    <div className="flex grow flex-col">
      <h1 ref={heading} id={pageHeadingId} tabIndex={-1} className="sr-only">
        {t("title")}
      </h1>
      <ResultBar {...props} />
      <ReceiptSummary generation={generation} />
      <div className="grow bg-sunk px-3 py-4 max-md:pb-28 md:px-6 md:py-6 desk:px-10">
        <div className="mx-auto grid max-w-320 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,824px)_minmax(320px,384px)] xl:justify-center">
          <div className="min-w-0">
            <Toolbar generation={generation} item={item} view={view} onView={setView} />
            {view === "plain" ? (
              <PlainText markdown={generation.text} variety={generation.brief.variety} notice={notice} />
            ) : (
              <Paper markdown={generation.text} variety={generation.brief.variety} notice={notice} />
            )}
          </div>
          <Receipt generation={generation} item={item} />
        </div>
      </div>
    </div>
  );
}

/** What was asked for, in one line, with the two ways on. */
function ResultBar({ template, generation, onEdit, onAgain, isAgainPending }: ResultViewProps) {
  const t = useTranslations();
  const format = useFormat();
  const language = useLanguage();
  const { brief, targetWords } = generation;
  const facts = [format.words(targetWords), t(`options.tone.${brief.tone}`), t(`options.audience.${brief.audience}`)];
  return (
    <div className="flex items-center justify-between gap-x-6 border-hair border-b bg-page px-5 py-2.5 desk:px-10">
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-1 text-label">
        <span className="inline-flex items-center gap-2 font-semibold">
          <TemplateIcon name={template.icon} className="size-4" />
          {language === "ar" ? template.nameAr : template.name}
        </span>
        <VoiceName variety={brief.variety} />
        {facts.map((fact) => (
          <span key={fact} className="text-ink-2 max-sm:hidden">
            {fact}
          </span>
        ))}
      </p>
      <div className="flex gap-3">
        <Button size="small" icon={<Pencil aria-hidden className="size-3.5" />} onClick={onEdit}>
          {t("create.result.edit")}
        </Button>
        <Button size="small" busy={isAgainPending} icon={<RotateCw aria-hidden className="size-3.5" />} onClick={onAgain}>
          <span className="max-sm:sr-only">{t("create.result.again")}</span>
        </Button>
      </div>
    </div>
  );
}

interface ToolbarProps {
  generation: Generation;
  item: LibraryItem | null;
  view: View;
  onView: (view: View) => void;
}

/** View, favourite, export, copy: over the paper, and on a phone at the bottom within the thumb's reach. */
function Toolbar({ generation, item, view, onView }: ToolbarProps) {
  const t = useTranslations("create.result");
  const { text, words, brief } = generation;
  const views = (["document", "plain"] as const).map((value) => ({
    value,
    label: <span className="whitespace-nowrap">{t(value)}</span>,
  }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 md:mb-4">
      <Segmented small aria-label={t("view")} value={view} onValueChange={onView} choices={views} className="max-md:hidden" />
      <div
        data-bottom-bar
        className="z-20 flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:flex-row-reverse max-md:border-hair max-md:border-t max-md:bg-page max-md:px-5 max-md:pt-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]"
      >
        {item ? <Favourite item={item} /> : null}
        <Menu
          label={t("exportMenu")}
          trigger={
            <Button icon={<Download aria-hidden className="size-4" />} className="max-md:min-h-12">
              {t("export")}
            </Button>
          }
        >
          <ExportItems text={() => ({ markdown: text, title: item?.title ?? null, variety: brief.variety })} />
        </Menu>
        <CopyTextButton
          variant="action"
          markdown={text}
          variety={brief.variety}
          words={words}
          className="max-md:min-h-12 max-md:grow"
        />
      </div>
    </div>
  );
}

/** Shows the wish at once and goes back when the server refuses. */
function Favourite({ item }: { item: LibraryItem }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const { mutate, isPending, variables } = useUpdateItem(item.id);
  const isOn = isPending ? variables.favourite === true : item.favourite;
  return (
    <IconButton
      label={t(isOn ? "create.result.unfavourite" : "create.result.favourite")}
      aria-pressed={isOn}
      icon={<Star aria-hidden className={cx("size-4.5", isOn && "fill-star text-star")} />}
      className="max-md:size-12! max-md:border max-md:border-hair-2"
      onClick={() =>
        mutate(
          { favourite: !isOn },
          { onError: (error) => toast({ title: t("common.error.title"), text: errorText(error), tone: "error" }) },
        )
      }
    />
  );
}
