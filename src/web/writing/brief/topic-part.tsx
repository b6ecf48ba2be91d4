import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import { countWords } from "#language/text/words.ts";
import { briefLimits } from "#shared/brief-limits.ts";
import { languageOf, type Variety, varieties } from "#shared/options.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { Part, type PartProps } from "./brief-parts.tsx";
import { useVarieties } from "./use-varieties.ts";
import type { Markets } from "./variety-parts.tsx";

interface TopicPartProps extends PartProps {
  onTopic: (topic: string) => void;
  onVariety: (variety: Variety) => void;
  markets: Markets | undefined;
  isRequired: boolean;
}

/** What the text is about. The built-in writer translates nothing: another language's topic is said, and its own variety offered. */
export function TopicPart({ draft, onTopic, onVariety, markets, isRequired, error, disabled }: TopicPartProps) {
  const t = useTranslations("generations.brief");
  const names = useTranslations("options.variety");
  const format = useFormat();
  const { isBuiltIn, obstacles } = useVarieties();
  const length = draft.topic.trim().length;
  const topicDirection = directionOf(draft.topic);
  const topicLanguage = topicDirection === "rtl" ? "ar" : "en";
  const asked = markets?.chosen ?? [draft.variety];
  const foreign = asked.find((variety) => isBuiltIn(variety) && topicDirection !== null && languageOf(variety) !== topicLanguage);
  // The limit is mentioned when it comes into sight.
  const isNear = length > briefLimits.topicChars * 0.8;
  const spoken = (variety: Variety) => languageOf(variety) === topicLanguage;
  const offer = foreign && !asked.some(spoken) && varieties.find((variety) => spoken(variety) && !obstacles[variety]);
  const take = (variety: Variety) => (markets ? markets.onChange([...markets.chosen, variety]) : onVariety(variety));
  return (
    <Part at="topic">
      <Field
        label={t("topic")}
        error={error}
        required={isRequired}
        hint={foreign ? <span className="text-warn">{t(`topicLanguage.${languageOf(foreign)}`)}</span> : undefined}
        aside={
          isNear
            ? `${format.number(length)} / ${format.number(briefLimits.topicChars)}`
            : length > 0 && format.words(countWords(draft.topic))
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            className="min-h-24"
            disabled={disabled}
            placeholder={t("topicSample")}
            value={draft.topic}
            onChange={({ target }) => onTopic(target.value)}
          />
        )}
      </Field>
      {offer ? (
        <Button size="small" variant="outline" disabled={disabled} className="mt-2" onClick={() => take(offer)}>
          {t(markets ? "topicOfferMarket" : "topicOffer", { voice: names(offer) })}
        </Button>
      ) : null}
    </Part>
  );
}
