/** The heading of a section, with a sentence beside it, over the ink rule that opens what follows. */
export function SectionTitle({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-1 border-ink border-b pb-3 sm:gap-y-3 sm:pb-5">
      <h2 id={id} className="max-w-190 text-balance font-display text-section max-sm:text-[32px] arabic:font-bold">
        {title}
      </h2>
      {text ? <p className="max-w-96 sm:pb-1.5 text-ink-2">{text}</p> : null}
    </div>
  );
}
