/** Weights of fitted models as text: one printable character for each, in steps of the same size. */

/** The largest step of a quantised weight, up or down. */
export const maxStep = 44;
const firstCode = 35;
const backslash = 92;

/** The character of a step: printable ASCII after the quotation mark, without the backslash. */
export function weightChar(step: number): string {
  const code = firstCode + maxStep + step;
  return String.fromCharCode(code >= backslash ? code + 1 : code);
}

/** The step of a character's code. */
export function weightOf(code: number): number {
  return (code > backslash ? code - 1 : code) - firstCode - maxStep;
}
