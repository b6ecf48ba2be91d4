import { FileDown } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button, type ButtonVariant } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";

const accepted = ".txt,.text,.md,.markdown,.html,.htm,.docx,text/plain,text/markdown,text/html";

interface FilesButtonProps {
  variant: ButtonVariant;
  onFiles: (files: File[]) => void;
  isHighlighted?: boolean;
  className?: string;
  children: ReactNode;
}

/** Opens the device's own chooser of files. */
export function FilesButton({ variant, onFiles, isHighlighted = false, className, children }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <span className={className}>
      <Button
        variant={variant}
        onClick={() => input.current?.click()}
        className={cx(isHighlighted && "border-action! border-dashed!")}
      >
        {children}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={accepted}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was mended.
          target.value = "";
        }}
      />
    </span>
  );
}

interface DropZoneProps {
  isDragging: boolean;
  onFiles: (files: File[]) => void;
  limits: string;
}

/** Where an import begins: the page takes dropped files everywhere, this is where one looks for it. */
export function DropZone({ isDragging, onFiles, limits }: DropZoneProps) {
  const t = useTranslations("imports");
  return (
    <div
      className={cx(
        "mt-6 grid justify-items-center gap-3 border-2 border-dashed px-6 py-12 text-center transition-colors",
        isDragging ? "border-action bg-action-tint" : "border-hair-2",
      )}
    >
      <FileDown aria-hidden className="size-8 text-ink-3" />
      <FilesButton variant="action" onFiles={onFiles}>
        {t("choose")}
      </FilesButton>
      {/* Nothing is dragged with a finger. */}
      <p className="text-ink-2 pointer-coarse:hidden">{t("orDrop")}</p>
      <p className="text-ink-3 text-label">{limits}</p>
    </div>
  );
}
