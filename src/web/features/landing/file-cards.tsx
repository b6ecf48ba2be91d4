import { Copy, FileCode2, FileText, FileType2, type LucideIcon } from "lucide-react";
import { type ExportFormat, exportFormats } from "#shared/export-formats.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";

const icons: Readonly<Record<ExportFormat, LucideIcon>> = {
  txt: FileText,
  md: FileType2,
  html: FileCode2,
  pdf: FileText,
  docx: FileType2,
};

/** The files that a text leaves as, with an ear on the page's end side. */
export function FileCards() {
  const { files } = usePublicSite().copy.landing.work;
  return (
    <ul className="grid max-w-80 grid-cols-2 gap-3 sm:max-w-96 sm:grid-cols-3 sm:gap-4">
      {exportFormats.map((format) => {
        const Icon = icons[format];
        return (
          <li
            key={format}
            className="relative flex h-28 flex-col justify-between rounded-paper border border-hair-2 bg-sheet p-3.5 shadow-1 before:absolute before:-end-px before:-top-px before:size-5 before:border-hair-2 before:border-s before:border-b before:bg-page sm:h-32"
          >
            <Icon aria-hidden className="size-5 text-ink-2" />
            <span>
              <span className="block font-semibold text-label">{files.names[format]}</span>
              <bdi className="block text-ink-3 text-small">{`.${format}`}</bdi>
            </span>
          </li>
        );
      })}
      <li className="flex h-28 flex-col justify-between rounded-control border border-hair-2 border-dashed p-3.5 sm:h-32">
        <Copy aria-hidden className="size-5 text-ink-2" />
        <span className="font-semibold text-label">{files.copy}</span>
      </li>
    </ul>
  );
}
