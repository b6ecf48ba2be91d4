import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { fold } from "#language/text/normalise.ts";
import { readPhoneCode } from "#shared/phone-code.ts";
import { type PhoneCountry, phoneCountries } from "#shared/phone-countries.ts";
import { inDigitsOf } from "#web/lib/format.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { cx } from "#web/ui/cx.ts";
import { SearchedList } from "#web/ui/searched-list.tsx";

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
  const countries = useCountries();
  const chosen = countries.find(({ iso }) => iso === value);
  return (
    <SearchedList
      value={value}
      onChange={onChange}
      find={(query) =>
        findCountries(countries, query).map(({ iso, name, callingCode }) => ({
          value: iso,
          key: iso,
          content: (
            <>
              <bdi className={cx("min-w-0 grow truncate", iso === value && "font-semibold")}>{name}</bdi>
              <span className="text-ink-3">
                <CallingCode code={callingCode} />
              </span>
            </>
          ),
        }))
      }
      searchLabel={t("searchCountry")}
      listLabel={t("chooseCountry")}
      found={(count) => (count > 0 ? "" : t("noCountry"))}
      className="w-72!"
      button={{
        className: "h-11 w-auto! shrink-0",
        children: (
          <>
            <span className="sr-only">
              {`${t("country")}: `}
              <bdi>{chosen?.name}</bdi>
            </span>
            <bdi className="font-medium text-ink-2">{value}</bdi>
            <CallingCode code={chosen?.callingCode ?? ""} />
          </>
        ),
      }}
    />
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
