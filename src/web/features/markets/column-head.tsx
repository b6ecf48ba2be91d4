import { Link } from "@tanstack/react-router";
import { BookOpen, Check, Copy, EllipsisVertical, RotateCw, Square, X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { varietyRecords } from "#shared/varieties.ts";
import { useRemoveMarket } from "#web/api/markets.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { ExportItems } from "#web/writing/work/export-items.tsx";
import { useStop } from "#web/writing/work/use-stop.ts";
import { useWriteMarketAgain } from "./cell-parts.tsx";
import type { Column } from "./use-columns.tsx";

interface ColumnHeadProps {
  setId: string;
  column: Column;
}

/** A market's name, and what can be done with its text. */
export function ColumnHead({ setId, column }: ColumnHeadProps) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-2">
      <VarietyName variety={column.variety} short className="text-body" />
      <ColumnActions setId={setId} column={column} />
    </div>
  );
}

function ColumnActions({ setId, column }: ColumnHeadProps) {
  const t = useTranslations("markets.cell");
  const names = useTranslations("options.varietyShort");
  const { generation, text, isRunning, variety, direction } = column;
  const market = names(variety);
  const again = useWriteMarketAgain(setId, column);
  const remove = useRemove(setId, column, market);
  const { stop } = useStop(generation);
  const hasText = text.trim() !== "" && !isRunning;
  return (
    <span className="flex items-center">
      {hasText ? <CopyButton column={column} label={t("copy", { market })} /> : null}
      <Menu
        label={t("more", { market })}
        trigger={
          <IconButton
            label={t("more", { market })}
            tooltip={false}
            icon={<EllipsisVertical aria-hidden className="size-4.5" />}
            className="size-9!"
          />
        }
      >
        {generation?.itemId && hasText ? (
          <>
            <MenuItem asChild>
              <Link to="/my-content" search={{ item: generation.itemId }}>
                <BookOpen aria-hidden className="size-4.5 text-ink-2" />
                {t("open")}
              </Link>
            </MenuItem>
            <MenuSeparator />
            <ExportItems
              text={() => ({ markdown: text, title: null, variety, direction })}
              itemId={generation.itemId}
              variety={variety}
            />
            <MenuSeparator />
          </>
        ) : null}
        {isRunning ? (
          <MenuItem icon={<Square aria-hidden className="size-4.5 text-ink-2" />} onSelect={stop}>
            {t("stop")}
          </MenuItem>
        ) : (
          <MenuItem icon={<RotateCw aria-hidden className="size-4.5 text-ink-2" />} onSelect={again.retry}>
            {t("again")}
          </MenuItem>
        )}
        <MenuItem icon={<X aria-hidden className="size-4.5 text-ink-2" />} onSelect={remove}>
          {t("remove")}
        </MenuItem>
      </Menu>
    </span>
  );
}

function useRemove(setId: string, { variety }: Column, market: string): () => void {
  const t = useTranslations("markets.cell");
  const textOf = useErrorText();
  const { mutate } = useRemoveMarket(setId);
  return () =>
    mutate(variety, {
      onSuccess: () => toast({ tone: "success", title: t("removed", { market }) }),
      onError: (error) => toast({ tone: "error", title: t("removeFailed"), text: textOf(error) }),
    });
}

function CopyButton({ column, label }: { column: Column; label: string }) {
  const t = useTranslations("common");
  const format = useFormat();
  const [isCopied, setCopied] = useState(false);
  const { text, variety, edited, generation, direction } = column;
  const copy = () =>
    copyText({ markdown: text, tag: varietyRecords[variety].tag, direction }).then(
      () => {
        setCopied(true);
        toast({ title: t("copied"), text: format.words(edited?.words ?? generation?.words ?? 0), tone: "success" });
      },
      () => toast({ title: t("copyFailed"), tone: "error" }),
    );
  const Icon = isCopied ? Check : Copy;
  return (
    <IconButton label={label} icon={<Icon aria-hidden className="size-4.5" />} className="size-9!" onClick={() => void copy()} />
  );
}
