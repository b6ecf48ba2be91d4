import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Generation, GenerationStep } from "#shared/contracts/generations.ts";
import type { Connection } from "#web/api/generation-stream.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { toast } from "#web/lib/toast.ts";
import type { ToldWait } from "#web/writing/work/use-generation.ts";
import { useWaitNotice } from "#web/writing/work/wait-text.tsx";

interface AnnouncerProps {
  generation: Generation | null;
  /** True when the text has ended and all of it is shown. */
  isOver: boolean;
  connection: Connection;
  step: GenerationStep;
  round: number;
  wait: ToldWait | null;
}

/** Says to screen readers when writing starts, ends, breaks and goes on: not every word. A text that was watched to its end gets a toast. */
export function Announcer({ generation, isOver, connection, step, round, wait }: AnnouncerProps) {
  const t = useTranslations("generations");
  const steps = useTranslations("receipt.step");
  const drafting = useTranslations("drafts");
  const format = useFormat();
  const [message, setMessage] = useState("");
  const watched = useRef<string | null>(null);
  const wasLost = useRef(false);
  const { id, state, words, drafts } = generation ?? { id: null, state: null, words: 0, drafts: 1 };

  useEffect(() => {
    if (id === null) {
      watched.current = null;
      setMessage("");
    } else if (!isOver) {
      watched.current = id;
      setMessage(drafts > 1 ? drafting("writing", { count: drafts }) : t("announce.started"));
    } else if (watched.current === id) {
      watched.current = null;
      if (state === "done") {
        setMessage(t("announce.ready", { count: words }));
        toast({ title: t("result.ready"), text: format.words(words), tone: "success" });
      } else setMessage(t("announce.stopped", { count: words }));
    }
  }, [id, isOver, state, words, drafts, t, drafting, format]);

  useEffect(() => {
    if (id === null || isOver || step === "writing") return;
    setMessage(step === "checking" ? steps("checking") : steps("repairing", { round }));
  }, [id, isOver, step, round, steps]);

  const waitNotice = useWaitNotice(wait);
  useEffect(() => {
    if (waitNotice !== null) setMessage(waitNotice);
  }, [waitNotice]);

  useEffect(() => {
    if (connection === "lost") setMessage(t("announce.lost"));
    else if (connection === "open" && wasLost.current) setMessage(t("announce.back"));
    wasLost.current = connection === "lost";
  }, [connection, t]);

  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
