import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check, CircleAlert, CircleHelp, CircleStop, Download, LoaderCircle, TriangleAlert, Unplug } from "lucide-react";
import { useTranslations } from "use-intl";
import { textDirection } from "#language/text/direction.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { languageOf } from "#shared/options.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { libraryItemQuery } from "#web/api/library.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { varietyTone } from "#web/writing/receipt/facts.ts";
import { ExportItems } from "#web/writing/work/export-items.tsx";
import type { TextToSave } from "#web/writing/work/text-to-save.ts";

interface ItemProps {
  item: LibraryItem;
}

/** The title as a link to the text, in the title's own direction: cut short, it must lose its end, not its beginning. */
export function RecentTitle({ item, className }: ItemProps & { className?: string }) {
  const t = useTranslations("libraryItem");
  const direction = textDirection(item.title, item.variety && languageOf(item.variety), item.direction);
  const own = item.title ? { dir: direction, lang: langOf(item, direction) } : {};
  return (
    <Link
      to="/my-content"
      search={{ item: item.id }}
      {...own}
      className={cx("page-aligned min-w-0 grow font-bold font-display hover:text-action", className)}
    >
      {item.title || t("noTitle")}
    </Link>
  );
}

function langOf({ variety }: LibraryItem, direction: "rtl" | "ltr"): string {
  const tag = variety === null ? null : varietyRecords[variety].tag;
  const isOwn = tag !== null && tag.startsWith("ar") === (direction === "rtl");
  return isOwn ? tag : direction === "rtl" ? "ar" : "en";
}

const brokenOff = { running: LoaderCircle, stopped: CircleStop, interrupted: Unplug, failed: CircleAlert } as const;

/** Whole or not, and for a whole text what its receipt says in two words; each with its icon, none by colour alone. */
export function RecentStatus({ item: { status, verdict } }: ItemProps) {
  const t = useTranslations();
  const line = "inline-flex items-center gap-1.5 whitespace-nowrap text-label";
  if (status !== "done") {
    const Icon = brokenOff[status];
    return (
      <span className={cx(line, "text-warn")}>
        <Icon aria-hidden className="size-3.5" />
        {t(`libraryItem.status.${status}`)}
      </span>
    );
  }
  const isOffLength = verdict?.words === "short" || verdict?.words === "long";
  const tone = isOffLength ? "warn" : verdict ? varietyTone(verdict.variety) : "good";
  const { Icon, colour } = {
    good: { Icon: Check, colour: "text-ok" },
    warn: { Icon: TriangleAlert, colour: "text-warn" },
    open: { Icon: CircleHelp, colour: "text-ink-2" },
  }[tone];
  return (
    <span title={verdict ? t(`verdicts.${tone}`) : undefined} className={cx(line, colour)}>
      <Icon aria-hidden className="size-3.5" />
      {t(tone === "warn" ? "dashboard.recent.look" : "dashboard.recent.ready")}
    </span>
  );
}

/** Export; and for a text that broke off the way back to the desk, where it can be written on. */
export function RecentActions({ item }: ItemProps) {
  const t = useTranslations("dashboard.recent");
  const queries = useQueryClient();
  const whole = async (): Promise<TextToSave> => {
    const { text, title, variety, direction } = await queries.fetchQuery(libraryItemQuery(item.id));
    return { markdown: text, title, variety, direction };
  };
  const canContinue = item.status !== "done" && item.templateId !== null && item.generationId !== null && !item.conversion;
  return (
    // Above the row's link, which covers the whole row on a phone.
    <div className="relative z-10 flex items-center justify-end gap-1">
      {canContinue ? (
        <Link
          to="/create"
          search={{ template: item.templateId, generation: item.generationId } as object}
          aria-label={t("continueLabel", { title: item.title })}
          className={buttonClass("outline", "small")}
        >
          {t("continue")}
        </Link>
      ) : null}
      <Menu
        label={t("export")}
        trigger={
          <IconButton
            label={`${t("export")}: ${item.title}`}
            tooltip={false}
            className="size-9! max-md:size-11!"
            icon={<Download aria-hidden className="size-4.5" />}
          />
        }
      >
        <ExportItems text={whole} itemId={item.id} variety={item.variety} />
      </Menu>
    </div>
  );
}
