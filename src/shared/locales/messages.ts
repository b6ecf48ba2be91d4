import type { Language } from "../options.ts";
import type { appMessages } from "./en/app.ts";
import type { checkMessages } from "./en/checks.ts";
import type { documentMessages } from "./en/documents.ts";
import type { evaluationMessages } from "./en/evaluation.ts";
import type { factMessages } from "./en/facts.ts";
import type { laterMessages } from "./en/later.ts";
import type { localModelMessages } from "./en/local-models.ts";
import type { panelMessages } from "./en/panels.ts";
import type { phoneMessages } from "./en/phone.ts";
import type { publicMessages } from "./en/public.ts";
import type { trendMessages } from "./en/trend-page.ts";
import type { Localised } from "./localised.ts";

/** Every text of the web, by area. Message keys and their arguments are checked against this type. */
export type Messages = typeof appMessages &
  typeof checkMessages &
  typeof documentMessages &
  typeof evaluationMessages &
  typeof factMessages &
  typeof laterMessages &
  typeof localModelMessages &
  typeof panelMessages &
  typeof phoneMessages &
  typeof publicMessages &
  typeof trendMessages;

export type AppMessages = Localised<typeof appMessages>;
export type LaterMessages = Localised<typeof laterMessages>;
export type PublicMessages = Localised<typeof publicMessages>;

/** Loads one language, because each is a separate file in the build. */
export async function loadAppMessages(language: Language): Promise<AppMessages> {
  return language === "ar" ? (await import("./ar/app.ts")).appMessages : (await import("./en/app.ts")).appMessages;
}

/** Texts of pages that few first visits lead to. Such a page fetches them when it opens. */
export async function loadLaterMessages(language: Language): Promise<LaterMessages> {
  return language === "ar" ? (await import("./ar/later.ts")).laterMessages : (await import("./en/later.ts")).laterMessages;
}

/** Texts around a written text: receipt, editor, library. The desk, the hub's dialog and the library's pages fetch them. */
export async function loadDocumentMessages(language: Language): Promise<Localised<typeof documentMessages>> {
  return language === "ar"
    ? (await import("./ar/documents.ts")).documentMessages
    : (await import("./en/documents.ts")).documentMessages;
}

/** Texts of the last evaluation of writers, which the operator alone sees. */
export async function loadEvaluationMessages(language: Language): Promise<Localised<typeof evaluationMessages>> {
  return language === "ar"
    ? (await import("./ar/evaluation.ts")).evaluationMessages
    : (await import("./en/evaluation.ts")).evaluationMessages;
}

/** Texts of the models that the server runs itself, which the operator alone sees. */
export async function loadLocalModelMessages(language: Language): Promise<Localised<typeof localModelMessages>> {
  return language === "ar"
    ? (await import("./ar/local-models.ts")).localModelMessages
    : (await import("./en/local-models.ts")).localModelMessages;
}

/** Texts around the facts of a brief: what is asked, and what a brand keeps. */
export async function loadFactMessages(language: Language): Promise<Localised<typeof factMessages>> {
  return language === "ar" ? (await import("./ar/facts.ts")).factMessages : (await import("./en/facts.ts")).factMessages;
}

/** Texts of market sets, and of the receipts in their cells. */
export async function loadMarketMessages(language: Language): Promise<LaterMessages & Localised<typeof documentMessages>> {
  const [later, documents] = await Promise.all([loadLaterMessages(language), loadDocumentMessages(language)]);
  return { ...later, ...documents };
}

/** Texts of the page of trends. */
export async function loadTrendMessages(language: Language): Promise<Localised<typeof trendMessages>> {
  return language === "ar"
    ? (await import("./ar/trend-page.ts")).trendMessages
    : (await import("./en/trend-page.ts")).trendMessages;
}

/** Texts of panels that open over any page, fetched right after the first page is shown. */
export async function loadPanelMessages(language: Language): Promise<Localised<typeof panelMessages>> {
  return language === "ar" ? (await import("./ar/panels.ts")).panelMessages : (await import("./en/panels.ts")).panelMessages;
}

/** The sign-in texts. The app needs them only if a session ends while a page is open. */
export async function loadSignInMessages(language: Language): Promise<Pick<PublicMessages, "signIn">> {
  const { signIn } = language === "ar" ? await import("./ar/sign-in.ts") : await import("./en/sign-in.ts");
  return { signIn };
}

/** Texts of the pages on which the ways of signing in are tried out. */
export async function loadCheckMessages(language: Language): Promise<Localised<typeof checkMessages>> {
  return language === "ar" ? (await import("./ar/checks.ts")).checkMessages : (await import("./en/checks.ts")).checkMessages;
}

/** Texts of signing in by phone, with those of its errors. Fetched by who chooses that way. */
export async function loadPhoneMessages(language: Language): Promise<Localised<typeof phoneMessages>> {
  return language === "ar" ? (await import("./ar/phone.ts")).phoneMessages : (await import("./en/phone.ts")).phoneMessages;
}

export async function loadPublicMessages(language: Language): Promise<PublicMessages> {
  return language === "ar" ? (await import("./ar/public.ts")).publicMessages : (await import("./en/public.ts")).publicMessages;
}
