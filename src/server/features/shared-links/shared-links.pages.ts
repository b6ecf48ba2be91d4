import type { DocumentSource } from "#language/document/read-document.ts";
import { contentKey } from "#server/platform/content-key.ts";

/** All pages together, in UTF-8; some 2,000 of a usual length. */
const keptBytes = 32 * 1024 * 1024;

interface Wanted {
  readonly source: DocumentSource;
  /** Whose text it is. */
  readonly owner: string;
}

type Page = Uint8Array<ArrayBuffer>;

interface Kept {
  /** What the page was made of. */
  readonly content: string;
  readonly html: Promise<Page>;
  /** 0 while it is made. */
  size: number;
}

/**
 * Keeps the page of each text as it was made for as long as nothing on it changes, so that a visit does not read the text again; beyond
 * `keptBytes` the page that was asked for longest ago goes. Who may see a page is asked before, at every visit.
 */
export function keepPages(write: (page: Wanted & { readonly content: string }) => Promise<Uint8Array>, maxBytes = keptBytes) {
  const pages = new Map<string, Kept>();
  let total = 0;

  function forget(itemId: string, page: Kept | undefined): void {
    if (!page || pages.get(itemId) !== page) return;
    pages.delete(itemId);
    total -= page.size;
  }

  function begin(itemId: string, wanted: Wanted, content: string): Kept {
    const html = write({ ...wanted, content }).then((bytes) => new Uint8Array(bytes));
    const page: Kept = { content, html, size: 0 };
    html.then(
      ({ length }) => {
        if (pages.get(itemId) !== page) return;
        page.size = length;
        total += length;
        for (const [oldest, other] of pages) {
          if (total <= maxBytes) break;
          forget(oldest, other);
        }
      },
      () => forget(itemId, page),
    );
    return page;
  }

  return async (itemId: string, wanted: Wanted): Promise<Page> => {
    const content = contentKey(wanted.source);
    const known = pages.get(itemId);
    const page = known?.content === content ? known : begin(itemId, wanted, content);
    if (known && known !== page) forget(itemId, known);
    // The last place is that of the page that was asked for last.
    pages.delete(itemId);
    pages.set(itemId, page);
    return page.html;
  };
}
