import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { directionOf } from "#language/text/direction.ts";
import type { LibraryItem } from "#shared/contracts/library.ts";
import { useFormat } from "#web/lib/i18n.tsx";
import { VarietyName } from "#web/ui/variety.tsx";
import { WordCount } from "#web/writing/editor/word-count.tsx";
import { sourceOfItem } from "#web/writing/receipt/source.ts";
import { useWriterName } from "#web/writing/work/writer-name.ts";
import { Labels, StatusTag, TemplateName } from "../common/item-parts.tsx";

interface ItemAboutProps {
  item: LibraryItem;
  /** The text under the hands, where its words are counted here. */
  edited: string | null;
}

/** Beside the text: what it is, and the brief it was written from. */
export const ItemAbout = memo(function ItemAbout({ item, edited }: ItemAboutProps) {
  const t = useTranslations("library.item");
  const labels = useTranslations("library.arrange");
  const format = useFormat();
  const writerName = useWriterName();
  const { brief, variety } = item;
  // A text with a brief has a receipt, which says the rest.
  const hasReceipt = sourceOfItem(item) !== null;
  return (
    <aside aria-label={t("about")} className="grid min-w-0 grid-cols-1 content-start gap-8">
      <section>
        <h2 className="border-ink border-b-2 pb-2 font-display text-panel">{t("about")}</h2>
        <dl>
          <Row label={t("template")}>
            <TemplateName item={item} />
          </Row>
          {variety && !hasReceipt ? (
            <Row label={t("variety")}>
              <VarietyName variety={variety} />
            </Row>
          ) : null}
          {hasReceipt ? null : (
            <Row label={t("words")}>{edited === null ? format.number(item.wordCount) : <WordCount text={edited} isBare />}</Row>
          )}
          <Row label={t("created")}>
            <time dateTime={item.createdAt}>{format.dateTime(item.createdAt)}</time>
          </Row>
          {item.writer && !hasReceipt ? (
            <Row label={t("writer")} isBlock>
              {writerName(item.writer)}
            </Row>
          ) : null}
          {item.status === "done" ? null : (
            <Row label={t("status")}>
              <StatusTag status={item.status} />
            </Row>
          )}
          {item.folder === null && item.tags.length === 0 ? null : (
            <Row label={labels("action")} isBlock>
              <Labels item={item} />
            </Row>
          )}
          {brief ? (
            <Row label={t("topic")} isBlock>
              <span dir={directionOf(brief.topic) ?? undefined} className="block whitespace-pre-line text-start">
                {brief.topic}
              </span>
            </Row>
          ) : null}
          {brief && !hasReceipt && brief.keywords.length > 0 ? (
            <Row label={t("keywords")} isBlock>
              <ul className="flex flex-wrap gap-2 pt-1">
                {brief.keywords.map((keyword) => (
                  <li key={keyword} className="rounded-tag bg-sunk px-2.5 text-label">
                    <bdi>{keyword}</bdi>
                  </li>
                ))}
              </ul>
            </Row>
          ) : null}
        </dl>
      </section>
    </aside>
  );
});

/** A label at the start and its value at the end; a long value stands under its label. */
function Row({ label, isBlock = false, children }: { label: string; isBlock?: boolean; children: ReactNode }) {
  const layout = isBlock ? "grid grid-cols-1 gap-1" : "flex items-baseline justify-between gap-6";
  return (
    <div className={`${layout} border-hair border-b py-2.5`}>
      <dt className="text-ink-2 text-label">{label}</dt>
      <dd className="text-body">{children}</dd>
    </div>
  );
}
