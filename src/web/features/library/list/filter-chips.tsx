import { Columns3, FolderOpen, Star, Tag, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { LibraryFilter } from "#web/api/library.ts";
import { VarietyName } from "#web/ui/variety.tsx";
import { useTemplateName } from "#web/writing/work/use-template-name.ts";
import { countFilters, daySpans, everything } from "../common/library-search.ts";

interface FilterChipsProps {
  filter: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
}

/** The filters that are on, each a button that takes it off. Nothing while there are none. */
export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  const t = useTranslations();
  const templateName = useTemplateName({ templateId: filter.template, templateName: null });
  if (countFilters(filter) === 0) return null;
  const { variety, favouritesOnly, template, writer, folder, tag, set, search, sort } = filter;
  const span = daySpans.find((days) => days === filter.days);
  const chip = (without: Partial<LibraryFilter>, label: ReactNode, icon?: ReactNode) => (
    <Chip onRemove={() => onFilter({ ...filter, ...without })} icon={icon}>
      {label}
    </Chip>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {favouritesOnly
        ? chip({ favouritesOnly: false }, t("library.favourites"), <Star aria-hidden className="size-4 fill-star text-star" />)
        : null}
      {variety ? chip({ variety: null }, <VarietyName variety={variety} />) : null}
      {template === null ? null : chip({ template: null }, <bdi>{templateName}</bdi>)}
      {writer ? chip({ writer: null }, t(`library.filters.writers.${writer}`)) : null}
      {span === undefined ? null : chip({ days: null }, t(`library.filters.spans.${span}`))}
      {folder === null
        ? null
        : chip({ folder: null }, <bdi>{folder}</bdi>, <FolderOpen aria-hidden className="size-4 text-ink-2" />)}
      {tag === null ? null : chip({ tag: null }, <bdi>{tag}</bdi>, <Tag aria-hidden className="size-4 text-ink-2" />)}
      {set ? chip({ set: null }, t("library.set.filter"), <Columns3 aria-hidden className="size-4 text-ink-2" />) : null}
      <button
        type="button"
        onClick={() => onFilter({ ...everything, search, sort })}
        className="touch-target min-h-9 px-2 text-label"
      >
        <span className="text-link">{t("shelf.clearFilters")}</span>
      </button>
    </div>
  );
}

function Chip({ icon, onRemove, children }: { icon?: ReactNode; onRemove: () => void; children: ReactNode }) {
  const t = useTranslations("shelf");
  return (
    <button
      type="button"
      onClick={onRemove}
      className="touch-target inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-hair-2 bg-sheet px-3 text-label hover:border-field"
    >
      <span className="sr-only">{t("removeFilter")}</span>
      {icon}
      <span className="truncate">{children}</span>
      <X aria-hidden className="size-4 shrink-0 text-ink-2" />
    </button>
  );
}
