/** A sign that ends the sentence around an address and not the address: 'https://example.com.' */
const last = String.raw`[^\s<>"'()\[\]{}|«».,;:!?؟،؛…*~\u200E\u200F]`;
const within = String.raw`[^\s<>"«»|،؛؟\u200E\u200F]`;

/**
 * Addresses of pages and mailboxes that stand in a text. The mailbox begins where its letters begin, so that a long run of letters is
 * read once and not once from each of them.
 */
export const addressPattern = new RegExp(
  String.raw`(?:https?:\/\/|\bwww\.)${within}*${last}|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  "gi",
);
