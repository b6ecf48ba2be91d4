import { Lightbulb } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Suggestion } from "#shared/contracts/report.ts";
import type { ErrorParams } from "#shared/errors.ts";

/** What the checks of a text found, as sentences in the person's language. */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const t = useTranslations("suggestions");
  // Each code has its own arguments; which one this is, is known only now, so the types cannot follow.
  const sentence = t as unknown as (code: Suggestion["code"], params: ErrorParams) => string;
  return (
    <ul>
      {suggestions.map(({ code, params }) => (
        <li
          key={`${code} ${Object.values(params).join(" ")}`}
          className="flex gap-2.5 border-hair border-b py-2.5 last:border-b-0"
        >
          <Lightbulb aria-hidden className="mt-1 size-4 text-warn" />
          <span>{sentence(code, params)}</span>
        </li>
      ))}
    </ul>
  );
}
