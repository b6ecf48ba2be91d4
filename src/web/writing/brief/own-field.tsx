import { useTranslations } from "use-intl";
import { currencies } from "#shared/currencies.ts";
import type { Variety } from "#shared/options.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { Field, type FieldControl, Input } from "#web/ui/field.tsx";
import { NativeSelect } from "#web/ui/native-select.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import type { DraftValue, OwnField as OwnFieldShape } from "./brief-draft.ts";
import { ListInput } from "./list-input.tsx";

interface OwnFieldProps {
  field: OwnFieldShape;
  value: DraftValue;
  onChange: (value: DraftValue) => void;
  /** Prices default to this variety's currency. */
  variety: Variety;
  error: string | null;
  disabled?: boolean;
}

/** One of a template's own fields, by its declared type. */
export function OwnField({ field, value, onChange, variety, error, disabled }: OwnFieldProps) {
  const language = useLanguage();
  return (
    <Field label={field.label[language]} error={error} required={field.required} optional={!field.required && !field.expected}>
      {(control) => <Control {...{ field, value, onChange, variety, disabled: disabled ?? false }} control={control} />}
    </Field>
  );
}

type ControlProps = Omit<OwnFieldProps, "error"> & { control: FieldControl };

function Control({ field, value, onChange, variety, disabled, control }: ControlProps) {
  const t = useTranslations("generations.brief");
  const language = useLanguage();
  const placeholder = field.hint[language];
  const common = { ...control, disabled, placeholder };
  const text = typeof value === "string" ? value : "";
  const onText = ({ target }: { target: { value: string } }) => onChange(target.value);
  switch (field.type) {
    case "list": {
      const items = Array.isArray(value) ? value : [text];
      return (
        <ListInput
          {...control}
          samples={samplesOf(placeholder)}
          label={field.label[language]}
          items={items}
          maxItems={field.maxItems ?? 30}
          onChange={onChange}
          disabled={disabled ?? false}
        />
      );
    }
    case "money":
      return <MoneyInput {...common} value={value} onChange={onChange} variety={variety} />;
    case "choice":
      return (
        <Select
          {...control}
          value={text || undefined}
          onValueChange={onChange}
          disabled={disabled ?? false}
          placeholder={t("choose")}
          options={(field.choices ?? []).map((choice) => ({ value: choice.value, label: choice.label[language] }))}
        />
      );
    case "long":
      return <TextArea {...common} rows={3} value={text} onChange={onText} />;
    case "number":
      return <Input {...common} inputMode="numeric" dir="ltr" value={text} onChange={onText} className="rtl:text-end" />;
    case "url":
      return (
        <Input
          {...common}
          type="text"
          inputMode="url"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={onText}
        />
      );
    case "date":
      return <Input {...control} disabled={disabled} type="date" value={text} onChange={onText} />;
    default:
      return <Input {...common} value={text} onChange={onText} />;
  }
}

/** The sample of a list has its entries side by side. */
function samplesOf(hint: string): string[] {
  return hint.split(/[;؛]/).map((sample) => sample.trim());
}

interface MoneyInputProps extends FieldControl {
  value: DraftValue;
  onChange: (value: DraftValue) => void;
  variety: Variety;
  placeholder: string;
  disabled: boolean | undefined;
}

/** An amount and its currency, which is the variety's until another is chosen. */
function MoneyInput({ value, onChange, variety, disabled, ...control }: MoneyInputProps) {
  const t = useTranslations("generations.brief");
  const language = useLanguage();
  const { amount, currency } = typeof value === "object" && "amount" in value ? value : { amount: "", currency: "" };
  const names = new Intl.DisplayNames(language, { type: "currency" });
  const offered = [...new Set([...Object.values(currencies), "EUR"])];
  return (
    <div className="grid grid-cols-[1fr_minmax(0,11rem)] gap-2">
      <Input
        {...control}
        inputMode="decimal"
        dir="ltr"
        disabled={disabled}
        value={amount}
        onChange={({ target }) => onChange({ amount: target.value, currency })}
        className="rtl:text-end"
      />
      <NativeSelect
        aria-label={t("currency")}
        disabled={disabled}
        value={currency || currencies[variety]}
        onChange={({ target }) => onChange({ amount, currency: target.value })}
      >
        {offered.map((code) => (
          <option key={code} value={code}>
            {names.of(code)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
