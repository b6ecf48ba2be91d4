import { Sparkles } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Variety } from "#shared/options.ts";
import type { EditorHandle, Passage } from "#web/writing/editor/editor-handle.ts";
import { ToolButton } from "#web/writing/editor/tool-button.tsx";
import { EditPanel } from "./edit-panel.tsx";
import { unmarkAsked, useMarkAsked } from "./mark-asked.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { SelectionBubble } from "./selection-bubble.tsx";
import { SuggestionView } from "./suggestion-view.tsx";
import { useBoxAnchor } from "./use-box-anchor.ts";
import { useOpenKey } from "./use-open-key.ts";
import { useTextEdits } from "./use-text-edits.ts";
import { useTextVariety } from "./use-text-variety.ts";

export interface WriterToolsProps {
  itemId: string;
  editor: RefObject<EditorHandle | null>;
  /** The whole text under the hands. */
  text: string;
  /** The variety of its sheet. */
  variety: Variety;
  /** Its variety where somebody said it. */
  knownVariety: Variety | null;
  /** The suggestion of this job stands in the text now. */
  onAccepted: (jobId: string) => void;
  /** The text was opened to ask for something: the menu opens with it. */
  opensMenu: boolean;
}

/** Editing with the writer: a button for the toolbar, one beside what is selected, the menu that both open, and the suggestion. */
export function WriterTools({ itemId, editor, text, variety, knownVariety, onAccepted, opensMenu }: WriterToolsProps) {
  const t = useTranslations("textEdits");
  const edits = useTextEdits({ itemId, editor, text, onAccepted });
  const [passage, setPassage] = useState<Passage | null>(null);
  const textVariety = useTextVariety({ known: knownVariety, otherwise: variety, text: passage ? text : null });
  const button = useRef<HTMLButtonElement>(null);
  const anchor = useBoxAnchor(() => editor.current?.selectionBox() ?? button.current?.getBoundingClientRect() ?? null);
  const { suggestion } = edits;
  useMarkAsked(passage !== null && !passage.isWhole);

  const mayOpen = !suggestion && text.trim() !== "";
  const open = () => {
    const chosen = mayOpen ? editor.current?.passage() : null;
    if (chosen && chosen.markdown.trim() !== "") setPassage(chosen);
  };
  useOpenKey(open);
  const first = useRef(opensMenu ? open : null);
  useEffect(() => first.current?.(), []);
  return (
    <>
      <ToolButton
        ref={button}
        label={t("open")}
        disabled={!mayOpen}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+J Meta+J"
        icon={<Sparkles aria-hidden className="size-4.5 text-action" />}
        onClick={open}
      >
        <span aria-hidden className="text-label">
          {t("short")}
        </span>
      </ToolButton>
      {passage === null && !suggestion ? <SelectionBubble editor={editor} onOpen={open} /> : null}
      <PanelFrame
        isOpen={passage !== null}
        anchor={anchor}
        onClose={() => setPassage(null)}
        onClosed={() => {
          unmarkAsked();
          // Who asked for something waits at the suggestion.
          if (!edits.isAsked()) editor.current?.focus();
        }}
      >
        {passage ? (
          <EditPanel
            passage={passage}
            variety={textVariety}
            onWish={(wish) => {
              setPassage(null);
              edits.ask(wish, passage);
            }}
          />
        ) : null}
      </PanelFrame>
      {suggestion ? <SuggestionView edits={edits} editor={editor} suggestion={suggestion} variety={variety} /> : null}
    </>
  );
}
