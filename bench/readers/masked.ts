/**
 * Drafts with topic and facts masked, whose subject a reader names among five of a group: `node bench/readers/masked.ts OUT`. Takes the
 * drafts with a full subject, outlines aside. Writes `masked.md` and `masked-key.json`, which readers do not see.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { contentWords } from "#language/composer/content-words.ts";
import { createRandom } from "#language/composer/random.ts";
import type { SubjectId } from "#language/subjects/registry.ts";
import { entries, fullSubjects, numbered, shuffled, write } from "./entries.ts";

const groups: readonly (readonly SubjectId[])[] = [
  ["specialty-coffee", "restaurant", "sweets-bakery", "home-cooking", "dates-olive-oil"],
  ["gym-fitness", "padel-sports", "salon-makeup-hair", "perfume-oud", "fashion-abaya"],
  ["schools", "exam-tutoring", "online-courses", "job-search", "freelancing"],
  ["entrepreneurship", "customer-service", "social-media-marketing", "online-store", "business-software", "app-launch"],
  ["real-estate", "interior-furniture", "cleaning-maintenance", "solar-energy", "hotels-chalets"],
  ["travel-destination", "desert-camping", "conference-event", "photography", "ramadan-eid"],
  ["cars", "gifts-flowers", "delivery-logistics", "gaming", "podcast-media"],
];
const named = 5;

const [out = ""] = process.argv.slice(2);
const random = createRandom(30);
const full = new Set(await fullSubjects());
const drafts = (await Promise.all(entries.map((entry) => write(entry)))).flatMap((draft) =>
  draft.subject && full.has(draft.subject) && !draft.isOutline ? [{ ...draft, subject: draft.subject }] : [],
);

const read = shuffled(drafts, random).map((draft) => {
  const { subject } = draft;
  const group = groups.find((one) => one.includes(subject)) ?? [];
  const others = shuffled(
    group.filter((one) => one !== subject),
    random,
  ).slice(0, named - 1);
  return { ...draft, choices: shuffled([subject, ...others], random), masked: masked(draft.text, draft.asked) };
});

mkdirSync(out, { recursive: true });
writeFileSync(
  `${out}/masked.md`,
  numbered(read, ({ masked, choices }) => `${masked}\n\n---\nOne of: ${choices.join(", ")}`),
);
writeFileSync(
  `${out}/masked-key.json`,
  JSON.stringify(read.map(({ id, subject, statements }, at) => ({ number: at + 1, id, subject, statements }))),
);
console.log(`${read.length} drafts, ${read.filter(({ statements }) => statements > 0).length} with a statement of their subject`);

/** A text without the words of its brief, in whatever form. */
function masked(text: string, asked: string): string {
  const told = contentWords(asked);
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const isTold = /\p{N}/u.test(word) || [...contentWords(word)].some((form) => told.has(form));
    return isTold ? "▒▒▒" : word;
  });
}
