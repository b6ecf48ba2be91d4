import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type Tone, tones, type Variety, varieties } from "#shared/options.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useWriterOf } from "#web/api/writers.ts";
import { Greeting } from "#web/ui/greeting.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { isPossible, wayTo } from "./edit-actions.ts";
import { PanelItem, PanelList } from "./panel-list.tsx";

/** The tones of the brief. */
export function ToneList({ onBack, onTone }: { onBack: () => void; onTone: (tone: Tone) => void }) {
  const t = useTranslations();
  return (
    <Choices title={t("textEdits.actions.tone")} onBack={onBack}>
      {tones.map((tone) => (
        <PanelItem key={tone} onChoose={() => onTone(tone)}>
          {t(`options.tone.${tone}`)}
        </PanelItem>
      ))}
    </Choices>
  );
}

interface VarietyListProps {
  from: Variety;
  onBack: () => void;
  onVariety: (variety: Variety) => void;
}

/** The other varieties with their greetings: people pick by ear. One that cannot be had says why. */
export function VarietyList({ from, onBack, onVariety }: VarietyListProps) {
  const t = useTranslations("textEdits");
  const writerOf = useWriterOf();
  const refusal = usePermissions();
  return (
    <Choices title={t("actions.convert")} onBack={onBack}>
      {varieties
        .filter((variety) => variety !== from)
        .map((variety) => {
          const way = wayTo(variety, from, {
            hasModel: writerOf(variety)?.kind === "model",
            isInPlan: refusal({ act: "variety", variety }) === null,
          });
          return (
            <PanelItem key={variety} isDisabled={!isPossible(way)} onChoose={() => onVariety(variety)}>
              <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
                <VarietyName variety={variety} short />
                {way === "needsModel" || way === "notInPlan" ? (
                  <span className="text-ink-2 text-label">{t(way)}</span>
                ) : (
                  <Greeting variety={variety} className="text-[17px] text-ink-2 leading-normal" />
                )}
              </span>
            </PanelItem>
          );
        })}
    </Choices>
  );
}

function Choices({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  const t = useTranslations("textEdits");
  return (
    <div>
      <div className="flex items-center gap-2 border-hair border-b px-2 py-1">
        <button
          type="button"
          aria-label={t("back")}
          onClick={onBack}
          className="touch-target inline-flex size-9 items-center justify-center rounded-tag hover:bg-sunk"
        >
          <ArrowLeft aria-hidden className="mirror-rtl size-4" />
        </button>
        <span className="font-semibold text-label">{title}</span>
      </div>
      <PanelList label={title} onKeyDown={(event) => event.key === "Backspace" && onBack()}>
        {children}
      </PanelList>
    </div>
  );
}
