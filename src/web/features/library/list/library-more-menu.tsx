import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { EllipsisVertical, FileArchive, FileDown, SquareCheck, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { labelsQuery } from "#web/api/shelf.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { openImport } from "../import/import-opening.ts";
import { ExportDialog } from "./export-dialog.tsx";

interface LibraryMoreMenuProps {
  /** Begins to select texts; left out where a button beside the menu does, and where there is nothing to select. */
  onSelecting?: (() => void) | undefined;
  /** Without any text there is nothing to export. */
  isEmpty?: boolean;
}

/** What concerns the library as a whole and is needed now and then: one act or address a line. */
export function LibraryMoreMenu({ onSelecting, isEmpty = false }: LibraryMoreMenuProps) {
  const t = useTranslations();
  const [isExporting, setExporting] = useState(false);
  const trashed = useQuery(labelsQuery).data?.trashed ?? 0;
  const label = t("shelf.more");
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton
            label={label}
            tooltip={false}
            className="size-11! shrink-0 border border-field bg-sheet"
            icon={<EllipsisVertical aria-hidden className="size-5" />}
          />
        }
      >
        {onSelecting ? (
          <MenuItem icon={<SquareCheck aria-hidden className="size-4.5" />} onSelect={onSelecting}>
            {t("library.select.start")}
          </MenuItem>
        ) : null}
        <MenuItem icon={<FileDown aria-hidden className="size-4.5" />} onSelect={() => openImport()}>
          {t("imports.action")}
        </MenuItem>
        {isEmpty ? null : (
          <MenuItem icon={<FileArchive aria-hidden className="size-4.5" />} onSelect={() => setExporting(true)}>
            {t("archives.all")}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="." search={{ trash: true }}>
            <Trash2 aria-hidden className="size-4.5" />
            {trashed === 0 ? t("library.trash.title") : t("library.trash.link", { count: trashed })}
          </Link>
        </MenuItem>
      </Menu>
      {isExporting ? <ExportDialog ids={null} onClose={() => setExporting(false)} /> : null}
    </>
  );
}
