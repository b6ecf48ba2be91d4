import { byCues } from "./by-cues.ts";
import { planned } from "./cue-words.ts";
import { words } from "./cues.ts";
import type { NoteForm } from "./note-form.ts";

const thanks = words(
  "thank|thanks|thank you|grateful|sponsored by|sponsors|volunteers|نشكر|منشكر|بنشكر|شكر|شكرا|الشكر|مشكورين|برعايه|الرعاه|متطوع|متطوعين|متطوعه",
);
const again = words(
  "again in|next one|next event|come back in|بنعيد*|نعيده*|بنرجع*|نرجع لكم|النسخه الثانيه|النسخه الجايه|البطوله اليايه|البطوله الجايه",
);

/** Thanks, and what comes next, end a recap. */
export const eventRecap: NoteForm = {
  sectionOf: byCues([
    {
      section: "thanks",
      cues: [
        [3, thanks],
        [3, again],
        [2, planned],
      ],
    },
  ]),
};
