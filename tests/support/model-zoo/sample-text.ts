/** Openings and endings that are combined, so that no sentence of a sample stands twice. */
const parts = {
  ar: {
    title: "# نص تجريبي من خادم وهمي",
    heading: "## وبعدين؟",
    openings: [
      "الصبح بدري",
      "قبل ما تبدأ",
      "في آخر الأسبوع",
      "عند أول زيارة",
      "بعد تجربة طويلة",
      "من غير مقدمات",
      "لما يهدا الشارع",
      "بين موعد وموعد",
    ],
    endings: [
      "تعرف إن الشغل المرتب يوفر عليك تعب كثير.",
      "ترتاح أكثر لما تكون الخطوة واضحة.",
      "يكفي إنك تجرب مرة وتشوف الفرق بنفسك.",
      "تلقى التفاصيل الصغيرة هي اللي تفرق.",
    ],
  },
  en: {
    title: "# A sample from a fake model",
    heading: "## And then?",
    openings: [
      "Early in the morning",
      "Before you start",
      "Late in the week",
      "On the first visit",
      "After a long trial",
      "Without much ado",
      "Once the street is quiet",
      "Between two meetings",
    ],
    endings: [
      "you notice that tidy work saves a lot of trouble.",
      "it helps to see the next step clearly.",
      "one try is enough to see the difference.",
      "the small details turn out to matter most.",
    ],
  },
} as const;

const sentencesPerParagraph = 4;

/**
 * A Markdown text for a prompt of ours: in the language and at about the number of words that its last line asks for.
 * Harmless filler: the fake tests the machine, not the writing.
 */
export function sampleText(prompt: string): string {
  const wanted = Number(/about (\d+) words[,.]/.exec(prompt)?.[1] ?? 60);
  const { title, heading, openings, endings } = /in American English\.\s*$/.test(prompt) ? parts.en : parts.ar;
  const paragraphs: string[] = [title];
  let words = wordCount(title);
  for (let sentence = 0; words < wanted; sentence++) {
    const opening = openings[sentence % openings.length] ?? "";
    const ending = endings[(sentence + Math.floor(sentence / openings.length)) % endings.length] ?? "";
    const round = Math.floor(sentence / (openings.length * endings.length));
    const text = `${opening}${round > 0 ? ` (${round + 1})` : ""} ${ending}`;
    if (sentence % sentencesPerParagraph === 0)
      paragraphs.push(sentence === sentencesPerParagraph * 3 ? `${heading}\n\n${text}` : text);
    else paragraphs.push(`${paragraphs.pop()} ${text}`);
    words += wordCount(text);
  }
  return paragraphs.join("\n\n");
}

/**
 * An answer to a revision prompt of ours: every section that it asks for, under its heading, filled with sentences of `source` to
 * the length asked (times `stretch`). No sentence comes twice while there are others.
 */
export function revisionText(prompt: string, source: string, stretch = 1): string {
  const sentences = source
    .split("\n")
    .flatMap((line) => (line.startsWith("#") || line === "" ? [] : line.split(/(?<=[.؟!])\s+/)));
  let next = 0;
  const answers = [...prompt.matchAll(/^Section (\d+) \(about (\d+) words\)/gm)].map(([, number, words]) => {
    const before = new RegExp(`^=== ${number} ===\\n⟦([^⟧]*)⟧`, "m").exec(prompt)?.[1] ?? "";
    const [heading = ""] = /^(?:#{1,6} .*\n+)*/.exec(before) ?? [];
    let content = "";
    while (wordCount(content) < Number(words) * stretch - 5) content += `${sentences[next++ % sentences.length]} `;
    return `=== ${number} ===\n${heading}${content.trim()}`;
  });
  return answers.join("\n\n");
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
