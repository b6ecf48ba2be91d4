import { byCues } from "./by-cues.ts";
import { words } from "./cues.ts";
import type { NoteForm } from "./note-form.ts";

const tip = words(
  "secret|trick|the key is|key is|tip|don’t|never|careful|serve|serves well|serve it|goes with|best with|leftovers|" +
    "السر|سرها|سره|سر|الحركه|الفكره ان*|نصيحه|نصيحتي|انتبهي|انتبه|انتبهوا|اوعي|لا تكثر*|لا تكتر*|لا تزيد*|نقدمها|نقدمه|منقدمها|منقدمه|بنقدمها|بنقدمه|بتتقدم|تتقدم|تقدم مع|يقدم مع|تنوكل مع|بتتاكل مع",
);
const step = words(
  "first|then|after that|finally|boil|simmer|fry|bake|stir|chop|soak|preheat|marinate|knead|roast|grill|let it rest|" +
    "اولا|بعدين|بعدها|وبعدها|ثم|اخر شي|اسلق*|~سلق|~قلي|نقلي|بنقلي|منقلي|~حمس|احمس*|~حط*|حطي|حطوا|~غلي|تغلي|~نقع|انقع*|~عجن|اعجن*|~فرم|افرم*|~تبل|تبلي|ادخل* الفرن|علي نار|عنار|~حرك|حركي",
);

const takes = words("takes|ready in|~اخذ|~اخد|~ستغرق|جاهزه ب|جاهزه في|تخلص ب|بتخلص ب");

/** A secret is a tip, and what is done at the stove a step. How long it takes stands beside how many it feeds. Who cooks it, and when, is its story. */
export const recipe: NoteForm = {
  sectionOf: byCues([
    { section: "tip", cues: [[5, tip]] },
    { section: "servings", cues: [[4, takes]] },
    { section: "steps", cues: [[3, step]] },
  ]),
};
