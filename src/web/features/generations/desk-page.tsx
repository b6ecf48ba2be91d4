import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { loadDocumentMessages } from "#shared/locales/messages.ts";
import { templateQuery } from "#web/api/templates.ts";
import { fetchMessages, WithMessages } from "#web/lib/i18n.tsx";
import { getPreferences } from "#web/lib/preferences.ts";
import { preloadPaperText } from "#web/writing/paper/paper.tsx";
import { useGeneration } from "#web/writing/work/use-generation.ts";
import { Desk } from "./desk.tsx";
import { DeskSkeleton } from "./desk-skeleton.tsx";
import type { BriefWish, Go } from "./generations-address.ts";
import { LoadFailed } from "./load-failed.tsx";

// What a written text needs of texts comes beside the desk, not after it.
void fetchMessages(loadDocumentMessages, getPreferences().language).catch(() => {});

interface DeskPageProps {
  templateId: number;
  generationId: string | null;
  wish: BriefWish | null;
  go: Go;
}

/** Brief and text of one template: loads what the desk needs, then keeps the desk while texts come and go on it. */
export function DeskPage({ templateId, generationId, wish, go }: DeskPageProps) {
  const template = useQuery(templateQuery(templateId));
  const followed = useGeneration(generationId);
  const hasOpened = useRef(false);
  useEffect(preloadPaperText, []);
  if (template.isLoadingError) return <LoadFailed error={template.error} onRetry={() => void template.refetch()} />;
  // A text that is opened by its address fills the form with its own brief, so the desk waits for it once.
  const isKnown = generationId === null || followed.generation !== null || followed.error !== null;
  if (!template.data || !(isKnown || hasOpened.current)) return <DeskSkeleton />;
  hasOpened.current = true;
  return (
    <WithMessages load={loadDocumentMessages}>
      <Desk template={template.data} generationId={generationId} wish={wish} followed={followed} go={go} />
    </WithMessages>
  );
}
