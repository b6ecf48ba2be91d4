import { byCues } from "./by-cues.ts";
import { changed, people, planned } from "./cue-words.ts";
import { words } from "./cues.ts";
import type { NoteForm } from "./note-form.ts";

const before = words(
  "used to|before|back then|the old way|lost|losing|complained|family business|restaurants|branches|locations|founded in|in business since|" +
    "كان|كانت|كانوا|قبل ما|قبل العمل|سابقا|~شتكي|~شتكون|شركه عائليه|معمل عائله|عائله|عيله|شغل عائله|تاسست|فرع|فروع|موظف*",
);
const done = words(
  "took \\d+|took a|took two|took three|installed|sewed|put|moved|trained|training|added|built|set up|switched|replaced|redesigned|rolled out|tested|mapped|tagged|tags|we had to|at first|first we|then we|in the first week|" +
    "ركبنا|دربنا|بدلنا|نقلنا|اضفنا|ضفنا|غيرنا|طبقنا|ربطنا|صممنا|عملنا|سوينا|جربنا|بدانا|بلشنا|بدينا|استغرق*|~اخذ \\d+|اخذت|اخد|اخدت|خدت|علي مرحلتين|اول شي|اول حاجه|بعدين|بالاول|في البدايه|نفذنا|اعدنا|وزعنا|جهزنا",
);
const fixedIt = words(
  "had to move|had to change|missed|did not work at first|didn’t work at first|اضطررنا|اضطرينا|ما زبط*|ما اشتغل*|ما ضبط*|لم ينجح",
);
const earlier = { test: (folded: string) => before.test(folded) && !/(?:بعد ما|بدل ما|بعد ان) كان/u.test(folded) };

/** A client's story: how it stood, what was done, what came of it, and what comes next. */
export const caseStudy: NoteForm = {
  sectionOf: byCues([
    {
      section: "challenge",
      cues: [
        [2, earlier],
        [1, people],
      ],
    },
    {
      section: "approach",
      cues: [
        [3, done],
        [3, fixedIt],
      ],
    },
    { section: "result", cues: [[5, changed]] },
    { section: "next", cues: [[4, planned]] },
  ]),
  rest: { title: { en: "More facts", ar: "معطيات أخرى" }, before: "about" },
};
