/** Shapes of secrets that services print in their own messages, some of them half masked. */
const secretShapes = [
  /\b(?:sk|pk|rk|gsk|hf|xai|key|AIza)[-_*]?[\w*-]{8,}/g,
  /\bBearer\s+\S+/gi,
  /\b(?:api[-_ ]?key|token|key)\s*[=:]\s*\S+/gi,
  /\/\/[^/\s@]+@/g,
];

const maxDetailChars = 300;
/** Words shorter than this stand in every message. */
const tellingWordChars = 5;

/**
 * What a service said, made fit for a log: configured secrets and things that look like one are cut out, and a message
 * that quotes the brief is withheld as a whole, because services shorten and re-quote what they echo.
 *
 * @param userTexts what the person typed
 */
export function scrub(detail: string, secrets: readonly string[], userTexts: readonly string[]): string {
  let text = detail;
  for (const secret of secrets) if (secret !== "") text = text.replaceAll(secret, "[secret]");
  for (const shape of secretShapes) text = text.replace(shape, "[secret]");
  return quotes(text, userTexts) ? "(withheld: the message quotes the brief)" : text.slice(0, maxDetailChars);
}

function quotes(detail: string, userTexts: readonly string[]): boolean {
  const said = new Set(wordsOf(detail));
  return userTexts.some((text) => wordsOf(text).some((word) => said.has(word)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= tellingWordChars && !serviceWords.has(word));
}

/** Words of the services' own messages that a topic may share by accident without anything being quoted. */
const serviceWords = new Set([
  "model",
  "models",
  "error",
  "request",
  "service",
  "server",
  "please",
  "there",
  "exist",
  "found",
  "again",
]);
