import { Link } from "@tanstack/react-router";
import { Replace } from "lucide-react";
import { useTranslations } from "use-intl";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { languageOf, type Variety, varieties } from "#shared/options.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useWriterOf } from "#web/api/writers.ts";
import { isolate } from "#web/lib/isolate.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem, MenuNote } from "#web/ui/menu.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { useConvert } from "./use-convert.ts";
import { useCost } from "./use-cost.ts";

interface ConvertMenuProps {
  /** The kept text; null while it is not known. */
  item: Pick<LibraryItem, "id" | "brief" | "wordCount"> | null;
  /** Small and plain, in a row of such buttons. */
  small?: boolean;
  /** While the text is under somebody's hands, what is stored is not what they see. */
  disabled?: boolean;
  className?: string;
  /** Opens the text for changes. */
  onEdit: () => void;
}

/** 'Convert': the other varieties, each with who would do it, or why it cannot be. Nothing for a text that no brief tells the variety of. */
export function ConvertMenu({ item, small = false, disabled = false, className, onEdit }: ConvertMenuProps) {
  const t = useTranslations("convert");
  const writerOf = useWriterOf();
  const { convert, isPending } = useConvert(item?.id ?? null, onEdit);
  const own = item?.brief?.variety;
  if (!own) return null;
  return (
    <Menu
      label={t("menu")}
      className="min-w-72"
      trigger={
        <Button
          size={small ? "small" : "normal"}
          variant={small ? "ghost" : "paper"}
          busy={isPending}
          disabled={disabled || writerOf(own) === undefined}
          icon={<Replace aria-hidden className={small ? "size-3.5" : "size-4"} />}
          {...(className ? { className } : {})}
        >
          {t("button")}
        </Button>
      }
    >
      <ConvertItems from={own} words={item.wordCount} onChoose={convert} />
    </Menu>
  );
}

interface ConvertItemsProps {
  from: Variety;
  /** How many the text has: about as many it costs. null while they are not known. */
  words: number | null;
  onChoose: (variety: Variety) => void;
}

/** The entries of a menu that convert a text of this variety, under what one of them costs. */
export function ConvertItems({ from, words, onChoose }: ConvertItemsProps) {
  const t = useTranslations("convert");
  const writerOf = useWriterOf();
  const cost = useCost(words);
  return (
    <>
      {cost.text === null ? null : (
        <MenuNote>
          <span className={cost.isOver ? "text-warn" : "text-ink-2"}>{cost.text}</span>
        </MenuNote>
      )}
      {cost.isOver ? (
        <MenuItem asChild>
          <Link to="/plans">{t("plans")}</Link>
        </MenuItem>
      ) : null}
      {varieties
        .filter((variety) => variety !== from)
        .map((variety) => (
          <VarietyItem
            key={variety}
            variety={variety}
            from={from}
            writer={writerOf(variety) ?? null}
            isOver={cost.isOver}
            onSelect={() => onChoose(variety)}
          />
        ))}
    </>
  );
}

interface VarietyItemProps {
  variety: Variety;
  from: Variety;
  /** Who would write in this variety. */
  writer: WriterInfo | null;
  /** The month has too few words left for it. */
  isOver: boolean;
  onSelect: () => void;
}

function VarietyItem({ variety, from, writer, isOver, onSelect }: VarietyItemProps) {
  const t = useTranslations("convert");
  const model = writer?.kind === "model" ? (writer.model ?? "") : null;
  const isTranslation = languageOf(variety) !== languageOf(from);
  const isLocked = usePermissions()({ act: "variety", variety }) !== null;
  const isImpossible = isLocked || (model === null && isTranslation);
  const way = isLocked
    ? t("notInPlan")
    : model !== null
      ? t("byModel", { model: isolate(model) })
      : t(isTranslation ? "needsModel" : "byWords");
  return (
    <MenuItem disabled={isImpossible || isOver} onSelect={onSelect}>
      <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
        <VarietyName variety={variety} />
        <span className="text-label text-ink-2">{way}</span>
      </span>
    </MenuItem>
  );
}
