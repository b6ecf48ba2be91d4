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

type SomeMessages = Partial<Localised<Messages>>;
export type LoadMessages = (language: Language) => Promise<SomeMessages>;

/** The texts in the language that the page starts in; awaited before the first render, so that no key ever shows. */
export async function loadFirstMessages(load: LoadMessages): Promise<LoadedTexts> {
  const { language } = getPreferences();
  return { language, messages: await load(language) };
}

export interface LoadedTexts {
  readonly language: Language;
  readonly messages: SomeMessages;
}

/**
 * Texts, direction and digits for everything below. A change of language takes effect when its texts have arrived: texts,
 * `lang`, `dir` and Radix's direction change in one render, so the page is never half in one language.
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

/** The one place where texts are handed to what is below: the figures in them are in the digits of the counts beside them. */
function Texts({ locale, messages, ...props }: TextsProps) {
  const shown = useMemo(() => inDigitsOf(locale, messages), [locale, messages]);
  // The catalogues are typed against each other; the library wants the literal types of the English one.
  return <IntlProvider {...props} locale={locale} messages={shown as Partial<TypedMessages>} />;
}

/** Texts that have come, by what fetched them: who needs them again has them in the first render. */
const arrived = new Map<LoadMessages, Partial<Record<Language, SomeMessages>>>();

/** Fetches texts for a `WithMessages` with the same `load`. */
export async function fetchMessages(load: LoadMessages, language: Language): Promise<SomeMessages> {
  const messages = await load(language);
  arrived.set(load, { ...arrived.get(load), [language]: messages });
  return messages;
}

/** Adds texts to those of the entry for what is below it; shows nothing until they are there. */
export function WithMessages({ load, children }: { load: LoadMessages; children: ReactNode }) {
  const locale = useLocale();
  const language = useLanguage();
  const entryMessages = useMessages();
  const [added, setAdded] = useState<SomeMessages | null>(() => arrived.get(load)?.[language] ?? null);

  useEffect(() => {
    let isCurrent = true;
    fetchMessages(load, language).then(
      (messages) => isCurrent && setAdded(messages),
      // Without texts a form would be worse than none; the page below says that there is no connection.
      (cause: unknown) => console.warn("More texts did not load", cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, load]);

  const messages = useMemo(() => ({ ...entryMessages, ...added }), [entryMessages, added]);
  if (!added) return null;
  return (
    <Texts locale={locale} messages={messages}>
      {children}
    </Texts>
  );
}

/** The page's `lang` and `dir`, and its class on the body. */
function useDocumentLanguage(language: Language, direction: "ltr" | "rtl"): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    document.body.classList.toggle("lang-en", language === "en");
    document.body.classList.toggle("lang-ar", language === "ar");
  }, [language, direction]);
}

/** The language of the texts on the page. The preference may be a moment ahead of it, while the other texts load. */
export function useLanguage(): Language {
  return useLocale().startsWith("ar") ? "ar" : "en";
}

/** The formatting functions in the person's language, digits and time zone, and counts with their noun. */
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
 * Sets the body's attribute with the current path and its class on the pages of writing.
 * Each entry calls it with the path that it shows.
 */
export function usePathOnBody(path: string): void {
  useEffect(() => {
    document.body.dataset.path = path;
    document.body.classList.toggle("on-create", path.includes("/create"));
  }, [path]);
}
