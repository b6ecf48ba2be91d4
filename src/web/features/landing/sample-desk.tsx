import { RefreshCw } from "lucide-react";
import { sampleMostWords } from "#language/sample/sample-brief.ts";
import { languageOf } from "#shared/options.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { Button } from "#web/ui/button.tsx";
import { SampleReceipt } from "./sample-receipt.tsx";
import { SampleSentence } from "./sample-sentence.tsx";
import { type Sample, useSample } from "./use-sample.ts";
import { tabId, VarietyTabs } from "./variety-tabs.tsx";

const sheetId = "sample";

/** One brief, and the sheet on which the chosen variety says it. */
export function SampleDesk() {
  const { copy } = usePublicSite();
  const sample = useSample("ar-egyptian");
  return (
    <section aria-label={copy.landing.sample.label} className="pb-7 sm:pb-20 desk:pb-28">
      <VarietyTabs chosen={sample.variety} panel={sheetId} onChoose={sample.choose} />
      <div className="grid rounded-paper rounded-t-none border border-hair-2 bg-sheet shadow-paper desk:grid-cols-[minmax(0,264px)_minmax(0,1fr)]">
        <Brief />
        <Paper sample={sample} />
      </div>
    </section>
  );
}

function Brief() {
  const { briefTitle, brief, briefNote } = usePublicSite().copy.landing.sample;
  return (
    <div className="flex flex-col justify-between gap-x-6 gap-y-2 border-hair border-b px-5 py-3 sm:p-5 desk:border-e desk:border-b-0 desk:p-7">
      <div>
        <p className="text-ink-3 text-label">{briefTitle}</p>
        <p className="mt-2">{brief}</p>
      </div>
      <p className="text-ink-3 text-label">
        {briefNote} <bdi>{sampleMostWords}</bdi>
      </p>
    </div>
  );
}

/** The accent edge is on the side on which the sentence itself starts, whatever the page's direction. */
function Paper({ sample }: { sample: Sample }) {
  const { landing } = usePublicSite().copy;
  const { variety, reading, state } = sample;
  const { language } = usePublicSite();
  return (
    <div dir={languageOf(variety) === "ar" ? "rtl" : "ltr"} data-v={variety}>
      <div className="h-full border-variety border-s-5 transition-colors duration-320">
        <div
          role="tabpanel"
          id={sheetId}
          aria-labelledby={tabId(variety)}
          dir={language === "ar" ? "rtl" : "ltr"}
          className="flex h-full flex-col justify-between gap-3 px-5 pt-4 pb-3 sm:gap-6 sm:pt-5 sm:pb-4 desk:px-11 desk:pt-7 desk:pb-5"
        >
          <div className="min-h-44 sm:min-h-40 desk:min-h-52">
            <SampleSentence variety={variety} reading={reading} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-hair-2 border-t border-dashed pt-3">
            <SampleReceipt variety={variety} reading={reading} />
            <Button
              variant="outline"
              size="small"
              busy={state === "writing"}
              icon={<RefreshCw aria-hidden className="size-4" />}
              onPointerEnter={sample.prefetch}
              onFocus={sample.prefetch}
              onClick={sample.again}
            >
              {landing.sample.again}
            </Button>
          </div>
          <p role="status" className="text-danger text-label empty:hidden">
            {state === "failed" ? landing.sample.failed : null}
          </p>
        </div>
      </div>
    </div>
  );
}
