import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import type { CreateBrandVoiceRequest, VoiceWords } from "#shared/contracts/brand-voice.ts";
import { useFormat } from "#web/lib/i18n.tsx";

/** What a brand voice asks for, a sentence a rule, in the order in which a writer is told. */
export function RulesList({ rules }: { rules: Omit<CreateBrandVoiceRequest, "name"> }) {
  const t = useTranslations("brandVoices");
  const sentences = useRuleSentences()(rules);
  if (sentences.length === 0) return <p className="text-ink-3 text-label">{t("none")}</p>;
  return (
    <ul className="grid gap-1.5 text-label">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex gap-2">
          <Check aria-hidden className="mt-1 size-3.5 text-ok" />
          <span className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

function useRuleSentences() {
  const t = useTranslations("brandVoices.rules");
  const voiceName = useTranslations("options.variety");
  const format = useFormat();
  const wordRules = (kind: "preferred" | "banned", lists: readonly VoiceWords[]) =>
    lists.map(({ variety, words }) => {
      const quoted = format.list(words.map(quote));
      return variety === null ? t(kind, { words: quoted }) : t(`${kind}In`, { words: quoted, voice: voiceName(variety) });
    });
  return (rules: Omit<CreateBrandVoiceRequest, "name">): string[] => [
    ...(rules.sentenceLength === null ? [] : [t(rules.sentenceLength)]),
    ...(rules.emoji === "free" ? [] : [t(rules.emoji === "none" ? "noEmoji" : "fewEmoji")]),
    ...(rules.addressee === null ? [] : [t(rules.addressee)]),
    ...wordRules("preferred", rules.preferred),
    ...wordRules("banned", rules.banned),
    ...(rules.signOff === "" ? [] : [t("signOff", { text: quote(rules.signOff) })]),
    ...(rules.samples.length === 0 ? [] : [t("samples", { count: rules.samples.length })]),
  ];
}

/** The brand's words keep their own order inside a sentence of the page. */
function quote(words: string): string {
  return `\u2068«${words}»\u2069`;
}
