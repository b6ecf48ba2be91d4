import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { BrandVoiceRules } from "#shared/contracts/brand-voice.ts";
import { EmptyState } from "#web/ui/states.tsx";
import { VoiceSheet } from "./voice-sheet.tsx";

/** Before the first brand voice: what one is good for, and what one looks like. */
export function NoVoices({ action }: { action: ReactNode }) {
  const t = useTranslations("brandVoices");
  const example: BrandVoiceRules = {
    samples: [t("example.sample")],
    preferred: [{ variety: null, words: [t("example.preferred1"), t("example.preferred2")] }],
    banned: [{ variety: null, words: [t("example.banned1"), t("example.banned2")] }],
    sentenceLength: "short",
    emoji: "none",
    addressee: "everyone",
    signOff: t("form.signOffSample"),
  };
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <EmptyState title={t("empty.title")} text={t("empty.text")} action={action} />
      <section aria-labelledby="voice-example">
        <p className="text-ink-2 text-label">{t("example.label")}</p>
        <h2 id="voice-example" className="mb-4 border-ink border-b pb-2 font-display text-panel">
          {t("form.nameSample")}
        </h2>
        <VoiceSheet rules={example} />
      </section>
    </div>
  );
}
