import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { Variety } from "#shared/options.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/choices.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { SaveState } from "#web/writing/autosave/save-state.tsx";
import { ConvertMenu } from "#web/writing/work/convert-menu.tsx";
import { CopyTextButton } from "#web/writing/work/copy-text-button.tsx";
import { ExportItems } from "#web/writing/work/export-items.tsx";
import { FavouriteButton } from "#web/writing/work/favourite.tsx";
import { bottomBarClass, EditActions, EditButton, MarksSwitch } from "#web/writing/work/sheet-tools.tsx";
import type { TextLook } from "#web/writing/work/text-sheet.tsx";
import type { TextWork } from "#web/writing/work/use-text-work.ts";

interface ResultProps {
  /** Where the text is kept; null while that is not known. */
  item: LibraryItem | null;
  work: TextWork;
  variety: Variety;
}

interface ResultToolsProps extends ResultProps {
  /** As it was delivered; the newest report knows better. */
  words: number;
  /** A phone has the rest in its menu. */
  isNarrow: boolean;
  look: TextLook;
  onLook: (look: TextLook) => void;
}

/** Over the paper: how the text is looked at and what can be done with it. On a phone two acts under the thumb. */
export function ResultTools(props: ResultToolsProps) {
  const { work, isNarrow } = props;
  if (work.edited) {
    return (
      <Row>
        <SaveState work={work} />
        <EditActions work={work} />
      </Row>
    );
  }
  return isNarrow ? <NarrowActs {...props} /> : <WideTools {...props} />;
}

function Row({ children }: { children: React.ReactNode }) {
  return <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-2 md:mb-4">{children}</div>;
}

function NarrowActs({ item, ...copy }: ResultToolsProps) {
  const t = useTranslations("generations.result");
  return (
    <div data-bottom-bar className={bottomBarClass}>
      {item ? (
        <Link to="/my-content" search={{ item: item.id }} className={buttonClass("paper", "normal", "min-h-12 grow px-3!")}>
          {t("open")}
        </Link>
      ) : null}
      <CopyResult {...copy} className="min-h-12 grow" />
    </div>
  );
}

function WideTools(props: ResultToolsProps) {
  const { item, work, look, onLook } = props;
  const t = useTranslations("generations.result");
  const looks = (["document", "plain"] as const).map((value) => ({
    value,
    label: <span className="whitespace-nowrap">{t(value)}</span>,
  }));
  return (
    <Row>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <Segmented small aria-label={t("view")} value={look} onValueChange={onLook} choices={looks} className="me-1" />
        {look === "document" ? <MarksSwitch /> : null}
        <EditButton work={work} />
        <ConvertMenu item={item} small onEdit={work.edit} />
      </div>
      <div className="flex items-center gap-2">
        {item ? <FavouriteButton item={item} /> : null}
        <Menu label={t("exportMenu")} trigger={<Button icon={<Download aria-hidden className="size-4" />}>{t("export")}</Button>}>
          <ResultExports {...props} />
        </Menu>
        <CopyResult {...props} />
      </div>
    </Row>
  );
}

interface CopyResultProps extends Pick<ResultToolsProps, "work" | "variety" | "words"> {
  className?: string;
}

function CopyResult({ work, variety, words, className }: CopyResultProps) {
  return (
    <CopyTextButton
      variant="action"
      markdown={work.text}
      variety={variety}
      words={work.checked?.report.words.delivered ?? words}
      {...(className ? { className } : {})}
    />
  );
}

/** The files of the text as it stands on the page. */
export function ResultExports({ item, work, variety }: ResultProps) {
  return (
    <ExportItems
      text={() => ({ markdown: work.text, title: item?.title ?? null, variety, direction: item?.direction ?? null })}
      itemId={item && work.text === item.text ? item.id : null}
      variety={variety}
    />
  );
}
