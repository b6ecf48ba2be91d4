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
import { SaveState } from "#web/writing/autosave/save-state.tsx";
import { ConvertMenu } from "#web/writing/convert-menu.tsx";
import { CopyTextButton } from "#web/writing/copy-text-button.tsx";
import { Elsewhere } from "#web/writing/elsewhere.tsx";
import { ExportItems } from "#web/writing/export-items.tsx";
import { ReceiptColumn } from "#web/writing/receipt/receipt-column.tsx";
import { ReceiptSummary } from "#web/writing/receipt/receipt-summary.tsx";
import { sourceOfGeneration } from "#web/writing/receipt/source.ts";
import { bottomBarClass, EditActions, EditButton, MarksSwitch } from "#web/writing/sheet-tools.tsx";
import { TemplateIcon } from "#web/writing/template-icon.tsx";
import { type TextLook, TextSheet, useJump } from "#web/writing/text-sheet.tsx";
import { type TextWork, useTextWork } from "#web/writing/use-text-work.ts";
import { WorkDialogs } from "#web/writing/work-dialogs.tsx";
import { KeptAs } from "./kept-as.tsx";
import { BrokenNotice } from "./paper-notice.tsx";

interface ResultViewProps {
  template: TemplateDetail;
  generation: Generation;
  onEdit: () => void;
  onAgain: () => void;
  isAgainPending: boolean;
}

/** The finished text on its paper, with what can be done with it, and the receipt beside it. */
export function ResultView(props: ResultViewProps) {
  const { generation } = props;
  const t = useTranslations("create.result");
  const [look, setLook] = useState<TextLook>("document");
  const item = useQuery({ ...libraryItemQuery(generation.itemId ?? ""), enabled: generation.itemId !== null }).data ?? null;
  const work = useTextWork({ text: generation.text, brief: generation.brief, report: generation.report, item });
  const { field, jump } = useJump(work, () => setLook("document"));
  const heading = useRef<HTMLHeadingElement>(null);

  // What had the focus (Stop, the main button) is gone now: a keyboard goes on from the text.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  const { variety } = generation.brief;
  const notice = generation.state === "done" ? null : <BrokenNotice generation={generation} />;
  return (
    <div className="flex grow flex-col">
      <h1 ref={heading} id={pageHeadingId} tabIndex={-1} className="sr-only">
        {t("title")}
      </h1>
      <ResultBar {...props} />
      <ReceiptSummary checked={work.checked} />
      <div className="grow bg-sunk px-3 py-4 max-md:pb-28 md:px-6 md:py-6 desk:px-10">
        <div className="mx-auto grid max-w-320 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,824px)_minmax(320px,384px)] xl:justify-center">
          <div className="min-w-0">
            <Toolbar generation={generation} item={item} work={work} look={look} onLook={setLook} />
            <TextSheet work={work} variety={variety} look={look} notice={notice} field={field} />
          </div>
          <ReceiptColumn source={sourceOfGeneration(generation)} work={work} onJump={jump}>
            {item ? <KeptAs key={item.id} item={item} /> : null}
            <Elsewhere brief={generation.brief} generationId={generation.id} set={item?.set ?? null} />
          </ReceiptColumn>
        </div>
      </div>
      <WorkDialogs work={work} />
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
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hair border-b bg-page px-5 py-2.5 desk:px-10">
      <p className="flex min-w-0 flex-1 basis-24 flex-wrap items-center gap-x-5 gap-y-1 text-label">
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
  work: TextWork;
  look: TextLook;
  onLook: (look: TextLook) => void;
}

/** View, marks, editing; favourite, export, copy: over the paper, the latter on a phone at the bottom within the thumb's reach. */
function Toolbar({ generation, item, work, look, onLook }: ToolbarProps) {
  const t = useTranslations("create.result");
  const { brief } = generation;
  const looks = (["document", "plain"] as const).map((value) => ({
    value,
    label: <span className="whitespace-nowrap">{t(value)}</span>,
  }));
  return (
    <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-3 md:mb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full max-md:justify-between">
        {work.edited ? (
          <SaveState work={work} />
        ) : (
          <>
            <Segmented
              small
              aria-label={t("view")}
              value={look}
              onValueChange={onLook}
              choices={looks}
              className="max-md:hidden"
            />
            {look === "document" ? <MarksSwitch /> : null}
            <EditButton work={work} />
            <ConvertMenu item={item} small />
          </>
        )}
      </div>
      {work.edited ? (
        <EditActions work={work} />
      ) : (
        <div data-bottom-bar className={bottomBarClass}>
          {item ? <Favourite item={item} /> : null}
          <Menu
            label={t("exportMenu")}
            trigger={
              <Button icon={<Download aria-hidden className="size-4" />} className="max-md:min-h-12">
                {t("export")}
              </Button>
            }
          >
            <ExportItems
              text={() => ({ markdown: work.text, title: item?.title ?? null, variety: brief.variety })}
              itemId={item && work.text === item.content ? item.id : null}
              variety={brief.variety}
            />
          </Menu>
          <CopyTextButton
            variant="action"
            markdown={work.text}
            variety={brief.variety}
            words={work.checked?.report.words.delivered ?? generation.words}
            className="max-md:min-h-12 max-md:grow"
          />
        </div>
      )}
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
