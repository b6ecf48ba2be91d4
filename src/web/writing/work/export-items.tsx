import { Link } from "@tanstack/react-router";
import { FileCode2, FileDown, FileText, FileType, FileType2, Lock, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { DocumentSource } from "#language/document/read-document.ts";
import { safeFileName } from "#language/text/file-name.ts";
import { type BrowserFormat, type ExportFormat, exportFormatRecords, exportFormats } from "#shared/export-formats.ts";
import { paperOf, type Variety } from "#shared/options.ts";
import { planForExport } from "#shared/plans.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { fetchExport } from "#web/api/exports.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { fileTitle, saveFile, saveTextFile } from "#web/lib/text-file.ts";
import { toast } from "#web/lib/toast.ts";
import { MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { CopyItems } from "./copy-items.tsx";
import type { TextToSave } from "./text-to-save.ts";

type ServerFormat = Exclude<ExportFormat, BrowserFormat>;

/** What each kind of file looks like in menus and dialogs. */
export const formatIcons: Readonly<Record<ExportFormat, LucideIcon>> = {
  txt: FileText,
  md: FileType2,
  html: FileCode2,
  pdf: FileDown,
  docx: FileType,
};

/** The Markdown parser is fetched when somebody exports, not with the page. */
const parser = () => import("#web/lib/export-text.ts");

interface BrowserWriter {
  /** Without charset. */
  readonly mediaType: string;
  write(text: DocumentSource): string | Promise<string>;
}

const browserWriters: Readonly<Record<BrowserFormat, BrowserWriter>> = {
  txt: { mediaType: "text/plain", write: async ({ markdown }) => (await parser()).toPlainText(markdown) },
  md: { mediaType: "text/markdown", write: ({ markdown }) => markdown },
  html: { mediaType: "text/html", write: async (text) => (await parser()).toHtmlPage(text) },
};

interface ExportItemsProps {
  /** Called on the choice: a list knows only previews and fetches the whole text then. */
  text: () => TextToSave | Promise<TextToSave>;
  /** The item whose stored text this is; null while it is not kept, or has changes that are not saved. */
  itemId: string | null;
  variety: Variety | null;
}

/** The entries of a menu that copy a text or save it as a file. What the plan lacks leads to the plans; a failure is said in a toast. */
export function ExportItems({ text, itemId, variety }: ExportItemsProps) {
  const t = useTranslations("generations.result");
  const run = useSaving();
  return (
    <>
      <CopyItems text={text} />
      <MenuSeparator />
      {exportFormats.map((format) =>
        isBrowserFormat(format) ? (
          <MenuItem key={format} icon={<FormatIcon format={format} />} onSelect={() => run(() => saveText(text, format))}>
            {t(format)}
          </MenuItem>
        ) : (
          <ServerFormatItem key={format} format={format} itemId={itemId} variety={variety} />
        ),
      )}
    </>
  );
}

function isBrowserFormat(format: ExportFormat): format is BrowserFormat {
  return exportFormatRecords[format].madeBy === "browser";
}

interface ServerFormatItemProps {
  format: ServerFormat;
  itemId: string | null;
  variety: Variety | null;
}

function ServerFormatItem({ format, itemId, variety }: ServerFormatItemProps) {
  const t = useTranslations();
  const refused = usePermissions()({ act: "export", format });
  const run = useSaving();
  const name = t(`generations.result.${format}`);
  if (refused) {
    return (
      <MenuItem asChild>
        <Link to="/plans">
          <Lock aria-hidden className="size-4.5 text-ink-2" />
          <WithHint
            name={name}
            hint={t("generations.result.exportInPlan", { plan: t(`options.plan.${planForExport(format)}`) })}
          />
        </Link>
      </MenuItem>
    );
  }
  if (itemId === null) {
    return (
      <MenuItem disabled icon={<FormatIcon format={format} />}>
        <WithHint name={name} hint={t("generations.result.exportOnceSaved")} />
      </MenuItem>
    );
  }
  const save = async () => {
    toast({ title: t("generations.result.exportPreparing", { format: name }) });
    const file = await fetchExport(itemId, { format, paper: paperOf(variety) });
    saveFile(file.name, file.content);
    toast({ tone: "success", title: t("generations.result.exportReady"), text: file.name });
  };
  return (
    <MenuItem icon={<FormatIcon format={format} />} onSelect={() => run(save)}>
      {name}
    </MenuItem>
  );
}

function WithHint({ name, hint }: { name: string; hint: string }) {
  return (
    <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
      {name}
      <span className="text-ink-2 text-label">{hint}</span>
    </span>
  );
}

function FormatIcon({ format }: { format: ExportFormat }): ReactNode {
  const Icon = formatIcons[format];
  return <Icon aria-hidden className="size-4.5 text-ink-2" />;
}

/** Runs what saves a file, and says it when it fails. */
function useSaving(): (save: () => Promise<void>) => void {
  const t = useTranslations("generations.result");
  const textOf = useErrorText();
  return (save) => {
    save().catch((error: unknown) => toast({ tone: "error", title: t("exportFailed"), text: textOf(error) }));
  };
}

async function saveText(load: ExportItemsProps["text"], format: BrowserFormat): Promise<void> {
  const { markdown, title: own, variety, direction } = await load();
  const title = fileTitle(own, markdown);
  const tag = variety && varietyRecords[variety].tag;
  const { mediaType, write } = browserWriters[format];
  saveTextFile(safeFileName(title, format), mediaType, await write({ markdown, title, tag, direction }));
}
