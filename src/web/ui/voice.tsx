import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import { VoiceLabel } from "./greeting.tsx";

interface VoiceProps {
  variety: Variety;
  /** 'Standard' and 'American' for narrow cells. */
  short?: boolean;
  className?: string;
}

/** A voice's comma and name, as the app's messages have it. */
export function VoiceName({ variety, short = false, className }: VoiceProps) {
  const t = useTranslations("options");
  const name = short ? t(`varietyShort.${variety}`) : t(`variety.${variety}`);
  return <VoiceLabel variety={variety} name={name} {...(className ? { className } : {})} />;
}
