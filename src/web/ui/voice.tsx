import { useTranslations } from "use-intl";
import { languageOf, type Variety } from "#shared/options.ts";
import { voices } from "#web/lib/voices.ts";
import { cx } from "./cx.ts";
import { Comma } from "./logo.tsx";

interface VoiceProps {
  variety: Variety;
  /** 'Standard' and 'American' for narrow cells. */
  short?: boolean;
  className?: string;
}

/** A voice's comma and name in its accent. Colour never stands alone: the name says it too. */
export function VoiceName({ variety, short = false, className }: VoiceProps) {
  const t = useTranslations("options");
  return (
    <span data-v={variety} className={cx("inline-flex items-center gap-1.5 font-medium text-voice", className)}>
      <Comma script={languageOf(variety)} />
      {short ? t(`varietyShort.${variety}`) : t(`variety.${variety}`)}
    </span>
  );
}

/** How people there say hello, in the display face, marked with its own language and direction. */
export function Greeting({ variety, className }: { variety: Variety; className?: string }) {
  const voice = voices[variety];
  return (
    <bdi lang={voice.tag} dir={languageOf(variety) === "ar" ? "rtl" : "ltr"} className={cx("font-display", className)}>
      {voice.greeting}
    </bdi>
  );
}
