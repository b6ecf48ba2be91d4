import { ErrorState } from "#web/ui/states.tsx";

/** The page where there is no desk on it. */
export const pageClass = "mx-auto w-full max-w-280 px-5 py-8 desk:px-10 desk:py-10";

/** In place of what could not be loaded. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={pageClass}>
      <ErrorState error={error} onRetry={onRetry} className="max-w-180" />
    </div>
  );
}
