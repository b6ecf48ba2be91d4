import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { libraryItemQuery } from "#web/api/library.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { ExportItems } from "#web/writing/work/export-items.tsx";
import type { TextToSave } from "#web/writing/work/text-to-save.ts";

/** The formats of a text of the list; the list knows its beginning only, so the whole of it is fetched on the choice. */
export function DownloadItems({ item }: { item: LibraryItem }) {
  const queries = useQueryClient();
  const whole = async (): Promise<TextToSave> => {
    const { text, title, variety, direction } = await queries.fetchQuery(libraryItemQuery(item.id));
    return { markdown: text, title, variety, direction };
  };
  return <ExportItems text={whole} itemId={item.id} variety={item.variety} />;
}

/** A button that opens the formats. */
export function DownloadButton({ item, className }: { item: LibraryItem; className?: string }) {
  const t = useTranslations("library");
  return (
    <Menu
      label={t("download")}
      trigger={
        <IconButton
          label={t("download")}
          tooltip={false}
          className={className}
          icon={<Download aria-hidden className="size-4.5" />}
        />
      }
    >
      <DownloadItems item={item} />
    </Menu>
  );
}
