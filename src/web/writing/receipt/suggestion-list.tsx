import { Lightbulb } from "lucide-react";
import type { Suggestion } from "#shared/contracts/report.ts";
import { useSuggestionText } from "./suggestion-text.ts";

/** What the checks of a text found, as sentences in the person's language. */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const sentence = useSuggestionText();
  return (
    <ul>
      {suggestions.map((suggestion) => (
        <li
          // The same word may be noted twice: its place tells the two apart.
          key={`${suggestion.code} ${Object.values(suggestion.params).join(" ")} ${suggestion.fix?.start ?? ""}`}
          className="flex gap-2.5 border-hair border-b py-2.5 last:border-b-0"
        >
          <Lightbulb aria-hidden className="mt-1 size-4 text-warn" />
          <span>{sentence(suggestion)}</span>
        </li>
      ))}
    </ul>
  );
}
