/** A name, address or model keeps its own order inside a sentence of the other direction, where no element can stand around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
