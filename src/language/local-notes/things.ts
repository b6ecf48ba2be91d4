import type { LocalNote } from "#shared/contracts/markets.ts";
import { fold } from "../text/normalise.ts";
import type { Concept } from "../varieties/lexicon.ts";
import type { VarietyProfile } from "../varieties/profile.ts";
import { profiles } from "../varieties/registry.ts";
import { type BriefWords, joinedBefore } from "./brief-words.ts";

/** What people sell, eat, wear and own: words that a customer looks for by their local name. */
const things: readonly Concept[] = [
  "car",
  "phone",
  "invoice",
  "box",
  "bag",
  "clothes",
  "shoes",
  "dress",
  "suit",
  "breakfast",
  "lunch",
  "dinner",
  "bread",
  "tea",
  "coffee",
  "milk",
  "tomatoes",
  "potatoes",
  "fruit",
  "sweets",
  "pasta",
  "fridge",
  "bed",
  "sofa",
  "window",
  "airConditioner",
  "fan",
  "glasses",
  "spoon",
  "cup",
  "plate",
  "towel",
  "soap",
  "hospital",
  "pharmacy",
];

/** More of them are a lesson rather than a note. */
const notesMax = 3;

/** Each folded form with the one thing that it means; a form that means two things in two countries is nobody's. */
let thingOfForm: ReadonlyMap<string, Concept> | null = null;

function indexForms(): Map<string, Concept> {
  const found = new Map<string, Concept | null>();
  for (const profile of Object.values(profiles)) {
    for (const thing of things) {
      for (const form of (profile.lexicon[thing] ?? []).map(fold)) {
        const known = found.get(form);
        found.set(form, known === undefined || known === thing ? thing : null);
      }
    }
  }
  return new Map([...found].filter((entry): entry is [string, Concept] => entry[1] !== null));
}

/** The country's own forms; a thing that it names as Standard Arabic does may be missing in its lexicon. */
function formsOf(thing: Concept, here: VarietyProfile): readonly string[] {
  return here.lexicon[thing] ?? profiles["ar-standard"].lexicon[thing] ?? [];
}

/** English names of things are the concepts' own; they tell something only where the country has a word of its own. */
function thingNamed(folded: string, here: VarietyProfile): Concept | undefined {
  const english = things.find((thing) => thing.toLowerCase() === folded);
  if (english) return here.region !== "standard" && here.lexicon[english] ? english : undefined;
  const bare = folded.replace(new RegExp(`^${joinedBefore}(?=\\p{L}{3})`, "u"), "");
  thingOfForm ??= indexForms();
  return thingOfForm.get(folded) ?? thingOfForm.get(bare);
}

/** Where the brief names a thing by a word that the country does not use for it. */
export function thingNotes({ words }: BriefWords, here: VarietyProfile): LocalNote[] {
  if (here.region === "english") return [];
  const notes = new Map<Concept, LocalNote>();
  for (const { typed, folded } of words) {
    const thing = thingNamed(folded, here);
    if (!thing || notes.has(thing)) continue;
    const forms = formsOf(thing, here);
    const isKnown = forms.some((form) => new RegExp(`^${joinedBefore}${fold(form)}$`, "u").test(folded));
    if (forms[0] && !isKnown) notes.set(thing, { code: "word", params: { word: typed, here: forms[0] } });
  }
  return [...notes.values()].slice(0, notesMax);
}
