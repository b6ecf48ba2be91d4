/**
 * Draws what readers judge, kinds hidden: `node bench/readers/draw.ts OUT OLD`. OLD is a JSON list of `{ id, text }` by the writer of phrases
 * 'true of any subject' (the commit before decision 39), for decoys. Writes `sentences.md` (300 sentences with what was told),
 * `drafts.md` (the ninety drafts and thirty decoys, shuffled) and `key.json`, which readers do not see.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRandom } from "#language/composer/random.ts";
import { sentencesOf } from "#language/text/sentences.ts";
import { countWords } from "#language/text/words.ts";
import { languageOf } from "#shared/options.ts";
import { entries, fullSubjects, numbered, shuffled, type Written, write } from "./entries.ts";

const [out = "", oldFile = ""] = process.argv.slice(2);
const seed = 30;
const sentencesDrawn = 300;
const decoysOfAKind = 10;
/** A shorter text of the earlier writer is the person's own line. */
const fewestWordsOfOld = 40;
/** A wrong subject is a decoy where it is seen: so many of its statements, or so large a share of an outline's lines. */
const fewestWrongStatements = 3;
const wrongShare = 0.5;
const claims = {
  ar: [
    "أكثر من 5,000 عميل اختارونا هذا العام.",
    "حصلنا على المركز الأول بين كل المنافسين.",
    "نضمن لكم النتيجة خلال أسبوع أو نرد المبلغ كاملًا.",
  ],
  en: [
    "More than 5,000 customers chose us this year.",
    "We ranked first among all competitors.",
    "Results in a week or your money back, guaranteed.",
  ],
} as const;

interface Draft extends Written {
  readonly made: "draft" | "outline" | "old" | "wrong pack" | "claim";
}

const random = createRandom(seed);
const old = new Map(
  (JSON.parse(readFileSync(oldFile, "utf8")) as { id: string; text: string }[]).map(({ id, text }) => [id, text]),
);

const drafts = (await Promise.all(entries.map((entry) => write(entry)))).map(
  (one): Draft => ({ ...one, made: one.isOutline ? "outline" : "draft" }),
);
const whole = shuffled(
  drafts.filter(({ made }) => made === "draft"),
  random,
);

const sentences = shuffled(
  whole.flatMap(({ id, asked, text }) =>
    sentencesOf(text)
      .filter((one) => !one.startsWith("[…"))
      .map((sentence) => ({ id, asked, sentence })),
  ),
  random,
).slice(0, sentencesDrawn);

const full = await fullSubjects();
const wrong = (await Promise.all(shuffled(entries, random).map(mistaken))).flatMap((one) => one ?? []).slice(0, decoysOfAKind);

const planted = whole.slice(0, decoysOfAKind).map((draft, at): Draft => {
  const blocks = draft.text.split("\n\n");
  blocks.splice(Math.max(1, blocks.length - 1), 0, claims[languageOf(draft.brief.variety)][at % 3] ?? "");
  return { ...draft, text: blocks.join("\n\n"), made: "claim" };
});
const earlier = whole
  .slice(decoysOfAKind)
  .filter(({ id }) => countWords(old.get(id) ?? "") >= fewestWordsOfOld)
  .slice(0, decoysOfAKind)
  .map((draft): Draft => ({ ...draft, text: old.get(draft.id) ?? draft.text, made: "old" }));
const read = shuffled([...drafts, ...wrong, ...planted, ...earlier], random);

mkdirSync(out, { recursive: true });
writeFileSync(
  `${out}/sentences.md`,
  numbered(sentences, ({ asked, sentence }) => `${asked}\nSENTENCE: ${sentence}`),
);
writeFileSync(
  `${out}/drafts.md`,
  numbered(read, ({ asked, text }) => `${asked}\n\n---\n${text}\n---`),
);
writeFileSync(
  `${out}/key.json`,
  JSON.stringify({ sentences, drafts: read.map(({ id, made }, at) => ({ number: at + 1, id, made })) }),
);
console.log(
  `${sentences.length} sentences, ${read.length} drafts, of which ${wrong.length} of a wrong subject, ${planted.length} with a claim, ${earlier.length} earlier`,
);

/** A draft in which the first of the other subjects that can be seen is seen; most texts hold nothing but what was told. */
async function mistaken(entry: (typeof entries)[number]): Promise<Draft | null> {
  const right = drafts.find(({ id }) => id === entry.id);
  for (const subject of shuffled(full, random)) {
    if (subject === right?.subject) continue;
    const draft = await write(entry, subject);
    const lines = draft.text.split("\n").filter((line) => line !== "");
    const foreign = lines.filter((line) => !right?.text.includes(line));
    const isSeen = draft.isOutline ? foreign.length >= lines.length * wrongShare : draft.statements >= fewestWrongStatements;
    if (isSeen) return { ...draft, made: "wrong pack" };
  }
  return null;
}
