import { Check, ChevronDown, Search } from "lucide-react";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { fold } from "#language/text/normalise.ts";
import { readPhoneCode } from "#shared/phone-code.ts";
import { type PhoneCountry, phoneCountries } from "#shared/phone-countries.ts";
import { inDigitsOf } from "#web/lib/format.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { ComboboxOption, useOptionInView } from "#web/ui/combobox.tsx";
import { cx } from "#web/ui/cx.ts";
import { controlClass, Input } from "#web/ui/field.tsx";
import { Popover } from "#web/ui/popover.tsx";

interface Country {
  readonly iso: PhoneCountry;
  readonly callingCode: string;
  readonly name: string;
  /** What is searched: the name in both languages and the ISO code, folded. */
  readonly words: string;
}

function useCountries(): readonly Country[] {
  const language = useLanguage();
  return useMemo(() => {
    const names = { en: new Intl.DisplayNames("en", { type: "region" }), ar: new Intl.DisplayNames("ar", { type: "region" }) };
    return phoneCountries.map(({ iso, callingCode }) => ({
      iso,
      callingCode,
      name: names[language].of(iso) ?? iso,
      words: fold(`${names.en.of(iso)} ${names.ar.of(iso)} ${iso}`),
    }));
  }, [language]);
}

/** Countries by name, in either language, or by calling code, with or without its plus, in either digits. */
function findCountries(countries: readonly Country[], query: string): readonly Country[] {
  const code = readPhoneCode(query).replace(/^(?:\+|00)/, "");
  if (/^\d+$/.test(code))
    return countries.filter(({ callingCode }) => callingCode.startsWith(code) || code.startsWith(callingCode));
  const words = fold(query.trim());
  return countries.filter((country) => country.words.includes(words));
}

interface CountryFieldProps {
  value: PhoneCountry;
  onChange: (country: PhoneCountry) => void;
}

/** The country of a number: a button with its calling code, and under it a list that is searched by typing. */
export function CountryField({ value, onChange }: CountryFieldProps) {
  const t = useTranslations("phone");
  const [isOpen, setOpen] = useState(false);
  const countries = useCountries();
  const chosen = countries.find(({ iso }) => iso === value);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={t("chooseCountry")}
      align="start"
      className="w-72!"
      trigger={
        <button
          type="button"
          aria-haspopup="dialog"
          className={cx(controlClass, "flex h-11 w-auto! shrink-0 items-center gap-2")}
        >
          <span className="sr-only">
            {`${t("country")}: `}
            <bdi>{chosen?.name}</bdi>
          </span>
          <bdi className="font-medium text-ink-2">{value}</bdi>
          <CallingCode code={chosen?.callingCode ?? ""} />
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-2" />
        </button>
      }
    >
      <CountryPicker
        countries={countries}
        value={value}
        onPick={(iso) => {
          onChange(iso);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

function CallingCode({ code }: { code: string }) {
  const locale = useLocale();
  return (
    <bdi dir="ltr" className="tabular-nums">
      {inDigitsOf(locale, `+${code}`)}
    </bdi>
  );
}

interface CountryPickerProps {
  countries: readonly Country[];
  value: PhoneCountry;
  onPick: (country: PhoneCountry) => void;
}

/** The combobox in the panel (`ui/combobox.tsx`). */
function CountryPicker({ countries, value, onPick }: CountryPickerProps) {
  const t = useTranslations("phone");
  const id = useId();
  const [query, setQuery] = useState("");
  const found = findCountries(countries, query);
  const [at, setAt] = useState(() => countries.findIndex(({ iso }) => iso === value));
  const activeOption = found.length > 0 ? `${id}-${at}` : undefined;
  useOptionInView(activeOption);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setAt(Math.min(found.length - 1, Math.max(0, next)));
    }
    if (event.key !== "Enter") return;
    // The line stands in the sign-in form, which Enter would send.
    event.preventDefault();
    const country = found[at];
    if (country) onPick(country.iso);
  };

  return (
    <div className="grid max-h-80 grid-rows-[auto_minmax(0,1fr)]">
      <div className="relative border-hair border-b p-2">
        <Search aria-hidden className="pointer-events-none absolute inset-s-4.5 top-5 size-4.5 text-ink-2" />
        <Input
          role="combobox"
          aria-label={t("searchCountry")}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeOption}
          placeholder={t("searchCountry")}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          className="ps-9"
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t("chooseCountry")} className="overflow-y-auto py-1">
        {found.map((country, index) => (
          <ComboboxOption
            key={country.iso}
            id={`${id}-${index}`}
            aria-selected={country.iso === value}
            onClick={() => onPick(country.iso)}
            className={cx("flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunk", index === at && "bg-sunk")}
          >
            <bdi className={cx("min-w-0 grow truncate", country.iso === value && "font-semibold")}>{country.name}</bdi>
            <span className="text-ink-3">
              <CallingCode code={country.callingCode} />
            </span>
            <Check aria-hidden className={cx("size-4 shrink-0 text-action", country.iso !== value && "invisible")} />
          </ComboboxOption>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? "sr-only" : "px-4 pb-4 text-ink-2 text-label"}>
        {found.length > 0 ? "" : t("noCountry")}
      </p>
    </div>
  );
}
