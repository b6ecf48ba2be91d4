import { Link } from "@tanstack/react-router";
import { Replace } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Conversion, WriterInfo } from "#shared/contracts/generations.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { VarietyName } from "#web/ui/variety.tsx";
import { useWriterName } from "#web/writing/work/writer-name.ts";

interface ConversionNoteProps {
  conversion: Conversion;
  writer: WriterInfo | null;
  variety: Variety;
}

/** How a converted text came about, without flattery: exchanged words are no new text. */
export function ConversionNote({ conversion, writer, variety }: ConversionNoteProps) {
  const t = useTranslations("convert");
  const writerName = useWriterName();
  const { changes, from, sourceItemId } = conversion;
  const isTranslation = languageOf(from) !== languageOf(variety);
  return (
    <div data-v={variety} className="mt-5 flex items-start gap-3 border-s-4 border-s-variety bg-variety-tint px-4 py-3">
      <Replace aria-hidden className="mt-1 size-4.5 shrink-0 text-variety" />
      <div className="min-w-0">
        <p className="font-medium">
          {changes === null ? t("modelNote", { model: writer ? writerName(writer) : "" }) : t("wordsNote")}
        </p>
        <p className="text-ink-2 text-label">
          {changes === null ? t(isTranslation ? "modelTextTranslated" : "modelText") : t("changes", { count: changes })}
        </p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-label">
          <Link to="/my-content" search={{ item: sourceItemId }} className="text-link">
            {t("from")}
          </Link>
          <VarietyName variety={from} />
        </p>
      </div>
    </div>
  );
}
