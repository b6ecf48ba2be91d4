import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { brandVoicesQuery } from "#web/api/brand-voices.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

interface BrandVoiceFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
  error: string | null;
  disabled: boolean;
}

/** An option needs a value of its own; ids of voices are UUIDs. */
const none = "none";

/** The brand voice of a brief: none, or one of the person's own. A voice that was deleted meanwhile is let go of. */
export function BrandVoiceField({ value, onChange, error, disabled }: BrandVoiceFieldProps) {
  const t = useTranslations("generations.brief");
  const { data: voices } = useQuery(brandVoicesQuery);
  const isGone = value !== null && voices !== undefined && !voices.some(({ id }) => id === value);
  const letGo = useEffectEvent(() => onChange(null));
  useEffect(() => {
    if (isGone && !disabled) letGo();
  }, [isGone, disabled]);

  return (
    <Field
      label={t("brandVoice")}
      error={error}
      aside={
        <Link to="/brand-voices" className="text-link">
          {t(voices?.length === 0 ? "brandVoiceMake" : "brandVoiceManage")}
        </Link>
      }
    >
      {(control) => (
        <Select
          {...control}
          disabled={disabled || voices === undefined}
          value={isGone || voices === undefined ? none : (value ?? none)}
          onValueChange={(next) => onChange(next === none ? null : next)}
          options={[
            { value: none, label: t("brandVoiceNone") },
            ...(voices ?? []).map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> })),
          ]}
        />
      )}
    </Field>
  );
}

/** Whom the chosen brand voice speaks to, where it says so. */
export function useVoiceAddressee(brandVoiceId: string | null): "man" | "woman" | null {
  const { data: voices } = useQuery(brandVoicesQuery);
  const addressee = voices?.find(({ id }) => id === brandVoiceId)?.addressee ?? null;
  return addressee === "everyone" ? null : addressee;
}
