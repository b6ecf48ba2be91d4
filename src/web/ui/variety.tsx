import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import { VarietyLabel } from "./greeting.tsx";

interface VarietyProps {
  variety: Variety;
  /** 'Standard' and 'American' for narrow cells. */
  short?: boolean;
  className?: string;
}

/** A variety's comma and name, as the app's messages have it. */
export function VarietyName({ variety, short = false, className }: VarietyProps) {
  const t = useTranslations("options");
  const name = short ? t(`varietyShort.${variety}`) : t(`variety.${variety}`);
  return <VarietyLabel variety={variety} name={name} {...(className ? { className } : {})} />;
}
