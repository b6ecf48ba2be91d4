import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { templateQuery } from "#web/api/templates.ts";
import { LoadingState, Skeleton } from "#web/ui/states.tsx";
import { PaperSkeleton } from "#web/writing/paper.tsx";
import { useGeneration } from "#web/writing/use-generation.ts";
import type { BriefWish, Go } from "./create-address.ts";
import { Desk, deskGridClass } from "./desk.tsx";
import { LoadFailed } from "./template-step.tsx";

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
  if (template.isLoadingError) return <LoadFailed error={template.error} onRetry={() => void template.refetch()} />;
  // A text that is opened by its address fills the form with its own brief, so the desk waits for it once.
  const isKnown = generationId === null || followed.generation !== null || followed.error !== null;
  if (!template.data || !(isKnown || hasOpened.current)) return <DeskSkeleton />;
  hasOpened.current = true;
  return <Desk template={template.data} generationId={generationId} wish={wish} followed={followed} go={go} />;
}

function DeskSkeleton() {
  return (
    <LoadingState className={deskGridClass}>
      <div className="grid content-start gap-6 border-hair border-e px-5 py-8 desk:px-8">
        <Skeleton className="h-8 w-32" />
        <Skeleton className="h-12" />
        <Skeleton className="h-28" />
        <Skeleton className="h-48" />
      </div>
      <div className="hidden bg-sunk px-10 py-8 md:block">
        <div className="mx-auto mt-14 max-w-184 bg-sheet px-18 py-14 shadow-paper">
          <PaperSkeleton />
        </div>
      </div>
    </LoadingState>
  );
}
