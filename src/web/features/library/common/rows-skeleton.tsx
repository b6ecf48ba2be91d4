import { LoadingState, Skeleton } from "#web/ui/states.tsx";

export function RowsSkeleton() {
  return (
    <LoadingState className="border-ink border-t">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <RowSkeleton key={key} />
      ))}
    </LoadingState>
  );
}

export function RowSkeleton() {
  return (
    <div className="grid gap-3 border-hair border-b py-4.5">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-3.5 w-4/5" />
      <Skeleton className="h-3.5 w-2/5" />
    </div>
  );
}
