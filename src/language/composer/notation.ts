import type { Addressee } from "#shared/options.ts";
import { type FieldKey, fieldKeys } from "../templates/field-keys.ts";
import { pick, type Random } from "./random.ts";

/**
 * The notation of the phrase banks (see `bank.ts`), parsed once into a small tree: plain text, a choice, an addressee
 * form, a slot, or a blank.
 */
export type Node =
  | string
  | { readonly kind: "choice"; readonly options: readonly (readonly Node[])[] }
  | { readonly kind: "form"; readonly forms: readonly (readonly Node[])[] }
  | { readonly kind: "slot"; readonly name: SlotName | OwnField }
  | { readonly kind: "blank"; readonly label: string };

const slotNames = ["subject", "topic", "keyword", "value", "item"] as const;
export type SlotName = (typeof slotNames)[number];
/** What the user wrote into an own field of the template: `{=offer}`. */
export type OwnField = `=${FieldKey}`;

/** What the slots stand for in one place of one text. A slot that is absent makes the phrase unusable there. */
export type Slots = Readonly<Partial<Record<SlotName | OwnField, string | (() => string)>>>;

const formOf: Readonly<Record<Addressee, number>> = { man: 0, woman: 1, everyone: 2 };

/** Thrown for a phrase that does not follow the notation: a defect of a bank, found by its test. */
class NotationError extends Error {
  override readonly name = "NotationError";
}

const cache = new Map<string, readonly Node[]>();

export function parse(text: string): readonly Node[] {
  const known = cache.get(text);
  if (known) return known;
  const nodes = parseNodes(text);
  cache.set(text, nodes);
  return nodes;
}

function parseNodes(text: string): Node[] {
  const nodes: Node[] = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  while (at < text.length) {
    const char = text[at];
    if (char === "{" || char === "<") {
      flush();
      const close = closingOf(text, at);
      const inner = text.slice(at + 1, close);
      nodes.push(char === "<" ? parseForm(inner) : parseBraces(inner));
      at = close + 1;
    } else if (char === "}" || char === ">" || char === "|") {
      // '||' parts a question from its answer; a single bar outside brackets is a slip.
      if (char === "|" && text[at + 1] === "|") {
        plain += "||";
        at += 2;
        continue;
      }
      throw new NotationError(`stray '${char}' in: ${text}`);
    } else {
      plain += char;
      at += 1;
    }
  }
  flush();
  return nodes;
}

function closingOf(text: string, open: number): number {
  const stack: string[] = [];
  for (let at = open; at < text.length; at++) {
    const char = text[at];
    if (char === "{") stack.push("}");
    else if (char === "<") stack.push(">");
    else if (char === "}" || char === ">") {
      if (stack.pop() !== char) throw new NotationError(`unbalanced '${char}' in: ${text}`);
      if (stack.length === 0) return at;
    }
  }
  throw new NotationError(`unclosed '${text[open]}' in: ${text}`);
}

/** Splits at the bars that are not inside inner brackets. */
function splitTop(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const char of text) {
    if (char === "{" || char === "<") depth += 1;
    if (char === "}" || char === ">") depth -= 1;
    if (char === "|" && depth === 0) {
      parts.push(part);
      part = "";
    } else part += char;
  }
  parts.push(part);
  return parts;
}

function parseForm(inner: string): Node {
  const forms = splitTop(inner);
  if (forms.length !== 3) throw new NotationError(`an addressee form needs three parts: <${inner}>`);
  return { kind: "form", forms: forms.map(parseNodes) };
}

function parseBraces(inner: string): Node {
  const options = splitTop(inner);
  if (options.length > 1) return { kind: "choice", options: options.map(parseNodes) };
  if (inner.startsWith("blank:")) return { kind: "blank", label: inner.slice("blank:".length).trim() };
  if (isOwnField(inner)) return { kind: "slot", name: inner };
  const name = slotNames.find((slot) => slot === inner);
  if (!name) throw new NotationError(`unknown slot {${inner}}`);
  return { kind: "slot", name };
}

function isOwnField(inner: string): inner is OwnField {
  return inner.startsWith("=") && fieldKeys.some((key) => inner === `=${key}`);
}

/** Whether a phrase could hold this slot in one of its readings. */
export function mentions(nodes: readonly Node[], name: SlotName | OwnField): boolean {
  return nodes.some((node) => {
    if (typeof node === "string") return false;
    if (node.kind === "slot") return node.name === name;
    if (node.kind === "choice") return node.options.some((option) => mentions(option, name));
    if (node.kind === "form") return node.forms.some((form) => mentions(form, name));
    return false;
  });
}

/** One reading of a phrase, or null where it needs a slot that is not there. */
export function expand(nodes: readonly Node[], random: Random, addressee: Addressee, slots: Slots): string | null {
  let out = "";
  for (const node of nodes) {
    const text = typeof node === "string" ? node : expandNode(node, random, addressee, slots);
    if (text === null) return null;
    out += text;
  }
  return out;
}

function expandNode(node: Exclude<Node, string>, random: Random, addressee: Addressee, slots: Slots): string | null {
  switch (node.kind) {
    case "choice":
      return expand(pick(node.options, random), random, addressee, slots);
    case "form":
      return expand(node.forms[formOf[addressee]] ?? [], random, addressee, slots);
    case "blank":
      return `[… ${node.label}]`;
    case "slot": {
      const value = slots[node.name];
      return typeof value === "function" ? value() : (value ?? null);
    }
  }
}
