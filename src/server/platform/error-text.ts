import { createTranslator } from "use-intl/core";
import type { AppError } from "#shared/errors.ts";
import { errors as arabic } from "#shared/locales/ar/errors.ts";
import { errors as english } from "#shared/locales/en/errors.ts";
import type { Language } from "#shared/options.ts";

/** The sentence of an error, for the command line. The API sends only codes. */
export function errorText(error: Pick<AppError, "code" | "params">, language: Language): string {
  const messages = (language === "ar" ? arabic : english) as Record<string, unknown>;
  const translate = createTranslator({ locale: language === "ar" ? "ar-u-nu-latn" : "en", messages });
  return (translate as (key: string, params: object) => string)(error.code, error.params);
}
