import { useTranslations } from "use-intl";
import type { ChangedWords } from "#language/diff/word-diff.ts";
import type { ListedVersion } from "#shared/contracts/versions.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { useWriterName } from "#web/writing/work/writer-name.ts";

/** '14:20', with the day where that is another one. */
export function useVersionTime(): (version: Pick<ListedVersion, "createdAt">) => string {
  const format = useFormat();
  return ({ createdAt }) =>
    format.date(createdAt) === format.date(Date.now()) ? format.time(createdAt) : format.dateTime(createdAt);
}

/** How a version came to be, in words: 'Saved by hand', 'Restored from 14:20'. */
export function useOrigin(versions: readonly ListedVersion[]): (version: ListedVersion) => string {
  const t = useTranslations("versions");
  const timeOf = useVersionTime();
  return ({ origin, restoredFrom }) => {
    const source = restoredFrom === null ? undefined : versions.find(({ version }) => version === restoredFrom);
    return source ? t("restoredFrom", { time: timeOf(source) }) : t(`origin.${origin}`);
  };
}

/** Who wrote a version, where that was not the person. */
export function VersionWriter({ version }: { version: ListedVersion }) {
  const writerName = useWriterName();
  return version.writer ? writerName(version.writer) : null;
}

/** '+7 −8': the sign stands before its number whatever the page speaks; screen readers hear a sentence. */
export function WordChanges({ added, removed }: ChangedWords) {
  const t = useTranslations("versions");
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">{t("changes", { added, removed })}</span>
      <span aria-hidden className="inline-flex gap-2 tabular-nums">
        {added > 0 ? <Signed sign="+" count={added} className="text-ok" /> : null}
        {removed > 0 ? <Signed sign="−" count={removed} className="text-danger" /> : null}
        {added === 0 && removed === 0 ? <Signed sign="±" count={0} className="text-ink-3" /> : null}
      </span>
    </span>
  );
}

function Signed({ sign, count, className }: { sign: string; count: number; className: string }) {
  const format = useFormat();
  return (
    <bdi dir="ltr" className={className}>
      {sign}
      {format.number(count)}
    </bdi>
  );
}
