import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";

interface FittingLengthsProps {
  /** The template's lengths, ascending. */
  lengths: readonly number[];
  /** Words that one text may have. */
  left: number;
  onChoose: (words: number) => void;
}

/** More than these are no help: whoever is short of words wants the longest text that there is still room for. */
const offered = 3;

/** The lengths that the month's words are still enough for, one press each; nothing where none is. */
export function FittingLengths({ lengths, left, onChoose }: FittingLengthsProps) {
  const t = useTranslations("generations.wordLimit");
  const fitting = lengths.filter((length) => length <= left).slice(-offered);
  if (fitting.length === 0) return null;
  return (
    <fieldset aria-label={t("fits")} className="mt-2 flex flex-wrap justify-center gap-2">
      {fitting.map((words) => (
        <Button key={words} size="small" variant="outline" onClick={() => onChoose(words)}>
          {t("shorterAction", { words })}
        </Button>
      ))}
    </fieldset>
  );
}
