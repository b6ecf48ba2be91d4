import { FileDown } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "use-intl";
import { closeImport, openImport, useOpenImport } from "./import-opening.ts";
import { droppedFiles, useFileDrag } from "./use-file-drag.ts";

const loadDialog = () => import("./import-dialog.tsx");
const ImportDialog = lazy(async () => ({ default: (await loadDialog()).ImportDialog }));

/** The import over the library: opened by `openImport`, and by files that are dropped anywhere on the page. */
export function ImportHost() {
  const opened = useOpenImport();
  // Who leaves the library leaves an import that has not begun; one with files asks before that (its dialog is in the way).
  useEffect(() => closeImport, []);
  return (
    <>
      {opened ? (
        <Suspense>
          <ImportDialog files={opened.files} onClose={closeImport} />
        </Suspense>
      ) : (
        <PageDrop />
      )}
    </>
  );
}

/** While files are dragged over the page, all of it takes them. */
function PageDrop() {
  const t = useTranslations("imports");
  const isDragging = useFileDrag((transfer) => {
    const files = droppedFiles(transfer);
    if (files.length > 0) openImport(files);
  });
  if (!isDragging) return null;
  return createPortal(
    // The page below must not get the drag's events, or the overlay would come and go.
    <div className="pointer-events-none fixed inset-0 z-40 grid animate-fade place-items-center bg-scrim p-6">
      <p className="flex items-center gap-3 rounded-control border-2 border-action border-dashed bg-page px-8 py-6 font-display text-panel shadow-float">
        <FileDown aria-hidden className="size-6 text-action" />
        {t("dropAnywhere")}
      </p>
    </div>,
    document.body,
  );
}
