import { Download, EllipsisVertical, Pencil, Replace, RotateCw } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import type { Variety } from "#shared/options.ts";
import { useWriterOf } from "#web/api/writers.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { MenuBack, MenuCheck, MenuPages, MenuTurn } from "#web/ui/menu-pages.tsx";
import { marksShown } from "#web/writing/paper/marks-choice.ts";
import { ConvertItems } from "#web/writing/work/convert-menu.tsx";
import { FavouriteItem } from "#web/writing/work/favourite.tsx";
import { useConvert } from "#web/writing/work/use-convert.ts";
import type { TextWork } from "#web/writing/work/use-text-work.ts";
import { ResultExports } from "./result-tools.tsx";

interface ResultMenuProps {
  item: LibraryItem | null;
  work: TextWork;
  variety: Variety;
  /** Back to the brief. */
  onAgain: () => void;
}

interface EntriesProps extends ResultMenuProps {
  onEditText: () => void;
}

type Page = "acts" | "export" | "convert";

/** On a phone: everything that can be done with the text but for what lies under the thumb (decision 24). */
export function ResultMenu(props: ResultMenuProps) {
  const t = useTranslations("common");
  // The editor takes the focus; the button would have it back when the menu closes.
  const isEditing = useRef(false);
  const editText = () => {
    isEditing.current = true;
    props.work.edit();
  };
  return (
    <Menu
      label={t("more")}
      className="w-72 max-w-[calc(100vw-16px)]"
      onCloseAutoFocus={(event) => {
        if (isEditing.current) event.preventDefault();
        isEditing.current = false;
      }}
      trigger={
        <IconButton
          label={t("more")}
          tooltip={false}
          icon={<EllipsisVertical aria-hidden className="size-5" />}
          className="size-11! -me-2.5"
        />
      }
    >
      <Entries {...props} onEditText={editText} />
    </Menu>
  );
}

function Entries(props: EntriesProps) {
  const { item, work, variety } = props;
  const t = useTranslations();
  const [page, setPage] = useState<Page>("acts");
  const { convert } = useConvert(item?.id ?? null, work.edit);
  const back = () => setPage("acts");
  return (
    <MenuPages page={page}>
      {page === "export" ? (
        <>
          <MenuBack onTurn={back}>{t("generations.result.export")}</MenuBack>
          <ResultExports item={item} work={work} variety={variety} />
        </>
      ) : page === "convert" ? (
        <>
          <MenuBack onTurn={back}>{t("convert.button")}</MenuBack>
          <ConvertItems from={variety} words={item?.wordCount ?? null} onChoose={convert} />
        </>
      ) : (
        <Acts {...props} onTurn={setPage} />
      )}
    </MenuPages>
  );
}

interface ActsProps extends EntriesProps {
  onTurn: (page: Page) => void;
}

function Acts({ item, work, variety, onEditText, onAgain, onTurn }: ActsProps) {
  const t = useTranslations();
  const showsMarks = marksShown.use();
  const writerOf = useWriterOf();
  // While the text is under somebody's hands, what is stored is not what they see.
  const isEdited = work.edited !== null;
  return (
    <>
      <MenuItem disabled={isEdited || !work.canChange} icon={<Pencil aria-hidden className="size-4.5" />} onSelect={onEditText}>
        {t("receipt.edit.start")}
      </MenuItem>
      <MenuTurn icon={<Download aria-hidden className="size-4.5" />} onTurn={() => onTurn("export")}>
        {t("generations.result.export")}
      </MenuTurn>
      <MenuTurn
        icon={<Replace aria-hidden className="size-4.5" />}
        disabled={isEdited || item === null || writerOf(variety) === undefined}
        onTurn={() => onTurn("convert")}
      >
        {t("convert.button")}
      </MenuTurn>
      {item ? <FavouriteItem item={item} /> : null}
      <MenuCheck checked={showsMarks} onChange={marksShown.set}>
        {t("receipt.marks.show")}
      </MenuCheck>
      <MenuSeparator />
      <MenuItem icon={<RotateCw aria-hidden className="size-4.5" />} onSelect={onAgain}>
        {t("generations.result.again")}
      </MenuItem>
    </>
  );
}
