import { Direction } from "radix-ui";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { IntlProvider, type Messages as TypedMessages, useLocale, useMessages, useTranslations } from "use-intl";
import type { Localised } from "#shared/locales/localised.ts";
import type { Messages } from "#shared/locales/messages.ts";
import type { Language } from "#shared/options.ts";
import { pageDirection } from "#shared/page-direction.ts";
import { createFormat, type Format, formattingLocale, inDigitsOf } from "./format.ts";
import { getPreferences, setPreferences, usePreferences } from "./preferences.ts";
import { toast } from "./toast.ts";

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}

/** Some of the areas. The texts of a few groups of errors come later than the others (`LaterErrorTexts`). */
type SomeMessages = Partial<Omit<Localised<Messages>, "errors">> & { readonly errors?: Partial<Localised<Messages["errors"]>> };
export type LoadMessages = (language: Language) => Promise<SomeMessages>;

/** Loads the texts of the starting language. The caller awaits them before the first render, so that message keys never show. */
export async function loadFirstMessages(load: LoadMessages): Promise<LoadedTexts> {
  const { language } = getPreferences();
  return { language, messages: await load(language) };
}

export interface LoadedTexts {
  readonly language: Language;
  readonly messages: SomeMessages;
}

/**
 * Provides texts, direction and digits to its children. A language change takes effect once its texts are loaded. Texts, `lang`,
 * `dir` and Radix's direction then change in one render, so the page never mixes two languages.
 */
export function I18nProvider({ first, load, children }: { first: LoadedTexts; load: LoadMessages; children: ReactNode }) {
  const preferences = usePreferences();
  const [loaded, setLoaded] = useState(first);

  useEffect(() => {
    if (preferences.language === loaded.language) return;
    let isCurrent = true;
    const { language } = preferences;
    load(language).then(
      (messages) => isCurrent && setLoaded({ language, messages }),
      (cause: unknown) => {
        if (!isCurrent) return;
        console.warn("The texts of the other language did not load", cause);
        setPreferences({ language: loaded.language });
        toast({ title: loaded.messages.common?.languageFailed ?? "", tone: "error" });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [preferences, loaded, load]);

  const { language } = loaded;
  const direction = pageDirection({ language, layoutDirection: preferences.layoutDirection });
  useDocumentLanguage(language, direction);

  return (
    <Texts locale={formattingLocale(language, preferences.digits)} timeZone={preferences.timeZone} messages={loaded.messages}>
      <Direction.DirectionProvider dir={direction}>{children}</Direction.DirectionProvider>
    </Texts>
  );
}

interface TextsProps {
  locale: string;
  timeZone?: string;
  messages: SomeMessages;
  children: ReactNode;
}

/**
 * Passes texts to its children. This is the one place that converts the digits in the texts to the style of the formatted numbers.
 */
function Texts({ locale, messages, ...props }: TextsProps) {
  const shown = useMemo(() => inDigitsOf(locale, messages), [locale, messages]);
  // The catalogues are checked against each other, but the library expects the literal types of the English one.
  return <IntlProvider {...props} locale={locale} messages={shown as Partial<TypedMessages>} />;
}

/** Loaded texts by their loader, so that a second use has them in its first render. */
const arrived = new Map<LoadMessages, Partial<Record<Language, SomeMessages>>>();

/** Fetches texts for a `WithMessages` with the same `load`. */
export async function fetchMessages(load: LoadMessages, language: Language): Promise<SomeMessages> {
  const messages = await load(language);
  arrived.set(load, { ...arrived.get(load), [language]: messages });
  return messages;
}

/** Adds texts to those of the entry for its children. Renders nothing until they are loaded. */
export function WithMessages({ load, children }: { load: LoadMessages; children: ReactNode }) {
  const locale = useLocale();
  const language = useLanguage();
  const entryMessages = useMessages();
  const [added, setAdded] = useState<SomeMessages | null>(() => arrived.get(load)?.[language] ?? null);

  useEffect(() => {
    let isCurrent = true;
    fetchMessages(load, language).then(
      (messages) => isCurrent && setAdded(messages),
      // A form without texts is useless, so nothing renders. The page below reports the lost connection.
      (cause: unknown) => console.warn("More texts did not load", cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, load]);

  const messages = useMemo(() => together(entryMessages as SomeMessages, added ?? {}), [entryMessages, added]);
  if (!added) return null;
  return (
    <Texts locale={locale} messages={messages}>
      {children}
    </Texts>
  );
}

function together(texts: SomeMessages, added: SomeMessages): SomeMessages {
  return { ...texts, ...added, errors: { ...texts.errors, ...added.errors } };
}

function useDocumentLanguage(language: Language, direction: "ltr" | "rtl"): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    document.body.classList.toggle("lang-en", language === "en");
    document.body.classList.toggle("lang-ar", language === "ar");
  }, [language, direction]);
}

/** The language of the texts on the page. It lags behind the preference while texts of a newly chosen language load. */
export function useLanguage(): Language {
  return useLocale().startsWith("ar") ? "ar" : "en";
}

/** Formatting functions for the person's language, digits and time zone, and counts with their noun. */
export function useFormat(): Format & { words(count: number): string; characters(count: number): string } {
  const { digits, timeZone } = usePreferences();
  const language = useLanguage();
  const t = useTranslations("common");
  return useMemo(
    () => ({
      ...createFormat({ language, digits, timeZone }),
      words: (count: number) => t("words", { count }),
      characters: (count: number) => t("characters", { count }),
    }),
    [language, digits, timeZone, t],
  );
}

/**
 * Sets the current path as an attribute of the body, and a class on the pages where people write.
 * Each entry calls it with the path that it shows.
 */
export function usePathOnBody(path: string): void {
  useEffect(() => {
    document.body.dataset.path = path;
    document.body.classList.toggle("on-create", path.includes("/create"));
  }, [path]);
}
