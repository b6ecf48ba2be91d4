import type { NoteForm } from "./note-form.ts";

/** The questions take their answers themselves; what nobody asked stands at the end. */
export const faq: NoteForm = {
  sectionOf: () => null,
  rest: {
    title: {
      en: "Good to know",
      ar: "معلومات مفيدة",
      spoken: {
        "ar-saudi": "معلومات تفيد",
        "ar-egyptian": "معلومات مهمة",
        "ar-emirati": "معلومات تفيد",
        "ar-kuwaiti": "معلومات تفيد",
        "ar-qatari": "معلومات تفيد",
        "ar-lebanese": "معلومات بتفيد",
        "ar-jordanian": "معلومات بتفيد",
      },
    },
    before: "contact",
  },
};
