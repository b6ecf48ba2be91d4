import { useState } from "react";
import { useTranslations } from "use-intl";
import type { BriefQuestion } from "#shared/contracts/generations.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field, Input } from "#web/ui/field.tsx";

interface QuestionListProps {
  questions: readonly BriefQuestion[];
  /** The button that takes an answer. */
  action: string;
  onAnswer: (question: BriefQuestion, answer: string) => void;
  onSkip: (question: BriefQuestion) => void;
  disabled: boolean;
}

/** Questions under each other, each with a field for its kind of answer; each can be skipped. */
export function QuestionList({ questions, ...rest }: QuestionListProps) {
  return (
    <ul className="grid gap-4">
      {questions.map((question) => (
        <li key={question.key}>
          <QuestionRow question={question} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface QuestionRowProps extends Omit<QuestionListProps, "questions"> {
  question: BriefQuestion;
}

function QuestionRow({ question, action, onAnswer, onSkip, disabled }: QuestionRowProps) {
  const t = useTranslations("facts.interview");
  const language = useLanguage();
  const [answer, setAnswer] = useState("");
  const text = question.text[language];
  const give = () => {
    if (answer.trim() !== "" && !disabled) onAnswer(question, answer);
  };
  return (
    <Field
      label={text}
      aside={
        <button
          type="button"
          disabled={disabled}
          aria-label={t("skipLabel", { question: text })}
          onClick={() => onSkip(question)}
          className="touch-target text-link disabled:opacity-55"
        >
          {t("skip")}
        </button>
      }
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            value={answer}
            maxLength={400}
            disabled={disabled}
            placeholder={t(`samples.${question.kind}`)}
            inputMode={question.kind === "link" ? "url" : "text"}
            onChange={({ target }) => setAnswer(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
              // The form around it would write the text.
              event.preventDefault();
              give();
            }}
          />
          <Button
            variant="paper"
            className="shrink-0"
            disabled={disabled || answer.trim() === ""}
            aria-label={t("addLabel", { action, question: text })}
            onClick={give}
          >
            {action}
          </Button>
        </div>
      )}
    </Field>
  );
}
