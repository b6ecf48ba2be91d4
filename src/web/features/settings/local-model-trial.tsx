import { useQueryClient } from "@tanstack/react-query";
import { PenLine, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Speed } from "#shared/contracts/local-models.ts";
import { defaultVariety, type Variety } from "#shared/options.ts";
import { localModelsQuery, tryModel } from "#web/api/local-models.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { usePreferences } from "#web/lib/preferences.ts";
import { Button } from "#web/ui/button.tsx";
import type { ToldWait } from "#web/writing/work/use-generation.ts";
import { WaitText } from "#web/writing/work/wait-text.tsx";

/** How fast the chosen model writes, and a paragraph of it to be seen. */
export function ModelTrial({ speed }: { speed: Speed | null }) {
  const t = useTranslations("localModels");
  const format = useFormat();
  const textOf = useErrorText();
  const { text, wait, isBusy, isFresh, error, start, stop } = useTrial();
  const words = speed?.wordsPerMinute ?? 0;
  return (
    <div className="grid gap-3 pt-1">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" busy={isBusy} icon={<PenLine aria-hidden className="size-4" />} onClick={start}>
          {t(isBusy ? "trying" : "try")}
        </Button>
        {isBusy ? (
          <>
            <Button icon={<Square aria-hidden className="size-4" />} onClick={stop}>
              {t("stopTrying")}
            </Button>
            <p role="status" className="text-ink-2 text-label max-sm:w-full">
              <WaitText wait={wait} />
            </p>
          </>
        ) : speed ? (
          <p role="status" className="text-ink-2 text-label">
            {isFresh ? t("measuredNow", { words }) : t("measured", { words, when: format.dateTime(speed.at) })}
          </p>
        ) : null}
      </div>
      {error ? (
        <p role="alert" className="max-w-prose text-label text-warn">
          {textOf(error)}
        </p>
      ) : null}
      {text ? (
        <blockquote aria-label={t("sample")} dir="auto" className="max-w-prose whitespace-pre-line border-hair-2 border-s-4 ps-4">
          {text}
        </blockquote>
      ) : null}
    </div>
  );
}

/** One paragraph at a time; who leaves the page ends it. */
function useTrial() {
  const queries = useQueryClient();
  const { language } = usePreferences();
  const variety: Variety = language === "ar" ? defaultVariety : "en-american";
  const [text, setText] = useState("");
  const [wait, setWait] = useState<ToldWait | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (signal: AbortSignal) => {
    setText("");
    setError(null);
    setFresh(false);
    setBusy(true);
    try {
      const state = await tryModel(variety, {
        signal,
        onText: (more) => setText((before) => before + more),
        onStatus: (status) => setWait(status && { status, at: Date.now() }),
      });
      queries.setQueryData(localModelsQuery.queryKey, state);
      setFresh(true);
    } catch (cause) {
      if (!signal.aborted) setError(cause);
    } finally {
      setWait(null);
      setBusy(false);
      running.current = null;
    }
  };
  return {
    text,
    wait,
    isBusy,
    isFresh,
    error,
    start: () => {
      running.current = new AbortController();
      void run(running.current.signal);
    },
    stop: () => running.current?.abort(),
  };
}
