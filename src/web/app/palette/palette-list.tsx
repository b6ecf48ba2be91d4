import {
  ChartNoAxesColumn,
  CircleAlert,
  CircleQuestionMark,
  Clock,
  Columns3,
  CornerDownLeft,
  Download,
  Keyboard,
  Languages,
  LayoutDashboard,
  LayoutGrid,
  Library,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  PenLine,
  Settings,
  Speech,
  Sun,
  TrendingUp,
  WalletCards,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import { languageOf } from "#shared/options.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { ComboboxOption } from "#web/ui/combobox.tsx";
import { cx } from "#web/ui/cx.ts";
import { Comma } from "#web/ui/logo.tsx";
import { Marked } from "#web/ui/marked.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import type { Row, Section } from "./use-rows.ts";

/** By the id of an entry; all templates have the same one. */
const icons: Readonly<Record<string, LucideIcon>> = {
  "do:write": PenLine,
  "do:market-set": Columns3,
  "do:brand-voice": Speech,
  "do:language": Languages,
  "do:theme:light": Sun,
  "do:theme:dark": Moon,
  "do:theme:system": Monitor,
  "do:keys": Keyboard,
  "do:export-data": Download,
  "do:log-out": LogOut,
  "page:/": LayoutDashboard,
  "page:/create": PenLine,
  "page:/matrix": Columns3,
  "page:/templates": LayoutGrid,
  "page:/my-content": Library,
  "page:/analytics": ChartNoAxesColumn,
  "page:/google-trends": TrendingUp,
  "page:/plans": WalletCards,
  "page:/brand-voices": Speech,
  "page:help": CircleQuestionMark,
};

function iconOf(id: string): LucideIcon {
  if (id.startsWith("about:")) return PenLine;
  return icons[id] ?? (id.startsWith("page:") ? Settings : LayoutGrid);
}

interface PaletteListProps {
  id: string;
  sections: readonly Section[];
  activeId: string | undefined;
  optionId: (row: Row) => string;
  onPoint: (row: Row) => void;
  onChoose: (row: Row, isNewTab: boolean) => void;
}

/** The choices under their headings: one list to a screen reader, walked through by the field's arrow keys. */
export function PaletteList({ id, sections, activeId, optionId, onPoint, onChoose }: PaletteListProps) {
  const t = useTranslations("palette");
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("results")}
      aria-busy={sections.some(({ isLoading }) => isLoading)}
      className="min-h-0 grow overflow-y-auto py-1"
    >
      {sections.map(({ name, rows, isLoading }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of options has groups, and a fieldset is a part of a form.
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="border-hair border-t py-2 first:border-t-0">
          <div id={`${id}-${name}`} className="px-6 pb-1 text-ink-2 text-label">
            {t(`groups.${name}`)}
          </div>
          {isLoading ? <LoadingRows /> : null}
          {rows.map((row) => {
            const isActive = row.id === activeId;
            return (
              <ComboboxOption
                key={row.id}
                id={optionId(row)}
                aria-selected={isActive}
                data-row={row.id}
                onPointerMove={() => isActive || onPoint(row)}
                onClick={(event) => onChoose(row, event.ctrlKey || event.metaKey)}
                className={cx(
                  "mx-3 flex min-h-12 cursor-pointer items-center gap-3.5 rounded-control px-3 py-1.5",
                  isActive && "bg-sunk",
                )}
              >
                <RowContent row={row} />
                {isActive ? (
                  <CornerDownLeft aria-hidden className="mirror-rtl ms-1 hidden size-4 text-ink-3 sm:block" />
                ) : (
                  <span className="hidden w-5 sm:block" />
                )}
              </ComboboxOption>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function LoadingRows() {
  const t = useTranslations("palette");
  return (
    <div className="grid gap-4 px-6 py-3">
      <span className="sr-only">{t("searching")}</span>
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
    </div>
  );
}

function RowContent({ row }: { row: Row }) {
  const t = useTranslations("palette");
  switch (row.kind) {
    case "text":
      return <TextRow row={row} />;
    case "entry": {
      const { id, label, note, variety } = row.entry;
      return (
        <Line icon={variety ? undefined : iconOf(id)} variety={variety} note={note}>
          {label}
        </Line>
      );
    }
    case "all-texts":
      return <Line icon={Library}>{t("allTexts", { count: row.count })}</Line>;
    case "recent":
      return (
        <Line icon={Clock}>
          <bdi>{row.label}</bdi>
        </Line>
      );
    case "failed":
      return <Line icon={CircleAlert}>{t("textsFailed")}</Line>;
  }
}

interface LineProps {
  icon?: LucideIcon | undefined;
  variety?: Parameters<typeof languageOf>[0] | undefined;
  note?: string | undefined;
  children: ReactNode;
}

function Line({ icon: Icon, variety, note, children }: LineProps) {
  return (
    <>
      <span data-v={variety} className="inline-flex w-5 shrink-0 justify-center">
        {Icon ? <Icon aria-hidden className="size-4.5 text-ink-2" /> : null}
        {variety ? <Comma script={languageOf(variety)} /> : null}
      </span>
      <span className="min-w-0 grow truncate">{children}</span>
      {note ? <span className="shrink-0 text-ink-2 text-label">{note}</span> : null}
    </>
  );
}

/** Title in its own script; at the end where in the text it was found, or else whose variety it has and how long it is. */
function TextRow({ row: { item } }: { row: Extract<Row, { kind: "text" }> }) {
  const t = useTranslations();
  const format = useFormat();
  const inTitle = item.match?.title ?? [];
  const excerpt = inTitle.length > 0 ? null : item.match?.excerpt;
  const variety = item.variety ? t(`options.varietyShort.${item.variety}`) : null;
  const words = format.words(item.wordCount);
  return (
    <>
      <span data-v={item.variety ?? undefined} className="inline-flex w-5 shrink-0 justify-center">
        {item.variety ? <Comma script={languageOf(item.variety)} /> : null}
      </span>
      {/* Its own direction, so that a title that is cut short keeps its beginning. */}
      <span
        dir={directionOf(item.title) ?? undefined}
        className="page-aligned min-w-0 grow truncate font-display text-[20px] leading-9"
      >
        <Marked text={item.title} marks={inTitle} />
      </span>
      <span className="hidden max-w-2/5 shrink-0 truncate text-ink-2 text-label sm:block">
        {excerpt ? (
          <bdi>
            <Marked {...excerpt} />
          </bdi>
        ) : variety ? (
          t("palette.textLine", { voice: variety, words })
        ) : (
          words
        )}
      </span>
    </>
  );
}
