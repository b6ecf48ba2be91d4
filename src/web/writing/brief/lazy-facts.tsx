import { lazy, type ReactNode, Suspense } from "react";
import { loadFactMessages } from "#shared/locales/messages.ts";
import { WithMessages } from "#web/lib/i18n.tsx";

export const BrandFactsPart = lazy(async () => ({ default: (await import("./brand-facts-part.tsx")).BrandFactsPart }));
export const Interview = lazy(async () => ({ default: (await import("./interview.tsx")).Interview }));
export const NotesQuestions = lazy(async () => ({ default: (await import("./notes-questions.tsx")).NotesQuestions }));
export const PhraseField = lazy(async () => ({ default: (await import("./phrase-field.tsx")).PhraseField }));

export const Sample = lazy(async () => ({ default: (await import("./sample.tsx")).Sample }));

/** Around parts that come after the form, with their texts. The form can be used without them. */
export function LazyFacts({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <WithMessages load={loadFactMessages}>{children}</WithMessages>
    </Suspense>
  );
}
