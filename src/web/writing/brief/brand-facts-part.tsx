import { useQuery } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { noteKind } from "#language/notes/note-kind.ts";
import { brandVoiceLimits } from "#shared/brand-voice-limits.ts";
import type { BrandFact, SavedBrandVoice } from "#shared/contracts/brand-voice.ts";
import { brandVoicesQuery, useSaveBrandVoice } from "#web/api/brand-voices.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import { cx } from "#web/ui/cx.ts";
import { type BriefDraft, notesIn } from "./brief-draft.ts";

interface BrandFactsPartProps {
  draft: BriefDraft;
  onWithoutFacts: (facts: readonly string[]) => void;
  disabled: boolean;
}

const chipClass =
  "touch-target inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-tag border px-2.5 py-1 text-start text-label transition-colors disabled:opacity-55";

/** The facts of the chosen brand, each of which this text may leave out, and one press to keep a typed note among them. */
export function BrandFactsPart({ draft, onWithoutFacts, disabled }: BrandFactsPartProps) {
  const { data: voices } = useQuery(brandVoicesQuery);
  const voice = voices?.find(({ id }) => id === draft.brandVoiceId);
  if (!voice) return null;
  const today = new Date().toLocaleDateString("en-CA");
  const facts = (voice.facts ?? []).filter(({ until }) => until === null || until >= today);
  return (
    <div className="mt-4 grid gap-4">
      {facts.length > 0 ? (
        <Facts facts={facts} without={draft.withoutFacts} onChange={onWithoutFacts} disabled={disabled} />
      ) : null}
      <KeepNotes voice={voice} notes={notesIn(draft.notes)} disabled={disabled} />
    </div>
  );
}

interface FactsProps {
  facts: readonly BrandFact[];
  without: readonly string[];
  onChange: (without: readonly string[]) => void;
  disabled: boolean;
}

function Facts({ facts, without, onChange, disabled }: FactsProps) {
  const t = useTranslations("facts.brand");
  const format = useFormat();
  const id = useId();
  return (
    <div>
      <p id={id} className="font-semibold text-label">
        {t("title")}
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {facts.map(({ text, until }) => {
          const isOn = !without.includes(text);
          return (
            <li key={text} className="max-w-full">
              <button
                type="button"
                aria-pressed={isOn}
                disabled={disabled}
                onClick={() => onChange(isOn ? [...without, text] : without.filter((other) => other !== text))}
                className={cx(
                  chipClass,
                  isOn ? "border-action/45 bg-action-tint text-action" : "border-hair-2 text-ink-2 line-through",
                )}
              >
                {isOn ? <Check aria-hidden className="size-3.5 shrink-0" /> : null}
                <span className="min-w-0">
                  <bdi className="wrap-anywhere">{text}</bdi>
                  {until === null ? null : (
                    <span className="ms-2 text-ink-2">{t("until", { date: format.date(`${until}T12:00:00`) })}</span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-ink-3 text-label">{t("hint")}</p>
    </div>
  );
}

/** Of the notes of one text so many are offered to be kept: a long list is no offer. */
const mostOffered = 6;

function KeepNotes({ voice, notes, disabled }: { voice: SavedBrandVoice; notes: readonly string[]; disabled: boolean }) {
  const t = useTranslations("facts.brand");
  const errorText = useErrorText();
  const save = useSaveBrandVoice(voice);
  const id = useId();
  const facts = voice.facts ?? [];
  const offered = notes.filter((note) => !facts.some(({ text }) => text === note)).slice(0, mostOffered);
  if (offered.length === 0) return null;
  const keep = (note: string) => {
    if (facts.length >= brandVoiceLimits.facts) return toast({ tone: "error", title: t("full") });
    const { id: _, version: __, createdAt: ___, updatedAt: ____, ...rules } = voice;
    save.mutate(
      { ...rules, facts: [...facts, { kind: kindOf(note), text: note, until: null }] },
      {
        onSuccess: () => toast({ tone: "success", title: t("kept") }),
        onError: (error) => toast({ tone: "error", title: t("failed"), text: errorText(error) }),
      },
    );
  };
  return (
    <div>
      <p id={id} className="font-semibold text-label">
        {t.rich("keepTitle", { brand: () => <bdi>{voice.name}</bdi> })}
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {offered.map((note) => (
          <li key={note} className="max-w-full">
            <button
              type="button"
              disabled={disabled || save.isPending}
              aria-label={t("keepLabel", { brand: voice.name, note })}
              onClick={() => keep(note)}
              className={cx(chipClass, "border-hair-2 border-dashed text-ink-2 hover:border-field hover:text-ink")}
            >
              <Plus aria-hidden className="size-3.5 shrink-0" />
              <bdi className="truncate">{note}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function kindOf(note: string): BrandFact["kind"] {
  const kind = noteKind(note);
  if (kind === "time") return "hours";
  if (kind === "place") return "branch";
  if (kind === "price") return "offer";
  if (kind === "contact") return /https?:|www\.|@/u.test(note) ? "link" : "phone";
  return "other";
}
