import { createTranslator } from "use-intl/core";
import type { AppError } from "#shared/errors.ts";
import { errors as arabicErrors } from "#shared/locales/ar/errors.ts";
import { localModelErrors as arabicOfModels } from "#shared/locales/ar/local-models.ts";
import { errors as englishErrors } from "#shared/locales/en/errors.ts";
import { localModelErrors as englishOfModels } from "#shared/locales/en/local-models.ts";
import type { Language } from "#shared/options.ts";

const arabic = { ...arabicErrors, local_model: arabicOfModels };
const english = { ...englishErrors, local_model: englishOfModels };

/** The sentence of an error, for the command line. The API sends only codes. */
export function errorText(error: Pick<AppError, "code" | "params">, language: Language): string {
  const messages = (language === "ar" ? arabic : english) as Record<string, unknown>;
  const translate = createTranslator({ locale: language === "ar" ? "ar-u-nu-latn" : "en", messages });
  return (translate as (key: string, params: object) => string)(error.code, error.params);
}
