import { directionMarks } from "#language/text/direction.ts";
import { linkedParts } from "./linked-parts.ts";
import {
  type Block,
  type DocumentTree,
  type Inline,
  itemBlocks,
  type Line,
  type List,
  type ListItem,
  type Table,
  textOf,
} from "./tree.ts";

/**
 * `file`: what the text holds, with dashes and bars that every editor shows alike. `paste`: what reads well in a message, without any
 * sign that means something to programs only. `chat`: the same with the signs that WhatsApp makes bold, slanted and struck of.
 */
type PlainForm = "file" | "paste" | "chat";

/** The text as plain text. Lists keep their signs and numbers, links their addresses. */
export function toPlainText({ blocks }: Pick<DocumentTree, "blocks">, form: PlainForm = "file"): string {
  return `${plainBlocks(blocks, "\n\n", form)
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

function plainBlocks(blocks: readonly Block[], between: string, form: PlainForm): string {
  return blocks.map((block) => plainBlock(block, form)).join(between);
}

function plainBlock(block: Block, form: PlainForm): string {
  switch (block.kind) {
    case "heading":
      // A chat has no headings: they stand out by their weight.
      return plainLine(form === "chat" ? { ...block, content: block.content.map(strong) } : block, form);
    case "paragraph":
      return plainLine(block, form);
    case "list":
      return plainList(block, form);
    case "table":
      return form === "file" ? barredTable(block) : toldTable(block, form);
    case "quote": {
      const words = plainBlocks(block.blocks, "\n\n", form);
      return form === "chat" ? words.replace(/^(?=.)/gm, "> ") : words;
    }
    case "code":
      return form === "chat" ? `\`\`\`\n${block.text}\n\`\`\`` : block.text;
    case "rule":
      return "———";
  }
}

const strong = (inline: Inline): Inline => (inline.kind === "text" ? { ...inline, strong: true } : inline);

function plainCell(cell: Line, form: PlainForm): string {
  return plainLine(cell, form).replaceAll("\n", " ").trim();
}

function barredTable({ rows }: Table): string {
  return rows.map((row) => row.map((cell) => plainCell(cell, "file")).join(" | ")).join("\n");
}

/** Messages have no columns: of two, the second tells of the first; of more, each tells its own head. */
function toldTable({ rows }: Table, form: PlainForm): string {
  const [head = [], ...body] = rows.map((row) => row.map((cell) => plainCell(cell, form)));
  if (head.length <= 2) return [head, ...body].map((row) => row.filter(Boolean).join(": ")).join("\n");
  const lines = body.map(([first = "", ...others]) => {
    const told = others.flatMap((words, index) => (words === "" ? [] : [[head[index + 1], words].filter(Boolean).join(": ")]));
    return [first, told.join(" · ")].filter(Boolean).join(" — ");
  });
  return lines.length > 0 ? lines.join("\n") : head.filter(Boolean).join(" · ");
}

function plainList({ start, items }: List, form: PlainForm): string {
  return items
    .map((item, index) => {
      const mark = start === null ? bulletOf(item, form) : `${start + index}. `;
      return `${mark}${plainBlocks(itemBlocks(item), "\n", form).replaceAll("\n", "\n  ")}`;
    })
    .join("\n");
}

/** A task has its box. */
function bulletOf({ checked }: ListItem, form: PlainForm): string {
  return form !== "paste" ? "- " : checked === null ? "• " : "";
}

/** A link says its address too, unless that is what it says already. A direction that was chosen by hand stays as its mark. */
function plainLine({ content, direction, isChosen }: Line, form: PlainForm): string {
  const words = linkedParts(content)
    .map(({ href, inlines }) => {
      const text = textOf(inlines);
      const shown = form === "chat" ? chatText(inlines) : text;
      const address = href?.replace(/^(?:mailto|tel):/i, "");
      return !address || address === text || href === `http://${text}` ? shown : `${shown} (${address})`;
    })
    .join("")
    .trim();
  return isChosen ? directionMarks[direction] + words : words;
}

const chatMarks = { strong: "*", emphasis: "_", strike: "~", code: "`" } as const;
type Look = keyof typeof chatMarks;
const looks = Object.keys(chatMarks) as Look[];

/** Words with the marks of WhatsApp. Neighbours of one look share its marks. */
function chatText(inlines: readonly Inline[]): string {
  return withMarks(inlines, looks, "", "");
}

/** @param before and `after`: the characters beside these words. */
function withMarks(inlines: readonly Inline[], [look, ...rest]: readonly Look[], before: string, after: string): string {
  if (look === undefined) return textOf(inlines);
  const groups = groupsBy(inlines, (inline) => inline.kind === "text" && inline[look]);
  return groups
    .map(({ isOn, members }, index) => {
      const left = index === 0 ? before : textOf(groups[index - 1]?.members ?? []).slice(-1);
      const right = index === groups.length - 1 ? after : textOf(groups[index + 1]?.members ?? []).slice(0, 1);
      const inner = withMarks(members, rest, left, right);
      return isOn ? marked(inner, chatMarks[look], left, right) : inner;
    })
    .join("");
}

/**
 * WhatsApp reads a mark only at the edge of a word, in one line, with no blank within. Where it would not be read it would be shown, so
 * it is left out.
 */
function marked(words: string, mark: string, left: string, right: string): string {
  const [, lead = "", core = "", end = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
  const isWithin = (lead === "" && isWord(left)) || (end === "" && isWord(right));
  if (core === "" || core.includes(mark) || core.includes("\n") || isWithin) return words;
  return `${lead}${mark}${core}${mark}${end}`;
}

function groupsBy(inlines: readonly Inline[], test: (inline: Inline) => boolean): { isOn: boolean; members: Inline[] }[] {
  const groups: { isOn: boolean; members: Inline[] }[] = [];
  for (const inline of inlines) {
    const isOn = test(inline);
    const last = groups.at(-1);
    if (last && last.isOn === isOn) last.members.push(inline);
    else groups.push({ isOn, members: [inline] });
  }
  return groups;
}
