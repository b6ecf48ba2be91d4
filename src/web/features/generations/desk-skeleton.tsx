import { LoadingState, Skeleton } from "#web/ui/states.tsx";
import { PaperSkeleton } from "#web/writing/paper/paper.tsx";

/** Brief at the start, paper at the end; one column on a phone. */
export const deskGridClass =
  "grid grow grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] md:grid-cols-[336px_minmax(0,1fr)] md:grid-rows-none desk:grid-cols-[420px_minmax(0,1fr)]";

/** The shape of the desk while its files and its template are on their way. */
export function DeskSkeleton() {
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
