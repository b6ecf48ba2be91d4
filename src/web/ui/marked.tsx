interface MarkedProps {
  text: string;
  /** Where it is marked, in order: from a character to the one after the last. */
  marks: readonly (readonly [start: number, end: number])[];
}

/** A text with marked words. Colour and a line under them: neither stands alone. */
export function Marked({ text, marks }: MarkedProps) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(index === 0 ? 0 : marks[index - 1]?.[1], start)}
          <mark className="inline-block border-action border-b-2 bg-transparent font-semibold text-action leading-[1.4]">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
