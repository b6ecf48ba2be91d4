import type { Editor } from "@tiptap/core";
import {
  Check,
  ChevronDown,
  Code,
  IndentDecrease,
  IndentIncrease,
  Minus,
  Plus,
  Strikethrough,
  Table as TableIcon,
  TableProperties,
} from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Menu, MenuItem, MenuSeparator } from "#web/ui/menu.tsx";
import { ToolButton } from "./tool-button.tsx";
import type { toolState } from "./tool-state.ts";

/** After an action the cursor is in the text again; after Esc on the tool that opened the menu. */
function useReturnToText(editor: Editor) {
  const hasActed = useRef(false);
  const act = (run: () => void) => () => {
    hasActed.current = true;
    run();
  };
  const onCloseAutoFocus = (event: Event) => {
    if (!hasActed.current) return;
    hasActed.current = false;
    event.preventDefault();
    editor.view.focus();
  };
  return { act, onCloseAutoFocus };
}

interface MenuProps {
  editor: Editor;
  tools: ReturnType<typeof toolState>;
}

/** What the block under the cursor is: a paragraph, a heading, a quote, code. */
export function StyleMenu({ editor, tools }: MenuProps) {
  const t = useTranslations("editor.tools");
  const { act, onCloseAutoFocus } = useReturnToText(editor);
  const { level, isQuote, isCodeBlock } = tools;
  const isPlain = level === null && !isQuote && !isCodeBlock;
  const styles = [
    {
      name: t("paragraph"),
      isOn: isPlain,
      run: () => (isQuote ? editor.commands.toggleBlockquote() : editor.commands.setParagraph()),
    },
    ...([1, 2, 3] as const).map((each) => ({
      name: t("heading", { level: each }),
      isOn: level === each,
      run: () => editor.commands.toggleHeading({ level: each }),
    })),
    { name: t("quote"), isOn: isQuote, run: () => editor.commands.toggleBlockquote() },
    { name: t("codeBlock"), isOn: isCodeBlock, run: () => editor.commands.toggleCodeBlock() },
  ];
  const name = styles.find(({ isOn }) => isOn)?.name ?? (level === null ? t("paragraph") : t("heading", { level }));
  return (
    <Menu
      label={t("style")}
      align="start"
      onCloseAutoFocus={onCloseAutoFocus}
      trigger={
        <ToolButton
          label={`${t("style")}: ${name}`}
          disabled={tools.isInTable}
          icon={null}
          className="min-w-27 justify-between! border border-hair-2 bg-sheet px-3! text-label"
        >
          <span className="whitespace-nowrap font-medium">{name}</span>
          <ChevronDown aria-hidden className="size-4 text-ink-2" />
        </ToolButton>
      }
    >
      {styles.map((style) => (
        <MenuItem key={style.name} icon={<Tick isOn={style.isOn} />} onSelect={act(style.run)}>
          {style.name}
          {style.isOn ? <span className="sr-only">{t("chosen")}</span> : null}
        </MenuItem>
      ))}
    </Menu>
  );
}

function Tick({ isOn }: { isOn: boolean }) {
  return <Check aria-hidden className={isOn ? "size-4 text-action" : "invisible size-4"} />;
}

/** What is rarer: looks of words, places of items, and what does not come from the keyboard. */
export function MoreMenu({ editor, tools }: MenuProps) {
  const t = useTranslations("editor.tools");
  const { act, onCloseAutoFocus } = useReturnToText(editor);
  return (
    <Menu
      label={t("more")}
      align="start"
      onCloseAutoFocus={onCloseAutoFocus}
      trigger={<ToolButton label={t("more")} icon={<Plus aria-hidden className="size-4.5" />} />}
    >
      {tools.isBullets || tools.isNumbers ? (
        <>
          <MenuItem
            icon={<IndentIncrease aria-hidden className="mirror-rtl size-4" />}
            disabled={!tools.canIndent}
            onSelect={act(() => editor.commands.sinkListItem("listItem"))}
          >
            {t("indent")}
          </MenuItem>
          <MenuItem
            icon={<IndentDecrease aria-hidden className="mirror-rtl size-4" />}
            disabled={!tools.canOutdent}
            onSelect={act(() => editor.commands.liftListItem("listItem"))}
          >
            {t("outdent")}
          </MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      <MenuItem
        icon={tools.isStrike ? <Tick isOn /> : <Strikethrough aria-hidden className="size-4" />}
        onSelect={act(() => editor.commands.toggleStrike())}
      >
        {t("strike")}
      </MenuItem>
      <MenuItem
        icon={tools.isCode ? <Tick isOn /> : <Code aria-hidden className="size-4" />}
        onSelect={act(() => editor.commands.toggleMark("code"))}
      >
        {t("code")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<TableIcon aria-hidden className="size-4" />}
        disabled={tools.isInTable}
        onSelect={act(() => editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))}
      >
        {t("table")}
      </MenuItem>
      <MenuItem
        icon={<Minus aria-hidden className="size-4" />}
        disabled={tools.isInTable}
        onSelect={act(() => editor.commands.setHorizontalRule())}
      >
        {t("rule")}
      </MenuItem>
    </Menu>
  );
}

/** Rows and columns of the table that the cursor is in. */
export function TableMenu({ editor }: { editor: Editor }) {
  const t = useTranslations("editor");
  const { act, onCloseAutoFocus } = useReturnToText(editor);
  const items = [
    ["rowAbove", () => editor.commands.addRowBefore()],
    ["rowBelow", () => editor.commands.addRowAfter()],
    ["columnBefore", () => editor.commands.addColumnBefore()],
    ["columnAfter", () => editor.commands.addColumnAfter()],
  ] as const;
  const removals = [
    ["deleteRow", () => editor.commands.deleteRow()],
    ["deleteColumn", () => editor.commands.deleteColumn()],
    ["deleteTable", () => editor.commands.deleteTable()],
  ] as const;
  return (
    <Menu
      label={t("tools.tableMenu")}
      align="start"
      onCloseAutoFocus={onCloseAutoFocus}
      trigger={<ToolButton label={t("tools.tableMenu")} icon={<TableProperties aria-hidden className="mirror-rtl size-4.5" />} />}
    >
      {items.map(([name, run]) => (
        <MenuItem key={name} onSelect={act(run)}>
          {t(`table.${name}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
      {removals.map(([name, run]) => (
        <MenuItem key={name} danger onSelect={act(run)}>
          {t(`table.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
