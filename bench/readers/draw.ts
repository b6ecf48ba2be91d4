/**
 * Draws what readers judge, kinds hidden: `node bench/readers/draw.ts OUT OLD`. OLD is a JSON list of `{ id, text }` by the writer of phrases
 * 'true of any subject' (the commit before decision 39), for decoys. Writes `sentences.md` (300 sentences with what was told),
 * `drafts.md` (the ninety drafts and thirty decoys, shuffled) and `key.json`, which readers do not see.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isOutline } from "#language/checks/words.ts";
import { composeBrief } from "#language/composer/compose-brief.ts";
import { createRandom, type Random } from "#language/composer/random.ts";
import { loadSubject, type SubjectId, subjectIds } from "#language/subjects/registry.ts";
import { withSubject } from "#language/subjects/subject-of.ts";
import { isThin } from "#language/subjects/thin-subject.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { sentencesOf } from "#language/text/sentences.ts";
import { countWords } from "#language/text/words.ts";
import { type Brief, brief as briefSchema, type FieldValue } from "#shared/contracts/brief.ts";

const [out = "", oldFile = ""] = process.argv.slice(2);
const seed = 29;
const sentencesDrawn = 300;
const decoysOfAKind = 10;
/** A shorter sentence is a label or a formula, and a shorter text of the earlier writer is the person's own line. */
const fewestWords = 6;
const fewestWordsOfOld = 40;
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

interface Entry {
  readonly id: string;
  readonly pack?: string;
  readonly brief: Brief;
}

interface Draft {
  readonly id: string;
  readonly asked: string;
  readonly text: string;
  readonly made: "draft" | "outline" | "old" | "wrong pack" | "claim";
}

const random = createRandom(seed);
const briefs = new URL("../briefs/", import.meta.url);
const entries = readdirSync(briefs)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, briefs), "utf8")) as Entry[]);
const old = new Map(
  (JSON.parse(readFileSync(oldFile, "utf8")) as { id: string; text: string }[]).map(({ id, text }) => [id, text]),
);

/** The draft of a brief, of the subject that is found in it or of another one. */
async function write({ id, brief: given, pack }: Entry, other?: SubjectId): Promise<Draft> {
  const { brief, template, targetWords } = checkBrief(briefSchema.parse(given));
  const found = withSubject(brief);
  const subject = other ?? subjectIds.find((one) => one === (pack ?? found.subject));
  const written = { ...found, ...(subject ? { subject } : {}) };
  const text = composeBrief(written, template, targetWords, 1, subject ? await loadSubject(subject) : null);
  const notes = (brief.notes ?? []).map((note) => `  - ${note}`);
  const shown = (value: FieldValue) =>
    Array.isArray(value) ? value.join("; ") : typeof value === "object" ? `${value.amount} ${value.currency}` : value;
  const fields = Object.values(brief.fields).map((value) => `  - ${shown(value)}`);
  const asked = [
    `${template.name.en}, ${brief.variety}, ${targetWords} words`,
    `TOPIC: ${brief.topic}`,
    "TOLD:",
    ...notes,
    ...fields,
  ];
  return { id, asked: asked.join("\n"), text, made: other ? "wrong pack" : isOutline(text) ? "outline" : "draft" };
}

const drafts = await Promise.all(entries.map((entry) => write(entry)));
const whole = shuffled(drafts.filter(({ made }) => made === "draft"));

const sentences = shuffled(
  whole.flatMap(({ id, asked, text }) =>
    sentencesOf(text)
      .filter((one) => !one.startsWith("[…"))
      .map((sentence) => ({ id, asked, sentence })),
  ),
).slice(0, sentencesDrawn);

// A wrong subject is a decoy where its statements stand in the text: two sentences at least, and a third of all.
const full = (await Promise.all(subjectIds.map(async (id) => ({ id, isThin: isThin((await loadSubject(id)).pack) }))))
  .filter((one) => !one.isThin)
  .map(({ id }) => id);
const mistaken = await Promise.all(shuffled(entries).map((entry, at) => write(entry, full[(at * 7 + 3) % full.length])));
const wrong = mistaken
  .filter(({ id, text }) => isOther(text, drafts.find((one) => one.id === id)?.text ?? ""))
  .slice(0, decoysOfAKind);

const planted = whole.slice(0, decoysOfAKind).map((draft, at): Draft => {
  const language = /en-american/.test(draft.asked) ? "en" : "ar";
  const blocks = draft.text.split("\n\n");
  blocks.splice(Math.max(1, blocks.length - 1), 0, claims[language][at % 3] ?? "");
  return { ...draft, text: blocks.join("\n\n"), made: "claim" };
});
const earlier = whole
  .slice(decoysOfAKind)
  .filter(({ id }) => countWords(old.get(id) ?? "") >= fewestWordsOfOld)
  .slice(0, decoysOfAKind)
  .map((draft): Draft => ({ ...draft, text: old.get(draft.id) ?? draft.text, made: "old" }));
const read = shuffled([...drafts, ...wrong, ...planted, ...earlier]);

mkdirSync(out, { recursive: true });
const numbered = <T>(all: readonly T[], print: (one: T) => string) =>
  all.map((one, at) => `### ${at + 1}\n${print(one)}`).join("\n\n");
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
  `${sentences.length} sentences, ${read.length} drafts, of which ${wrong.length + planted.length + earlier.length} decoys`,
);

function isOther(text: string, right: string): boolean {
  const sentences = sentencesOf(text).filter((one) => !one.includes("[…") && countWords(one) >= fewestWords);
  const foreign = sentences.filter((one) => !right.includes(one));
  return foreign.length >= 2 && foreign.length * 3 >= sentences.length;
}

function shuffled<T>(all: readonly T[], by: Random = random): T[] {
  return all
    .map((one) => ({ one, at: by() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
