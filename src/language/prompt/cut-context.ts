import type { TokenCount } from "#shared/contracts/repair.ts";

/** Prompts shorter than this fit every context. A service that counts only what its cache did not hold counts less. */
const leastTokens = 1_000;
/** Our estimate is rather high: counts above this share of it are the tokenizer's. */
const plausibleShare = 0.6;
/** A count this near to a whole context (2,048, 4,096 …) says that the context was full. */
const fullShare = 0.97;
const plausibleWhenFull = 0.85;

/**
 * Says with the count of tokens that the service read less of the prompt than was sent. Servers such as Ollama cut what does not fit
 * their context, from its beginning, and say nothing of it.
 * @param sent our estimate of the prompt
 */
export function withCutContext(tokens: TokenCount, sent: number): TokenCount {
  const { input: read } = tokens;
  const isCut = read >= leastTokens && (read < sent * plausibleShare || (isFull(read) && read < sent * plausibleWhenFull));
  return isCut ? { ...tokens, cut: { sent, read } } : tokens;
}

function isFull(read: number): boolean {
  const context = 2 ** Math.ceil(Math.log2(read));
  return read >= context * fullShare;
}
