import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { libraryWriters } from "#shared/contracts/library.ts";
import { varieties } from "#shared/options.ts";
import type { LibraryFilter } from "#web/api/library.ts";
import { labelsQuery } from "#web/api/shelf.ts";
import { templatesQuery } from "#web/api/templates.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { Popover } from "#web/ui/popover.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { countFilters, daySpans, everything } from "../common/library-search.ts";

interface FilterProps {
  filter: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
}

/** All filters, behind a button that says how many of them are on. */
export function FilterButton({ filter, onFilter }: FilterProps) {
  const t = useTranslations("library.filters");
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filter);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={t("title")}
      align="start"
      className="p-5"
      trigger={
        <button
          type="button"
          className={buttonClass(
            "paper",
            "normal",
            cx(
              "min-h-11 border-field! max-sm:grow max-sm:basis-0 max-sm:px-2 max-[359px]:text-label max-[359px]:leading-tight",
              count > 0 && "bg-ink! text-page! border-ink!",
            ),
          )}
        >
          <SlidersHorizontal aria-hidden className="size-4.5 max-[359px]:hidden" />
          {count === 0 ? t("title") : t("titleSet", { count })}
        </button>
      }
    >
      <Filters filter={filter} onFilter={onFilter} />
    </Popover>
  );
}

function Filters({ filter, onFilter }: FilterProps) {
  const t = useTranslations("library");
  const favouritesId = useId();
  const varietyName = useTranslations("options");
  const isArabic = useLanguage() === "ar";
  const { data: templates = [] } = useQuery(templatesQuery);
  const { data: labels } = useQuery(labelsQuery);
  const names = (list: readonly { name: string }[] = [], set: string | null) =>
    // A folder that was emptied meanwhile stays in its own filter, or the choice would show something else than the list.
    [...new Set([...list.map(({ name }) => name), ...(set === null ? [] : [set])])].map((name) => ({ value: name, label: name }));
  const writer = libraryWriters.map((value) => ({ value, label: t(`filters.writers.${value}`) }));
  const days = daySpans.map((span) => ({ value: String(span), label: t(`filters.spans.${span}`) }));
  const kinds = templates.map(({ id, name, nameAr }) => ({ value: String(id), label: isArabic ? nameAr : name }));
  const change = (part: Partial<LibraryFilter>) => onFilter({ ...filter, ...part });
  return (
    <div className="grid gap-4">
      <label htmlFor={favouritesId} className="flex min-h-6 items-center justify-between gap-4 font-semibold text-label">
        {t("favourites")}
        <Switch
          id={favouritesId}
          checked={filter.favouritesOnly}
          onCheckedChange={(favouritesOnly) => change({ favouritesOnly })}
        />
      </label>
      <Choice
        label={t("variety")}
        any={t("allVarieties")}
        value={filter.variety}
        options={varieties.map((value) => ({ value, label: varietyName(`variety.${value}`) }))}
        onChoice={(value) => change({ variety: varieties.find((one) => one === value) ?? null })}
      />
      <Choice
        label={t("template")}
        any={t("allTemplates")}
        value={filter.template === null ? null : String(filter.template)}
        options={kinds}
        onChoice={(value) => change({ template: value === null ? null : Number(value) })}
      />
      <Choice
        label={t("filters.writer")}
        value={filter.writer}
        options={writer}
        onChoice={(value) => change({ writer: libraryWriters.find((one) => one === value) ?? null })}
      />
      <Choice
        label={t("filters.days")}
        value={filter.days === null ? null : String(filter.days)}
        options={days}
        onChoice={(value) => change({ days: value === null ? null : Number(value) })}
      />
      <Choice
        label={t("filters.folder")}
        value={filter.folder}
        options={names(labels?.folders, filter.folder)}
        onChoice={(folder) => change({ folder })}
      />
      <Choice
        label={t("filters.tag")}
        value={filter.tag}
        options={names(labels?.tags, filter.tag)}
        onChoice={(tag) => change({ tag })}
      />
      {countFilters(filter) > 0 ? (
        <Button onClick={() => onFilter({ ...everything, search: filter.search, sort: filter.sort })}>
          {t("filters.clear")}
        </Button>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** What the empty choice is called. */
  any?: string;
  value: string | null;
  options: readonly { readonly value: string; readonly label: string }[];
  onChoice: (value: string | null) => void;
}

function Choice({ label, any, value, options, onChoice }: ChoiceProps) {
  const t = useTranslations("library.filters");
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect {...control} value={value ?? ""} onChange={({ target }) => onChoice(target.value || null)}>
          <option value="">{any ?? t("any")}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
