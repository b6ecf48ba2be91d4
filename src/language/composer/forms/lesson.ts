import { byCues } from "./by-cues.ts";
import { words } from "./cues.ts";
import type { NoteForm } from "./note-form.ts";

const steps = words(
  "first|then|next|after that|finally|step \\d+|last step|before you|must|always|never|make sure|have to|has to|need to|needs to|should|" +
    "اولا|ثانيا|ثالثا|اول شي|اول خطوه|اول حاجه|الخطوه|بعدين|بعدها|وبعدها|ثم|اخر شي|اخيرا|لازم|يجب|ينبغي|ضروري|لا بد|تاكد*|دايما|ابدا|ممنوع",
);
const example = words("for example|e.g.|say you|مثلا|مثال|علي سبيل المثال|يعني لو|~جمع حوالي|~عطي حوالي|~طلع حوالي");
const slip = words(
  "mistake|mistakes|common error|don’t|do not|avoid|people forget|غلط|غلطه|اغلاط|خطا|اخطاء|اوعي|اوعك|انتبه*|احذر*|الناس تنسي|الناس بتنسي|لا ت*",
);

/** What is to be done stands in the order of telling, an example by itself; everything else explains. */
export const lesson: NoteForm = {
  sectionOf: byCues([
    { section: "steps", cues: [[3, steps]] },
    { section: "worked-example", cues: [[4, example]] },
    { section: "mistakes", cues: [[2, slip]] },
  ]),
  // One thing to do is no method.
  least: { steps: 2 },
};
