import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Bold, Italic, List, ListOrdered, PilcrowLeft, PilcrowRight, Redo2, TextSearch, Type, Undo2 } from "lucide-react";
import { Toolbar } from "radix-ui";
import type { ReactNode, Ref } from "react";
import { useTranslations } from "use-intl";
import { editorFace } from "./editor-face.ts";
import { MoreMenu, StyleMenu, TableMenu } from "./editor-menus.tsx";
import { LinkTool } from "./link-tool.tsx";
import { ToolButton, ToolSeparator } from "./tool-button.tsx";
import { toggleSide, toolState } from "./tool-state.ts";

interface EditorToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
  onFind: () => void;
  writerTools: ReactNode;
}

const icon = "size-4.5";

/** The tools over the sheet, one stop for Tab, arrows between them; on a phone above the keyboard, scrolled sideways. */
export function EditorToolbar({ ref, editor, isLinking, onLinking, onFind, writerTools }: EditorToolbarProps) {
  const t = useTranslations("editor.tools");
  const tools = useEditorState({ editor, selector: () => toolState(editor) });
  const face = editorFace.use();
  return (
    <Toolbar.Root
      ref={ref}
      aria-label={t("label")}
      className="editor-tools flex items-center gap-0.5"
      onKeyDown={(event) => {
        // A menu of the toolbar takes its own Esc. A tool's name that is shown does too, but it goes with the focus anyway.
        if (event.key !== "Escape" || !event.currentTarget.contains(event.target as Node)) return;
        event.stopPropagation();
        editor.view.focus();
      }}
    >
      <ToolButton
        label={t("undo")}
        disabled={!tools.canUndo}
        icon={<Undo2 aria-hidden className={`mirror-rtl ${icon}`} />}
        onClick={() => editor.commands.undo()}
      />
      <ToolButton
        label={t("redo")}
        disabled={!tools.canRedo}
        icon={<Redo2 aria-hidden className={`mirror-rtl ${icon}`} />}
        onClick={() => editor.commands.redo()}
      />
      <ToolSeparator />
      <StyleMenu editor={editor} tools={tools} />
      <ToolButton
        label={t("bold")}
        pressed={tools.isBold}
        icon={<Bold aria-hidden className={icon} />}
        onClick={() => editor.commands.toggleBold()}
      />
      <ToolButton
        label={t("italic")}
        pressed={tools.isItalic}
        disabled={!tools.takesItalic}
        {...(tools.takesItalic ? {} : { remark: t("noItalic") })}
        icon={<Italic aria-hidden className={icon} />}
        onClick={() => editor.commands.toggleItalic()}
      />
      <ToolSeparator />
      {tools.isInTable ? (
        <TableMenu editor={editor} />
      ) : (
        <>
          <ToolButton
            label={t("bullets")}
            pressed={tools.isBullets}
            icon={<List aria-hidden className={`mirror-rtl ${icon}`} />}
            onClick={() => editor.commands.toggleBulletList()}
          />
          <ToolButton
            label={t("numbers")}
            pressed={tools.isNumbers}
            icon={<ListOrdered aria-hidden className={`mirror-rtl ${icon}`} />}
            onClick={() => editor.commands.toggleOrderedList()}
          />
        </>
      )}
      <LinkTool editor={editor} isActive={tools.isLink} isOpen={isLinking} onOpen={onLinking} />
      <ToolSeparator />
      <ToolButton
        label={t("rtl")}
        pressed={tools.side === "rtl"}
        disabled={!tools.hasSides}
        {...(tools.side === "rtl" ? { remark: t("automatic", { side: t("rtl") }) } : {})}
        icon={<PilcrowLeft aria-hidden className={icon} />}
        onClick={() => toggleSide(editor, "rtl")}
      />
      <ToolButton
        label={t("ltr")}
        pressed={tools.side === "ltr"}
        disabled={!tools.hasSides}
        {...(tools.side === "ltr" ? { remark: t("automatic", { side: t("ltr") }) } : {})}
        icon={<PilcrowRight aria-hidden className={icon} />}
        onClick={() => toggleSide(editor, "ltr")}
      />
      <MoreMenu editor={editor} tools={tools} />
      <span className="grow" />
      {writerTools}
      <ToolButton
        label={t("face")}
        pressed={face === "document"}
        icon={<Type aria-hidden className={icon} />}
        onClick={() => editorFace.set(face === "document" ? "plain" : "document")}
      />
      <ToolButton label={t("find")} icon={<TextSearch aria-hidden className={`mirror-rtl ${icon}`} />} onClick={onFind} />
    </Toolbar.Root>
  );
}
