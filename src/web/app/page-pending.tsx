import { LoadingState, Skeleton } from "#web/ui/states.tsx";

/** While a page's files are on their way: the shape of a title and a sheet. */
export function PagePending() {
  return (
    <LoadingState className="grid gap-6 px-5 py-8 desk:px-10">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-72" />
    </LoadingState>
  );
}
