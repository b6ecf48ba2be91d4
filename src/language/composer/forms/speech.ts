import { isPractical, noteKind } from "../../notes/note-kind.ts";
import { byCues } from "./by-cues.ts";
import { planned } from "./cue-words.ts";
import { words } from "./cues.ts";
import type { NoteForm } from "./note-form.ts";

const thanks = words(
  "thank|thanks|thank you|grateful|we also remember|we remember|don’t forget|in memory of|shout-out|shoutout|" +
    "نشكر|منشكر|بنشكر|نشكركم|شكر|شكرا|والشكر|الشكر|ممتنين|ممتنون|نذكر|منذكر|بنذكر|نتذكر|ما ننسي|ما مننسي|لا ننسي|مش هننسي|نخص بالذكر|نحيي|منحيي|بنحيي|تحيه ل*|رحمه الله|الله يرحم*|المرحوم*",
);
const began = words(
  "كان اول|كانت اول|started in|began in|we started|it started|founded in|back in|years ago|in \\d{4}|first day|i remember|" +
    "بلشنا|بدينا|بدانا|ابتدينا|بدايتنا|البدايه|اول يوم|كنا|كانت البدايه|من سنه \\d+|سنه \\d{4}|عام \\d{4}|قبل سنه|قبل سنتين|قبل \\d+|تاسست|تاسسنا",
);
const calls = words(
  "join us|we ask you|sign up|volunteer with|donate|help us|انضموا|شاركوا|تبرعوا|ساعدونا|تطوعوا|نطلب منكم|بنطلب منكم|منطلب منكم|ندعوكم|بندعوكم|نبيكم|نبغاكم|عايزينكم|بدنا ياكم|بدنا اياكم",
);

const occasion = words(
  "the event|the banquet|the ceremony|the dinner|the party|the gala|event|banquet|ceremony|الحفل|الحفله|حفلنا|المناسبه|اللقاء|الحفل الختامي",
);
/** When and where the guests come: for the speaker's own paper. */
const isInvitation = {
  test: (folded: string) => occasion.test(folded.split(" ").slice(0, 3).join(" ")) && isPractical(noteKind(folded)),
};

/** A speaker tells how it began, says what there is to say, then what is to come, and thanks by name at the end. */
export const speech: NoteForm = {
  sectionOf: byCues([
    { section: "speaker", cues: [[5, isInvitation]] },
    { section: "story", cues: [[2, began]] },
    {
      section: "call",
      cues: [
        [3, planned],
        [4, calls],
      ],
    },
    { section: "thanks", cues: [[6, thanks]] },
  ]),
  // Who notes 'thank Ann' says it of themselves.
  say: (fact) => fact.replace(/^thank (?!you\b)/iu, "I want to thank "),
  rest: { section: "message" },
};
