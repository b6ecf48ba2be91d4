import { useEffect, useState } from "react";
import { countWords } from "#language/text/words.ts";
import { useFormat } from "#web/lib/i18n.tsx";

/** Counting takes some milliseconds: it waits for a pause in the typing. */
const pauseMs = 250;

/** How many words the text has, by the one count that everything here goes by; it follows the typing. */
export function WordCount({ text, isBare = false }: { text: string /** The figure alone. */; isBare?: boolean }) {
  const format = useFormat();
  const [count, setCount] = useState(() => countWords(text));
  useEffect(() => {
    const timer = setTimeout(() => setCount(countWords(text)), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <span className="tabular-nums">{isBare ? format.number(count) : format.words(count)}</span>;
}
