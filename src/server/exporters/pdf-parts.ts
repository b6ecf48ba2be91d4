/** A stretch of a line that the typesetter sets in one way. */
interface Part {
  /** `latin`: its points and figures are drawn as Latin ones. `key`: a figure on a key, which is one picture. */
  readonly kind: "plain" | "latin" | "key";
  readonly text: string;
}

const key = /([0-9#*]\uFE0F?\u20E3)/gu;

/** In a line that runs from the left all figures and points are Latin; in an Arabic one only the points between figures are. */
const apart = {
  ltr: /([0-9#*]\uFE0F?\u20E3)|[\p{P}\p{N}]+(?:\uFE0F?\u20E3)?/gu,
  rtl: /([0-9#*]\uFE0F?\u20E3)|[0-9]+(?:[.,:][0-9]+)+/gu,
  code: key,
} as const;

/** The stretches of a run, in order. Together they are its text. */
export function partsOf(text: string, side: keyof typeof apart): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const add = (kind: Part["kind"], part: string) => part !== "" && parts.push({ kind, text: part });
  for (const { 0: found, 1: asKey, index } of text.matchAll(apart[side])) {
    add("plain", text.slice(at, index));
    add(asKey === undefined ? "latin" : "key", found);
    at = index + found.length;
  }
  add("plain", text.slice(at));
  return parts;
}

/** The typesetter's own rule for keys in a block of code gives up in lines with some hundred of them. */
const mostKeys = 200;

/** Whether a block of code holds keys that can be drawn as pictures. */
export function hasFewKeys(text: string): boolean {
  const keys = text.match(key)?.length ?? 0;
  return keys > 0 && keys <= mostKeys;
}
