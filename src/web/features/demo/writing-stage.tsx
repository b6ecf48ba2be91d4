import { CircleAlert, RefreshCw, Square } from "lucide-react";
import { countWords } from "#language/text/words.ts";
import { usePublicSite } from "#web/lib/public-site.tsx";
import { Button } from "#web/ui/button.tsx";
import { VarietyLabel } from "#web/ui/greeting.tsx";
import { useSmoothText } from "#web/writing/paper/smooth-text.ts";
import { DemoPaper } from "./demo-paper.tsx";
import type { DemoText } from "./use-demo-text.ts";

interface WritingStageProps {
  text: DemoText | null;
  onAgain: () => void;
  onStop: (shown: string) => void;
}

/** Step 3: the text appears by words, with a live count, and can be stopped. */
export function WritingStage({ text, onAgain, onStop }: WritingStageProps) {
  const { demo } = usePublicSite().copy;
  if (text?.hasFailed) return <WritingFailed onAgain={onAgain} />;
  if (!text || text.text === null) {
    return (
      <>
        <p role="status" className="mb-5 flex min-h-10 items-center text-ink-2">
          {demo.writing.loading}
        </p>
        <DemoPaper text="" variety={text?.brief.variety ?? "ar-standard"} isWriting />
      </>
    );
  }
  return <Arriving key={text.key} text={text.text} demoText={text} onAgain={onAgain} onStop={onStop} />;
}

export function WritingFailed({ onAgain }: { onAgain: () => void }) {
  const { writing } = usePublicSite().copy.demo;
  return (
    <div role="alert" className="border border-hair border-t-4 border-t-danger bg-sheet px-7 py-6">
      <p className="flex items-start gap-2.5">
        <CircleAlert aria-hidden className="mt-1 size-4.5 text-danger" />
        {writing.failed}
      </p>
      <Button className="mt-5" onClick={onAgain}>
        {writing.again}
      </Button>
    </div>
  );
}

interface ArrivingProps extends Omit<WritingStageProps, "text"> {
  text: string;
  demoText: DemoText;
}

function Arriving({ text, demoText: { key, brief, isStopped }, onAgain, onStop }: ArrivingProps) {
  const { copy } = usePublicSite();
  const { writing, result, of, brief: briefTexts } = copy.demo;
  const smooth = useSmoothText({ key, text, hasEnded: true, isFresh: true });
  const isWriting = !smooth.isCaughtUp;
  const count = countWords(smooth.text);
  const Icon = isWriting ? Square : RefreshCw;
  return (
    <>
      <div className="mb-5 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span role="status" className="font-semibold">
            {isWriting ? writing.now : isStopped ? writing.stopped : writing.done}
          </span>
          <VarietyLabel variety={brief.variety} name={copy.site.voices[brief.variety]} className="text-label" />
          <span className="text-ink-2">
            <bdi className="font-semibold text-ink tabular-nums">{count}</bdi> {of} <bdi>{brief.words}</bdi> {briefTexts.words}
          </span>
        </p>
        {/* One button in two roles: it never goes away under a finger or a focus. */}
        <Button
          variant={isWriting ? "ink" : "ghost"}
          icon={<Icon aria-hidden className={isWriting ? "size-3.5" : "size-4"} />}
          onClick={() => (isWriting ? onStop(smooth.text) : onAgain())}
        >
          {isWriting ? writing.stop : result.another}
        </Button>
      </div>
      <DemoPaper text={smooth.text} variety={brief.variety} isWriting={isWriting} share={isWriting ? count / brief.words : 1} />
    </>
  );
}
