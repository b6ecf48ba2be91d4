import type { ReactNode } from "react";
import type { Variety } from "#shared/options.ts";
import { pageDirection } from "#shared/page-direction.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { usePreferences } from "#web/lib/preferences.ts";
import { useTextDirection } from "./text-direction.ts";

/** The text with its Markdown marks, as it is copied into a plain field. */
export function PlainText({ markdown, variety, notice }: { markdown: string; variety: Variety; notice: ReactNode }) {
  const page = pageDirection(usePreferences());
  const direction = useTextDirection(markdown, variety);
  return (
    <div
      dir={direction}
      data-v={variety}
      className="rounded-paper border border-hair border-s-[5px] border-s-variety bg-sheet px-5.5 py-7 shadow-paper md:px-9 md:py-9 xl:px-18 xl:py-14"
    >
      <p
        lang={varietyRecords[variety].tag}
        className="whitespace-pre-wrap text-[17px] leading-[1.9] [overflow-wrap:anywhere] [unicode-bidi:plaintext]"
      >
        {markdown}
      </p>
      {notice ? (
        <div dir={page} className="mt-8">
          {notice}
        </div>
      ) : null}
    </div>
  );
}
