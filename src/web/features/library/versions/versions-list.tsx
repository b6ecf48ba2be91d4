import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { type ListedVersion, maxVersions } from "#shared/contracts/versions.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { useOrigin, useVersionTime, VersionWriter, WordChanges } from "./versions-parts.tsx";

interface VersionsListProps {
  versions: readonly ListedVersion[];
  /** The version that is looked at; null for none. */
  chosen: number | null;
  onChoose: (version: number) => void;
  onClose: () => void;
  /** What can be done with the chosen one, in its row. */
  actions: ReactNode;
}

/** The line of versions, newest first. It takes the focus when it opens, and Esc closes it. */
export function VersionsList({ versions, chosen, onChoose, onClose, actions }: VersionsListProps) {
  const t = useTranslations("versions");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [newest, ...earlier] = versions;
  return (
    <section
      aria-labelledby="versions-heading"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
      className="min-w-0 desk:sticky desk:top-20 desk:max-h-[calc(100dvh-96px)] desk:overflow-y-auto desk:border-hair desk:border-s desk:ps-6"
    >
      <header className="border-ink border-b pb-4">
        <div className="flex items-start justify-between gap-4">
          <h2 id="versions-heading" ref={heading} tabIndex={-1} className="font-display text-panel outline-none">
            {t("title")}
          </h2>
          <IconButton label={t("close")} icon={<X aria-hidden className="size-5" />} onClick={onClose} />
        </div>
        <p className="mt-1 text-ink-2 text-label">{t("text", { max: maxVersions })}</p>
      </header>
      {newest ? (
        <ol className="relative py-2">
          <NewestRow version={newest} versions={versions} />
          {earlier.map((version) => (
            <VersionRow
              key={version.version}
              version={version}
              versions={versions}
              isChosen={version.version === chosen}
              onChoose={() => onChoose(version.version)}
              actions={actions}
            />
          ))}
        </ol>
      ) : null}
      {earlier.length === 0 ? (
        <EmptyState title={t("only.title")} text={t("only.text")} className="mt-2" />
      ) : (
        <p className="border-hair border-t pt-4 text-ink-2 text-label">{t("keptNote")}</p>
      )}
    </section>
  );
}

interface RowProps {
  version: ListedVersion;
  versions: readonly ListedVersion[];
}

const rowClass = "relative grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 rounded-paper px-3 py-3";

/** What the text is now: there is nothing to go back to. */
function NewestRow({ version, versions }: RowProps) {
  const t = useTranslations("versions");
  const timeOf = useVersionTime();
  const originOf = useOrigin(versions);
  return (
    <li className={rowClass}>
      <Dot look="bg-ink border-ink" />
      <div>
        <TwoEnds start={<span className="font-semibold">{t("now")}</span>} end={t("saved", { time: timeOf(version) })} />
        <TwoEnds start={originOf(version)} end={<RowChanges version={version} />} isSecond />
        {version.writer ? (
          <p className="text-ink-2 text-label">
            <VersionWriter version={version} />
          </p>
        ) : null}
      </div>
    </li>
  );
}

function VersionRow({
  version,
  versions,
  isChosen,
  onChoose,
  actions,
}: RowProps & { isChosen: boolean; onChoose: () => void; actions: ReactNode }) {
  const timeOf = useVersionTime();
  const originOf = useOrigin(versions);
  return (
    <li className={cx(rowClass, isChosen ? "bg-sunk" : "hover:bg-sunk/60")}>
      <Dot look={isChosen ? "bg-action border-action" : "bg-page border-field"} />
      <div>
        <button
          type="button"
          aria-current={isChosen || undefined}
          onClick={onChoose}
          // The whole row is the target; what stands in it above the button has its own.
          className="block w-full text-start after:absolute after:inset-0 after:rounded-paper"
        >
          <TwoEnds start={<span className="font-semibold">{originOf(version)}</span>} end={timeOf(version)} />
          <TwoEnds start={<VersionWriter version={version} />} end={<RowChanges version={version} />} isSecond />
        </button>
        {isChosen ? <div className="relative z-10 mt-3">{actions}</div> : null}
      </div>
    </li>
  );
}

function Dot({ look }: { look: string }) {
  return (
    <span aria-hidden className="flex flex-col items-center">
      <span className={cx("z-10 mt-1.5 size-3.5 shrink-0 rounded-full border-2", look)} />
      <span className="absolute inset-y-0 top-7 w-px bg-hair-2 [li:last-child>span>&]:hidden" />
    </span>
  );
}

function TwoEnds({ start, end, isSecond = false }: { start: ReactNode; end: ReactNode; isSecond?: boolean }) {
  return (
    <span className={cx("flex flex-wrap items-baseline justify-between gap-x-4", isSecond && "text-ink-2 text-label")}>
      <span className="min-w-0">{start}</span>
      <span className={cx("text-label", !isSecond && "text-ink-2")}>{end}</span>
    </span>
  );
}

/** What changed in it; of the oldest one, with nothing before it, how long it is. */
function RowChanges({ version }: { version: ListedVersion }) {
  const format = useFormat();
  const { added, removed, words } = version;
  if (added === null || removed === null) return format.words(words);
  return <WordChanges added={added} removed={removed} />;
}
