import { useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { loadDocumentMessages } from "#shared/locales/messages.ts";
import { WithMessages } from "#web/lib/i18n.tsx";
import { readLibraryAddress } from "./common/library-search.ts";
import { ConversionPage } from "./conversion/conversion-page.tsx";
import { ItemPage } from "./item/item-page.tsx";
import { LibraryList } from "./list/library-list.tsx";
import { TrashPage } from "./trash/trash-page.tsx";

/** `/my-content` and `/content`: everything that was written, with `?item=` one text on its paper, with `?converting=` one on its way, with `?trash=` what was deleted. */
export function LibraryPage() {
  return (
    <WithMessages load={loadDocumentMessages}>
      <AddressedView />
    </WithMessages>
  );
}

function AddressedView() {
  const { filter, item, versions, converting, isTrash } = readLibraryAddress(useSearch({ strict: false }));
  // A list that follows a text is the same list again, at the same place.
  const isText = item !== null || converting !== null;
  const wasText = useRef(false);
  useEffect(() => {
    wasText.current = isText;
  }, [isText]);
  if (converting !== null) return <ConversionPage key={converting} id={converting} />;
  if (isTrash) return <TrashPage />;
  return item === null ? (
    <LibraryList filter={filter} isReturn={wasText.current} />
  ) : (
    <ItemPage key={item} id={item} versions={versions} />
  );
}
