import { Check, Copy, Download, Eye, PencilLine, RefreshCw } from "lucide-react";
import { useState } from "react";
import { safeFileName } from "#language/text/file-name.ts";
import { varietyRecords } from "#shared/varieties.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { fileTitle, saveTextFile } from "#web/lib/text-file.ts";
import { Button } from "#web/ui/button.tsx";
import { marksOf } from "#web/writing/receipt/report-marks.ts";
import { deskAddress } from "./demo-brief.ts";
import { DemoPaper } from "./demo-paper.tsx";
import { DemoReceipt } from "./demo-receipt.tsx";
import type { DemoText } from "./use-demo-text.ts";
import { useReport } from "./use-report.ts";
import { WritingFailed } from "./writing-stage.tsx";

/** Step 4: the text with what gives its variety away, its receipt, and what one does with it. */
export function ResultStage({ text, onAgain }: { text: DemoText | null; onAgain: () => void }) {
  const { demo } = usePublicSite().copy;
  const [showsMarks, setShowsMarks] = useState(true);
  const report = useReport(text);
  if (text?.hasFailed) return <WritingFailed onAgain={onAgain} />;
  if (!text || text.text === null) return <DemoPaper text="" variety={text?.brief.variety ?? "ar-standard"} isWriting />;
  const { variety } = text.brief;
  const { receipt } = demo;
  const marks = report.found
    ? marksOf(report.found, {
        givesAway: receipt.givenAway,
        strays: () => receipt.strays,
        leak: receipt.verdicts.leaks,
        british: receipt.strays,
        banned: receipt.strays,
        script: receipt.strays,
        // The demo explains the marks of the variety alone.
        worn: () => "",
        untold: null,
        keyword: (keyword) => keyword,
      })
    : [];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <ResultActions text={text.text} demoText={text} />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            aria-pressed={showsMarks}
            icon={<Eye aria-hidden className="size-4" />}
            onClick={() => setShowsMarks(!showsMarks)}
          >
            {demo.result.marks}
          </Button>
          <Button variant="ghost" icon={<RefreshCw aria-hidden className="size-4" />} onClick={onAgain}>
            {demo.result.another}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
        <DemoPaper text={text.text} variety={variety} marks={marks} showsMarks={showsMarks} />
        <DemoReceipt text={text.text} brief={text.brief} report={report} />
      </div>
    </>
  );
}

type Note = "copied" | "copyFailed" | "downloadFailed";

/** Copy and download work as in the app; editing needs an account, and leads to the same template there. */
function ResultActions({ text, demoText: { brief } }: { text: string; demoText: DemoText }) {
  const site = usePublicSite();
  const { result } = site.copy.demo;
  const [note, setNote] = useState<Note | null>(null);
  const copy = () =>
    copyText({ markdown: text, tag: varietyRecords[brief.variety].tag }).then(
      () => setNote("copied"),
      () => setNote("copyFailed"),
    );
  const download = async () => {
    const { toPlainText } = await import("#web/lib/export-text.ts");
    saveTextFile(safeFileName(fileTitle(null, text), "txt"), "text/plain", toPlainText(text));
  };
  const Icon = note === "copied" ? Check : Copy;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button variant="ink" icon={<Icon aria-hidden className="size-4" />} onClick={() => void copy()}>
        {result.copy}
      </Button>
      <Button
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => void download().catch(() => setNote("downloadFailed"))}
      >
        {result.download}
      </Button>
      <Button
        icon={<PencilLine aria-hidden className="size-4" />}
        onPointerEnter={site.onIntent}
        onFocus={site.onIntent}
        onClick={() => site.start({ next: deskAddress(brief) })}
      >
        {result.edit}
      </Button>
      <p role="status" className="text-label">
        {note ? result[note] : ""}
      </p>
    </div>
  );
}
