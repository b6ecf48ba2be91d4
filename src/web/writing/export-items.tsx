import { FileCode2, FileText, FileType2 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { fileTitle, safeFileName, saveTextFile } from "#web/lib/text-file.ts";
import { toast } from "#web/lib/toast.ts";
import { voices } from "#web/lib/voices.ts";
import { MenuItem } from "#web/ui/menu.tsx";
import { textDirection } from "./paper.tsx";

/** The formats that this version writes; Word and PDF come with the exporters. */
const fileFormats = ["txt", "md", "html"] as const;
export type FileFormat = (typeof fileFormats)[number];

export interface TextToSave {
  readonly markdown: string;
  /** Names the file; the text's first line where there is none. */
  readonly title: string | null;
  readonly variety: Variety | null;
}

const icons = { txt: FileText, md: FileType2, html: FileCode2 } as const;
const mimeTypes = { txt: "text/plain", md: "text/markdown", html: "text/html" } as const;

interface ExportItemsProps {
  /** Called on the choice: a list knows only previews and fetches the whole text then. */
  text: () => TextToSave | Promise<TextToSave>;
}

/** The entries of a menu that save a text as a file; a failure is said in a toast. */
export function ExportItems({ text }: ExportItemsProps) {
  const t = useTranslations("create.result");
  const textOf = useErrorText();
  const save = (format: FileFormat) =>
    Promise.resolve(text())
      .then((whole) => saveAsFile(whole, format))
      .catch((error: unknown) => toast({ tone: "error", title: t("exportFailed"), text: textOf(error) }));
  return fileFormats.map((format) => {
    const Icon = icons[format];
    return (
      <MenuItem key={format} icon={<Icon aria-hidden className="size-4.5 text-ink-2" />} onSelect={() => void save(format)}>
        {t(format)}
      </MenuItem>
    );
  });
}

async function saveAsFile(text: TextToSave, format: FileFormat): Promise<void> {
  const title = fileTitle(text.title, text.markdown);
  saveTextFile(safeFileName(title, format), mimeTypes[format], await contentOf(text, title, format));
}

async function contentOf({ markdown, variety }: TextToSave, title: string, format: FileFormat): Promise<string> {
  if (format === "md") return markdown;
  // The Markdown parser is fetched when somebody exports, not with the page.
  const { toHtmlDocument, toPlainText } = await import("#web/lib/export-text.ts");
  if (format === "txt") return toPlainText(markdown);
  const direction = textDirection(markdown, variety ?? "ar-standard");
  const tag = variety ? voices[variety].tag : direction === "rtl" ? "ar" : "en";
  return toHtmlDocument({ markdown, title, tag, direction });
}
