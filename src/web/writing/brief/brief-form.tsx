import { useTranslations } from "use-intl";
import type { TemplateDetail } from "#shared/contracts/templates.ts";
import { addressees, audiences, languageOf, tones } from "#shared/options.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { keepFocusInView } from "#web/lib/keep-focus-in-view.ts";
import { PillGroup, Segmented } from "#web/ui/choices.tsx";
import { Field, FieldNote } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { BrandVoiceField, useVoiceAddressee } from "./brand-voice-field.tsx";
import { type BriefDraft, type DraftValue, type FormProblem, needsTopic, type Problem, wordsAsked } from "./brief-draft.ts";
import { Group, Part, type PartProps, partAttribute } from "./brief-parts.tsx";
import { KeywordsField } from "./keywords-field.tsx";
import { BrandFactsPart, Interview, LazyFacts, PhraseField, Sample } from "./lazy-facts.tsx";
import { LengthRuler } from "./length-ruler.tsx";
import { NotesPart } from "./notes-part.tsx";
import { OwnField } from "./own-field.tsx";
import { SubjectField } from "./subject-field.tsx";
import { TopicPart } from "./topic-part.tsx";
import { useVarieties } from "./use-varieties.ts";
import { type Markets, MarketsPart, VarietyPart } from "./variety-parts.tsx";
import "./brief-form.css";

interface BriefFormProps {
  template: TemplateDetail;
  draft: BriefDraft;
  onChange: (draft: BriefDraft) => void;
  problems: readonly Problem[];
  /** The words that the plan has left this month; null without a limit. */
  left: number | null;
  /** For several markets at once; the draft's own variety is the first of them. */
  markets?: Markets;
  /** While the text is being written the brief can be read, not changed. */
  disabled?: boolean;
}

/** Moves the focus to the part of the form that a problem is at. @returns false when the form does not show that part. */
export function focusProblem(form: HTMLElement | null, problem: Problem): boolean {
  const part = form?.querySelector(`[${partAttribute}="${CSS.escape(problem.at)}"]`);
  // A link beside the label stands before the control; it is what is left where there is no control.
  const control =
    part?.querySelector<HTMLElement>(
      "textarea, input, select, [role=combobox], [role=radio][aria-checked=true], [role=checkbox]",
    ) ?? part?.querySelector<HTMLElement>("a[href]");
  control?.focus();
  part?.scrollIntoView({ block: "nearest" });
  return Boolean(control);
}

/** The sentence for a problem in the person's language. */
function useProblemText(): (problem: Problem) => string {
  const t = useTranslations("generations.problems");
  const errorText = useErrorText();
  return (problem) =>
    problem.code.includes(".") ? errorText(problem) : t(problem.code as FormProblem, { min: 0, max: 0, ...problem.params });
}

/** The fields of the brief: topic, the template's own fields, variety, length, tone, readers, keywords. */
export function BriefForm({ template, draft, onChange, problems, left, markets, disabled = false }: BriefFormProps) {
  const t = useTranslations();
  const voiceAddressee = useVoiceAddressee(draft.brandVoiceId);
  const offered = useVarieties();
  const isArabic = (markets?.chosen ?? [draft.variety]).some((variety) => languageOf(variety) === "ar");
  const problemText = useProblemText();
  const set = (patch: Partial<BriefDraft>) => onChange({ ...draft, ...patch });
  const setField = (key: string, value: DraftValue) => set({ fields: { ...draft.fields, [key]: value } });
  const errorAt = (at: string) => {
    const problem = problems.find((candidate) => candidate.at === at);
    return problem ? problemText(problem) : null;
  };
  // A number that decides the length stands where the length is chosen; a text to work on stands where a topic would.
  const deciding = template.formLength && "field" in template.formLength ? template.formLength.field : null;
  const steering = deciding === template.source ? null : deciding;
  // The text to answer comes before what else is told.
  const answered = template.source === undefined ? template.fields.filter(({ required }) => required) : [];
  const ownField = (field: TemplateDetail["fields"][number]) => (
    <Part key={field.key} at={`field:${field.key}`}>
      <OwnField
        field={field}
        value={draft.fields[field.key] ?? ""}
        onChange={(value) => setField(field.key, value)}
        variety={draft.variety}
        error={errorAt(`field:${field.key}`)}
        disabled={disabled}
      />
    </Part>
  );

  return (
    <div ref={keepFocusInView} className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {template.needsModel && offered.isBuiltIn(draft.variety) ? (
        <p role="status" className="rounded-tag border border-warn bg-sunk px-4 py-3 text-label text-warn">
          {t("errors.brief.needs_model")}
        </p>
      ) : null}
      {answered.map(ownField)}
      {template.source === undefined ? (
        <TopicPart
          isRequired={needsTopic(template)}
          draft={draft}
          onTopic={(topic) => set({ topic })}
          onVariety={(variety) => set({ variety })}
          markets={markets}
          error={errorAt("topic")}
          disabled={disabled}
        />
      ) : null}
      <LazyFacts>
        <Sample key={template.key} draft={draft} template={template} onChange={set} disabled={disabled} />
      </LazyFacts>
      {needsTopic(template) && template.fields.some(({ expected }) => expected) ? (
        <p className="-mt-4 text-ink-3 text-label">{t("generations.brief.onlyTopic")}</p>
      ) : null}
      {template.source === undefined ? (
        <NotesPart draft={draft} template={template} onChange={set} error={errorAt("notes")} disabled={disabled} />
      ) : null}
      <LazyFacts>
        <Interview draft={draft} template={template} onChange={set} disabled={disabled} />
      </LazyFacts>
      <Part at="subject">
        <SubjectField draft={draft} template={template} onSubject={(subject) => set({ subject })} disabled={disabled} />
      </Part>
      <Part at="phrase">
        <LazyFacts>
          <PhraseField
            draft={draft}
            template={template}
            onPhrase={(subjectPhrase) => set({ subjectPhrase })}
            error={errorAt("phrase")}
            disabled={disabled}
          />
        </LazyFacts>
      </Part>
      {template.fields.filter((field) => field.key !== steering && !answered.includes(field)).map(ownField)}
      {markets ? (
        <MarketsPart markets={markets} error={errorAt("variety")} disabled={disabled} />
      ) : (
        <VarietyPart draft={draft} onVariety={(variety) => set({ variety })} error={errorAt("variety")} disabled={disabled} />
      )}
      {template.formLength ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {template.fields.filter(({ key }) => key === steering).map(ownField)}
          <Estimate words={wordsAsked(draft, template)} />
        </div>
      ) : (
        <LengthPart
          template={template}
          words={draft.words}
          onWords={(words) => set({ words })}
          left={left}
          error={errorAt("length")}
          disabled={disabled}
        />
      )}
      <Group label={t("generations.brief.tone")}>
        {(labelId) => (
          <PillGroup
            aria-labelledby={labelId}
            className="rtl:gap-1.5 rtl:*:px-3"
            value={draft.tone}
            onValueChange={(tone) => !disabled && set({ tone })}
            choices={tones.map((tone) => ({ value: tone, label: t(`options.tone.${tone}`), disabled }))}
          />
        )}
      </Group>
      <Field label={t("generations.brief.audience")}>
        {(control) => (
          <Select
            {...control}
            disabled={disabled}
            value={draft.audience}
            onValueChange={(audience) => set({ audience })}
            options={audiences.map((audience) => ({ value: audience, label: t(`options.audience.${audience}`) }))}
          />
        )}
      </Field>
      {isArabic ? (
        <Group label={t("generations.brief.addressee")}>
          {(labelId) => (
            <>
              <Segmented
                small
                aria-labelledby={labelId}
                value={draft.addressee}
                onValueChange={(addressee) => set({ addressee })}
                choices={addressees.map((addressee) => ({
                  value: addressee,
                  label: t(`options.addressee.${addressee}`),
                  disabled,
                }))}
              />
              {voiceAddressee && draft.addressee === "everyone" ? (
                <FieldNote
                  hint={t("generations.brief.brandVoiceAddressee", { addressee: t(`options.addressee.${voiceAddressee}`) })}
                />
              ) : null}
            </>
          )}
        </Group>
      ) : null}
      <Part at="brandVoice">
        <BrandVoiceField
          value={draft.brandVoiceId}
          onChange={(brandVoiceId) => set({ brandVoiceId })}
          error={errorAt("brandVoice")}
          disabled={disabled}
        />
        {draft.brandVoiceId === null ? null : (
          <LazyFacts>
            <BrandFactsPart draft={draft} onWithoutFacts={(withoutFacts) => set({ withoutFacts })} disabled={disabled} />
          </LazyFacts>
        )}
      </Part>
      <Part at="keywords">
        <Field label={t("generations.brief.keywords")} aside={t("generations.brief.keywordsHint")} error={errorAt("keywords")}>
          {(control) => (
            <KeywordsField
              {...control}
              keywords={draft.keywords}
              pending={draft.pendingKeyword}
              onChange={(keywords, pendingKeyword) => set({ keywords, pendingKeyword })}
              disabled={disabled}
            />
          )}
        </Field>
      </Part>
    </div>
  );
}

interface LengthPartProps extends Omit<PartProps, "draft"> {
  template: TemplateDetail;
  words: number;
  onWords: (words: number) => void;
  left: number | null;
}

function LengthPart({ template, words, onWords, left, error, disabled }: LengthPartProps) {
  const t = useTranslations("generations.brief");
  return (
    <Part at="length">
      <Group label={t("length")} aside={t("lengthUnit")}>
        {(labelId) => (
          <>
            <LengthRuler
              aria-labelledby={labelId}
              value={words}
              onValueChange={onWords}
              lengths={template.lengths}
              left={left}
              disabled={disabled}
            />
            <FieldNote error={error} />
          </>
        )}
      </Group>
    </Part>
  );
}

function Estimate({ words }: { words: number | null }) {
  const t = useTranslations("generations.brief");
  return words === null ? null : <p className="text-ink-3 text-label">{t("estimate", { count: words })}</p>;
}
