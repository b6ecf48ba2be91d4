import { byCues } from "./by-cues.ts";
import { changed, people, planned, weDid } from "./cue-words.ts";
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
/** How it stands now, by a figure. */
const nowIs =
  /\b(?:is|are) (?:now )?(?:under|over|below|above|down|up)\b.*\d|\bnow\b.{0,20}\d|\bby half\b|(?<!\p{L})(?:صار|صارت|بقي|بقت|اصبح|اصبحت)(?!\p{L}).*(?:\d|يوم|ساعه)|(?<!\p{L})للنص(?!\p{L})/u;
/** What a place has, in figures. */
const holds =
  /(?<!\p{L})(?:فيه|فيها|عندها|عنده|لديها|لديه)\s(?:حوالي\s)?\d|\b(?:with|has|ships|serves|runs|handles)\b (?:about |around )?\d/u;
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
        [2, holds],
      ],
    },
    {
      section: "approach",
      cues: [
        [3, done],
        [3, fixedIt],
        [2, weDid],
      ],
    },
    {
      section: "result",
      cues: [
        [5, changed],
        [4, nowIs],
      ],
    },
    { section: "next", cues: [[4, planned]] },
  ]),
  rest: { title: { en: "More facts", ar: "معطيات أخرى" }, before: "about" },
};
